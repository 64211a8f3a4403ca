/** Which hands `omaha8 replay` is asked for: the options, and how their values are read. */
import { GAMES } from '../../games/game.ts';
import type { HandFilter } from '../../history/filters.ts';
import { isoTime } from '../../history/time.ts';
import { badOption } from '../../text/errors.ts';
import { quoted } from '../../text/words.ts';
import type { OptionSpecs, OptionValues } from '../arguments/command.ts';
import { given, readAmount, readChoice, readGame, readInteger } from '../arguments/options.ts';

const STRUCTURES = ['limit', 'pot-limit', 'no-limit'] as const;
const SHORT: Readonly<Record<string, string>> = { fl: 'limit', pl: 'pot-limit', nl: 'no-limit' };

export const FILTER_OPTIONS = {
  player: {
    help: 'NAME of a player: only hands that they were dealt into, and totals of them alone',
  },
  hero: {
    flag: true,
    help: 'only hands whose file tells whose it is, by their cards, and totals of that player alone',
  },
  from: {
    help: 'DATE, such as 2024-05-31 or 2024-05-31T20:00 (UTC): only hands of then and later',
  },
  to: { help: 'DATE: only hands up to then, all of that day, month or year with them' },
  site: { help: 'NAME of a site, or a part of it, such as stars' },
  game: {
    help: 'GAME that is played: omaha8, omahahi or a name such as bigo (five cards)',
    words: GAMES,
  },
  structure: {
    help: 'KIND of betting: limit (fl), pot-limit (pl) or no-limit (nl)',
    words: STRUCTURES,
  },
  stakes: { help: 'BLINDS, or bets of a limit game, such as 0.05/0.10' },
  players: {
    help: 'COUNT of players who were dealt in, such as 2, or from the least to the most, 4-6',
  },
  showdown: { flag: true, help: 'only hands in which two or more were left at the end' },
  'all-in': { flag: true, help: 'only hands with an all-in before all cards were out' },
  'pot-over': { help: 'AMOUNT: only hands with more than that in the pots' },
  contradictions: { flag: true, help: 'only hands that contradict the rules or themselves' },
} as const satisfies OptionSpecs;

/** A year, a month, a day, or a time, in UTC. */
const DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;

function readDate(text: string, where: string): string {
  const date = text
    .trim()
    .replaceAll('/', '-')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const isTime = date.includes(':');
  const time = DATE.test(date) && isTime ? isoTime(date) : date;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) ? isoTime(`${date} 00:00`) !== null : true;
  if (!DATE.test(date) || time === null || !isDate) {
    throw badOption(`${where} ${quoted(text)} is not a date, such as 2024-05-31`);
  }
  // A minute lasts to its end, as a day does.
  return /:\d\d:\d\d/.test(date) || !isTime ? time.replace('Z', '') : time.slice(0, 16);
}

function readNumber(text: string, where: string): number {
  const amount = Number(readAmount(text, where));
  if (Number.isFinite(amount)) return amount;
  throw badOption(`${where} ${quoted(text)} is not an amount, such as 100 or 0.50`);
}

function readStakes(text: string): [number, number] {
  const parts = text.split('/');
  if (parts.length !== 2)
    throw badOption(`--stakes ${quoted(text)} is not two amounts, such as 0.05/0.10`);
  const [small, big] = parts.map((part) => readNumber(part, '--stakes'));
  return [small, big];
}

function readPlayers(text: string): [number, number] {
  const [first, last = first] = text.split(/[-–]| to /);
  const least = readInteger(first, '--players', 2);
  return [least, readInteger(last, '--players', least)];
}

/** @throws Omaha8Error for a value that is none of its option's */
export function readFilter(options: OptionValues<typeof FILTER_OPTIONS>): HandFilter {
  const { player, hero, from, to, site, game, structure, stakes, players, showdown } = options;
  if (player !== undefined && hero) throw badOption('give either --player or --hero, not both');
  const kind = structure?.trim().toLowerCase();
  const filter = given({
    player,
    hero,
    from: from === undefined ? undefined : readDate(from, '--from'),
    to: to === undefined ? undefined : readDate(to, '--to'),
    site,
    game: game === undefined ? undefined : readGame(game, '--game'),
    structure:
      kind === undefined ? undefined : readChoice(SHORT[kind] ?? kind, '--structure', STRUCTURES),
    stakes: stakes === undefined ? undefined : readStakes(stakes),
    players: players === undefined ? undefined : readPlayers(players),
    showdown,
    allIn: options['all-in'],
    potOver:
      options['pot-over'] === undefined ? undefined : readNumber(options['pot-over'], '--pot-over'),
    contradictions: options.contradictions,
  });
  if (
    filter.from !== undefined &&
    filter.to !== undefined &&
    filter.from.slice(0, filter.to.length) > filter.to
  ) {
    throw badOption(`--from ${quoted(from ?? '')} is later than --to ${quoted(to ?? '')}`);
  }
  return filter;
}
