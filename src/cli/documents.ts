/** What every command prints with `--json`, by type: `omaha8 schema` is made of these. */
import type { CardText } from '../cards/text.ts';
import type { Equity } from '../equity/result.ts';
import type { Evaluation } from '../evaluator/evaluate.ts';
import type { QueryResult } from '../query/result.ts';
import type { HutchisonPoints } from '../ranges/hutchison.ts';
import type { HandRank } from '../ranges/rank-hand.ts';
import type { Showdown } from '../showdown/result.ts';
import type { Study } from '../study/study.ts';
import type { BenchReport } from './bench.ts';
import type { RangeReport } from './range/range-text.ts';
import type { ReplayTotals } from './replay/replay.ts';
import type { ReplayDocument } from './replay/replay-json.ts';
import type { VersionReport } from './version.ts';

/** What stands in the place of a result of `equity --input`. */
export interface JobError {
  /** Of the job's line, from 1. */
  line: number;
  error: string;
}

/** With `--input` each result is a line, with the id of its job and without threads and time, unless asked for. */
export type EquityLine = { id?: unknown } & (
  | (Omit<Equity, 'threads' | 'elapsedMs'> & Partial<Pick<Equity, 'threads' | 'elapsedMs'>>)
  | JobError
);

export interface RankDocument {
  hand: CardText[];
  rankings: HandRank[];
  /** Of four cards, for Hi/Lo. */
  hutchison?: HutchisonPoints;
}

/** With `--list`, `--classes` or `--sample` the hands besides. */
export interface RangeDocument extends RangeReport {
  list?: { hand: CardText[]; weight: number }[];
  sample?: CardText[][];
  classList?: { name: string; hands: number; of: number; weight: number }[];
}

/** One line of `replay --json`: a hand, or why one was not read. */
export type ReplayLine = { file: string; line: number | null } & (
  | ReplayDocument
  | { error: string }
  | { skipped: string }
);

/** By command. Those of `equity --input` and `replay` are lines; all others are one document. */
export interface Documents {
  eval: Evaluation;
  showdown: Showdown;
  equity: Equity;
  'equity-input': EquityLine;
  query: QueryResult;
  study: Study;
  range: RangeDocument;
  rank: RankDocument;
  replay: ReplayLine;
  'replay-totals': ReplayTotals;
  bench: BenchReport;
  version: VersionReport;
}
