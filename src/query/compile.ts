/** A statement, checked: what to work out for every deal. */

import { Checker, type Expression, type Named } from './check.ts';
import { badQuery } from './fault.ts';
import { readSetting, type Setting } from './setting.ts';
import type { Wanted } from './tally.ts';
import type { Selection, Statement } from './tree.ts';
import { isNumber, isOrdered, type Type } from './types.ts';

/** One thing that is asked for, checked. */
export interface Ask {
  readonly selection: Selection;
  readonly expression: Expression;
  readonly wanted: Wanted;
}

export interface Compiled {
  readonly setting: Setting;
  readonly asks: readonly Ask[];
  readonly where: Expression | null;
  /** Ranges and board patterns that expressions name, by the value that stands for each. */
  readonly ranges: readonly Named[];
  readonly boards: readonly Named[];
  readonly orderings: Checker['orderings'];
  /** The streets whose boards make a difference: a bit for each. */
  readonly streets: number;
  /** About how many nanoseconds the expressions of a deal take. */
  readonly cost: number;
}

/** @throws Omaha8Error `bad-query`, with the place of what is wrong */
export function compile(query: string, statement: Statement): Compiled {
  const setting = readSetting(query, statement);
  const checker = new Checker(
    query,
    setting.players.map(({ name }) => name),
  );
  const where = statement.where === null ? null : checker.truth(statement.where);
  const aliases = new Set<string>();
  const asks = statement.selections.map((selection) => {
    const alias = selection.alias?.toLowerCase();
    if (alias !== undefined && aliases.has(alias)) {
      throw badQuery(query, selection, `the name ${selection.alias} is given twice`);
    }
    if (alias !== undefined) aliases.add(alias);
    const expression = checker.check(selection.of);
    return { selection, expression, wanted: wantedOf(query, selection, expression.type) };
  });
  const expressions = [
    ...asks.map(({ expression }) => expression),
    ...(where === null ? [] : [where]),
  ];
  return {
    setting,
    asks,
    where,
    ranges: checker.ranges,
    boards: checker.boards,
    orderings: checker.orderings,
    streets: expressions.reduce((streets, { streets: own }) => streets | own, 0),
    cost: expressions.reduce((cost, { cost: own }) => cost + own, 0),
  };
}

function wantedOf(query: string, { selector, of }: Selection, type: Type): Wanted {
  const fault = (needs: string) =>
    badQuery(query, of, `${selector} takes ${needs}, and this is a ${type}`);
  switch (selector) {
    case 'avg':
      if (!isNumber(type) && type !== 'TBoolean')
        throw fault('a number, a TDouble, or what is true or false, a TBoolean');
      return { type, sums: true, extremes: false, counts: false };
    case 'count':
      if (type !== 'TBoolean') throw fault('what is true or false, a TBoolean');
      return { type, sums: true, extremes: false, counts: false };
    case 'max':
    case 'min':
      if (!isOrdered(type))
        throw fault('what is greater or smaller than others, such as a TDouble or a THandType');
      return { type, sums: false, extremes: true, counts: false };
    case 'histogram':
      if (type === 'TPlayer') throw fault('a value, such as a TInteger or a TString');
      return { type, sums: false, extremes: false, counts: true };
  }
}
