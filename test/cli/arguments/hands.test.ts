import { describe, expect, it } from 'vitest';
import { complaint, printed } from '../fake-io.ts';

const RIVER = '--board 7s7d5c2hJs';

describe('a slip in the hands is answered with what was probably meant', () => {
  it.each([
    [
      `eval random ${RIVER}`,
      'eval takes whole hands; "random" is any hand, which only equity can take',
    ],
    [`eval '*' ${RIVER}`, 'eval takes whole hands; "*" is any hand, which only equity can take'],
    [
      `showdown AhAd8s9c ' Random ' ${RIVER}`,
      'showdown takes whole hands; " Random " is any hand, which only equity can take',
    ],
    ['equity AsAh2s3h any', `"any" in hand 2 is not a hand; any hand is '*' or random`],
    ['equity AsAh2s3h ???', `"???" in hand 2 is not a hand; any hand is '*' or random`],
    ['equity AsAh2s3h -', `"-" in hand 2 is not a hand; any hand is '*' or random`],
    [
      'equity As Ah 2s 3h Ks Kd Qs Jd 5c 6c 7c 8c',
      "12 hands were given; equity takes at most 11 (cards with spaces between them need quotes: 'As Ah 2s 3h')",
    ],
    [
      `showdown As Ah 2s 3h Ks Kd Qs Jd ${RIVER}`,
      "hand 1 has 1 card; an Omaha hand has 4, 5 or 6 (cards with spaces between them need quotes: 'As Ah 2s 3h')",
    ],
    [
      `eval As Ah 2s 3h ${RIVER}`,
      'eval takes one hand, but "Ah" follows "As"; quote cards that are separated by spaces',
    ],
    [
      'equity AsAh2s3h,KsKdQsJd',
      'only one hand was given; equity needs at least two (\'*\' is any hand); "AsAh2s3h,KsKdQsJd" is one argument; put a space between hands: AsAh2s3h KsKdQsJd',
    ],
    [
      "equity '(AA,KK):$ds, 15%'",
      "only one hand was given; equity needs at least two ('*' is any hand); \"(AA,KK):$ds, 15%\" is one argument; put a space between hands: '(AA,KK):$ds' '15%'",
    ],
    ["equity '(AA,KK)'", "only one hand was given; equity needs at least two ('*' is any hand)"],
    [
      `showdown 'AhAd8s9c 4h4d3sKc' ${RIVER}`,
      'a showdown needs at least two hands, got 1 ("AhAd8s9c 4h4d3sKc" is one argument; put a space between hands: AhAd8s9c 4h4d3sKc)',
    ],
    [
      'equity AsAh2s3h vs KsKdQsJd',
      'invalid rank v in card "vs" in hand 2; ranks are A, K, Q, J, T (or 10), 9 to 2 (only a space goes between hands: leave out "vs")',
    ],
    [
      `showdown AhAd8s9c 4h4d3sKc ${RIVER} --bets 50 100`,
      'invalid suit 0 in card "100" in hand 3; suits are s, h, d, c ("100" is among the hands: lists have commas and no spaces, as in --bets 50,200,200)',
    ],
    ['equity As', "only one hand was given; equity needs at least two ('*' is any hand)"],
  ])('%s', async (line, sentence) => {
    expect(await complaint(line)).toBe(sentence);
  });
});

describe('what can be read in one way only is read', () => {
  it('amounts and seats may be separated by spaces, as cards may', async () => {
    const line = `showdown AhAd8s9c 4h4d3sKc QcQdJcTd ${RIVER}`;
    const commas = await printed(`${line} --bets 50,60,60 --folded 2`);
    for (const bets of ['50 60 60', ' 50, 60  60 ', '50 ,60,60']) {
      expect(await printed(`${line} --bets '${bets}' --folded 2`)).toBe(commas);
    }
    expect(await complaint(`${line} --bets 50,,60`)).toBe(
      'bet 2 "" is not an amount; write digits, like 20 or 7.75',
    );
    expect(await complaint(`${line} --bets ' '`)).toBe('--bets is empty');
  });

  it('amounts may be written as money, and seats by name', async () => {
    const line = `showdown AhAd8s9c 4h4d3sKc QcQdJcTd ${RIVER}`;
    const plain = await printed(
      `${line} --bets 50,1000,1000 --folded 1 --names Ann,Bob,Cy --button 2`,
    );
    for (const options of [
      `--bets '$50 $1,000 $1,000' --folded Ann --names Ann,Bob,Cy --button Bob`,
      `--bets '50, 1,000, 1,000' --folded ann --names Ann,Bob,Cy --button 'seat 2'`,
      `--bets 50,1k,1_000 --folded '#1' --names Ann,Bob,Cy --button bob`,
    ]) {
      expect(await printed(`${line} ${options}`)).toBe(plain);
    }
    const pot = await printed(`${line} --pot 1000 --chip 0.05 --rake 2.5`);
    expect(await printed(`${line} --pot 1,000 --chip '$.05' --rake '$2.50'`)).toBe(pot);
  });

  it.each(['5%,cap=3', '5%, cap = 3', '5% cap 3', '5 percent, max $3', '5%,cap=$3.00'])(
    'a rake of %s',
    async (rake) => {
      const line = `showdown AhAd8s9c 4h4d3sKc ${RIVER} --pot 100 --rake '${rake}'`;
      expect(await printed(line)).toContain('Pot of 100 less 3 rake');
    },
  );

  it('a rake that is less than a chip is none, and was meant for a percentage', async () => {
    const line = `showdown AhAd8s9c 4h4d3sKc ${RIVER} --pot 100 --rake .05`;
    expect(await complaint(line)).toBe(
      'rake ".05" is less than a chip of 1; for 5 percent write 5%',
    );
    expect(await printed(`${line} --chip 0.05`)).toContain('less 0.05 rake');
  });

  it('words of an option may be in capitals', async () => {
    const line = `showdown AhAd8s9c 4h4d3sKc ${RIVER} --pot 66`;
    expect(await printed(`${line} --game OMAHAHI --odd-chips Halves`)).toBe(
      await printed(`${line} --game omahahi --odd-chips halves`),
    );
  });
});

it('a seed beside an exact answer is said to have no part in it', async () => {
  const note = 'The seed is not used: nothing in an exact answer is random.';
  const job = `equity AsAh2s3h KsKdQsJd --board 7h5c2d`;
  expect((await printed(`${job} --seed 5`)).split('\n')).toContain(note);
  expect(await printed(job)).not.toContain(note);
  expect(await printed(`${job} --seed 5 --trials 10`)).not.toContain(note);
  expect(JSON.parse(await printed(`${job} --seed 5 --json`)).seed).toBe(null);
});
