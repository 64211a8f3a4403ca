/** Bad input, which one sentence on standard error has to name: facts of the kind `input-error`. */
import { questionArgs, readQuestion } from './equity.ts';
import { cardList, cardsText, type Fields, gameOf } from './fields.ts';
import { commandLine, omaha8 } from './program.ts';
import type { Check } from './report.ts';
import { readTable, showdownArgs } from './table.ts';

export function inputErrorCheck(input: Fields, expected: Fields): Check['run'] {
  const args = argsFor(input);
  const exitCode = expected.take<number>('exit_code', 'exit') ?? 2;
  const named = textsIn(expected.take<string>('error', 'message') ?? '');
  return async (report) => {
    report.command = commandLine(args);
    const { code, stdout, stderr } = await omaha8(args);
    report.expect('exit code', code, exitCode);
    report.expect('standard output', stdout, '');
    report.expect('lines of standard error', stderr.trim().split('\n').length, 1);
    for (const text of named) {
      report.check(
        stderr.toLowerCase().includes(text.toLowerCase()),
        `standard error does not name ${text}: ${stderr.trim()}`,
      );
    }
  };
}

/** What a message is about: the texts that it quotes, and its cards. */
function textsIn(message: string): string[] {
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
  return [...quoted, ...(message.match(/\b(10|[2-9TJQKA])[cdhs]\b/g) ?? [])];
}

/** The command that meets the bad input and no other fault. */
function argsFor(input: Fields): string[] {
  const args = input.take<string[]>('args', 'argv');
  if (args !== undefined) return args;
  if (input.take('hands') !== undefined) {
    const table = readTable(input);
    const isSettled = table.pot !== undefined || table.bets !== undefined;
    if (isSettled || cardList(table.board).length === 5) return showdownArgs(table);
    return questionArgs(readQuestion(input).question);
  }
  const hole = input.take<string | string[]>('hole');
  const cards = [hole ?? input.take<string | string[]>('cards') ?? []].flat();
  // A list of more cards than a hand has is a hand and a board.
  const isDeal = hole === undefined && cards.length > 6;
  const hand = isDeal ? cards.slice(0, 4) : cards;
  const board = input.take<string | string[]>('board') ?? (isDeal ? cards.slice(4) : fresh(cards));
  return ['eval', cardsText(hand), '--board', cardsText(board), '--game', gameOf(input)];
}

/** Three cards that are not among these. */
function fresh(cards: readonly string[]): string[] {
  const used = cardList(cards).map((card) => card.toLowerCase());
  const deck = [...'cdhs'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
  return deck.filter((card) => !used.includes(card.toLowerCase())).slice(0, 3);
}
