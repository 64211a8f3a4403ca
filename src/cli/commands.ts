import type { Command, OptionSpecs } from './arguments/command.ts';

interface Entry {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command<OptionSpecs> }>;
}

/** A command is loaded only when it runs: nobody waits for the parts of the others. */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  eval: {
    summary: 'the best high and low of one hand, and which cards play',
    load: () => import('./eval.ts'),
  },
  showdown: {
    summary: 'who wins what: halves, quarters, side pots, odd chips',
    load: () => import('./showdown/showdown.ts'),
  },
  equity: {
    summary: 'how much hands are worth before all cards are out',
    load: () => import('./equity/equity.ts'),
  },
  query: {
    summary: 'any question about deals, in the query language PQL',
    load: () => import('./query/query.ts'),
  },
  study: {
    summary: 'one page for a spot: streets, next cards, what it makes, the range',
    load: () => import('./study/study.ts'),
  },
  range: {
    summary: 'which hands a range has, how many, and of what kinds',
    load: () => import('./range/range.ts'),
  },
  rank: {
    summary: 'where a hand stands among all starting hands',
    load: () => import('./rank.ts'),
  },
  replay: {
    summary: 'what happened in hands that were played, and what they add up to',
    load: () => import('./replay/replay.ts'),
  },
  bench: {
    summary: 'how fast all this is on this machine',
    load: () => import('./bench.ts'),
  },
  mcp: {
    summary: 'a server of the Model Context Protocol, for assistants',
    load: () => import('./mcp/mcp.ts'),
  },
  completion: {
    summary: 'a script that has a shell complete commands, options and values',
    load: () => import('./reference/completion.ts'),
  },
  schema: {
    summary: 'the JSON Schema of what a command prints with --json',
    load: () => import('./reference/schema.ts'),
  },
};

/** The options that the program has without a command. */
export const UNIVERSAL = {
  help: { flag: true, alias: 'h', help: 'show this help' },
  version: {
    flag: true,
    help: 'show the version; with --json also of the engines and Node',
  },
} as const satisfies OptionSpecs;

/** The options that every command has. */
export const COMMON = {
  output: {
    alias: 'o',
    help: 'FILE to write the result to, whole or not at all (default: standard output)',
    path: 'file',
  },
  ...UNIVERSAL,
} as const satisfies OptionSpecs;

/** `omaha8 help eval` is `omaha8 eval --help`. */
export const HELP_WORD = 'help';

export const ABOUT =
  'Omaha Hi/Lo eight-or-better, and Omaha high: who wins what, and what a hand is worth.';

export const EXAMPLES: readonly string[] = [
  'omaha8 eval AhAd8s9c --board 7s7d5c2hJs',
  'omaha8 showdown AhAd8s9c 4h4d3sKc --board 7s7d5c2hJs --pot 100',
  'omaha8 equity AsAh2s3h KsKdQsJd',
  "omaha8 equity AsAh2s3h '*' --board 7h5c2d",
  "omaha8 study As2dKhQc '*' --board 3h5c8s",
  "omaha8 range 'A2:$ds'",
  'omaha8 replay --summary histories/',
];
