/** The meaning of expressions: names found, types checked, and each made a function of the deal. */
import { POT_UNITS } from '../equity/share-counts.ts';
import { Omaha8Error } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import { quoted } from '../text/words.ts';
import { badQuery, type Place } from './fault.ts';
import { FUNCTION_NAMES, findFunction } from './functions/list.ts';
import type { FunctionRow, Looks, Parameter } from './functions/row.ts';
import type { Spot } from './spot.ts';
import type { Node, Operator } from './tree.ts';
import {
  areAlike,
  CONSTANTS,
  commonType,
  fits,
  isNumber,
  isOrdered,
  isShare,
  STREETS,
  type Type,
  type Value,
  valueText,
} from './types.ts';

/** An expression that has been checked. */
export interface Expression {
  readonly type: Type;
  /** Its value at the deal at hand. */
  readonly run: (spot: Spot) => Value;
  /** Its value where that is always the same; else undefined. */
  readonly constant?: Value;
  /** Where it looks; with `shares`, at those of `players` alone. */
  readonly looks: Looks;
  readonly players: ReadonlySet<number>;
  /** The streets whose boards make a difference to it: a bit for each. */
  readonly streets: number;
  /** About how many nanoseconds it takes. */
  readonly cost: number;
  /** It is a part of the pot, though its type may be of any number. */
  readonly ofPot?: boolean;
}

/** A range or a board pattern that an expression names, to be read before the first deal. */
export interface Named {
  readonly text: string;
  readonly place: Place;
}

const NOBODY: ReadonlySet<number> = new Set();

/** How tables are named, by the number of players whose ordering is meant. */
const TABLES: Readonly<Record<string, number>> = {
  '2': 2,
  hu: 2,
  headsup: 2,
  '6': 6,
  '6max': 6,
  '9': 9,
  '9max': 9,
  fullring: 9,
};

/** Checks the expressions of one statement. */
export class Checker {
  readonly #query: string;
  readonly #names: readonly string[];
  /** The same in lower case. */
  readonly #players: readonly string[];
  readonly ranges: Named[] = [];
  readonly boards: Named[] = [];
  /** Sizes of tables whose orderings are named. */
  readonly orderings: { readonly players: number; readonly place: Place }[] = [];
  /** Whether `_` stands for a player here. */
  #hasSubject = false;

  /**
   * @param query  for errors
   * @param names  of the players
   */
  constructor(query: string, names: readonly string[]) {
    this.#query = query;
    this.#names = names;
    this.#players = names.map((name) => name.toLowerCase());
  }

  /** @throws Omaha8Error `bad-query`, with the place */
  check(node: Node): Expression {
    switch (node.kind) {
      case 'number':
        return constant(node.isWhole ? 'TInteger' : 'TDouble', node.value);
      case 'string':
        return constant('TString', node.value);
      case 'name':
        return this.#name(node.name, node);
      case 'call':
        return this.#call(node);
      case 'unary':
        return node.operator === '-' ? this.#minus(node.of) : this.#not(node.of);
      case 'binary':
        return this.#binary(node.operator, node.left, node.right);
      case 'in':
        return this.#in(node.of, node.options, node.isNegated);
      case 'case':
        return this.#case(node);
    }
  }

  /** An expression that is true or false. */
  truth(node: Node): Expression {
    return this.#expect(node, 'TBoolean', 'this has to be true or false');
  }

  #name(name: string, place: Place): Expression {
    const word = name.toLowerCase();
    const player = this.#players.indexOf(word);
    if (player >= 0) return { ...constant('TPlayer', player), players: new Set([player]) };
    if (word === '_' && this.#hasSubject) {
      // Whoever it is in turn: what is asked of them cannot be told from the shares of one player.
      return combine('TPlayer', [], 'deal', (spot) => spot.subject, 1);
    }
    const known = CONSTANTS.get(word);
    if (known !== undefined) return constant(known.type, known.value);
    if (findFunction(word) !== undefined) {
      throw this.#fault(place, `the function ${name} needs its arguments in ( )`);
    }
    const names = [...this.#players, ...CONSTANTS.keys()];
    throw this.#fault(place, `unknown name ${quoted(name)}`, didYouMean(name, names));
  }

  #call({ name, args, head, ...place }: Extract<Node, { kind: 'call' }>): Expression {
    const word = name.toLowerCase();
    if (word === 'handshaving') return this.#handsHaving(args, place);
    if (word === 'tostring') return this.#toString(args, place);
    const row = findFunction(word);
    if (row === undefined) {
      throw this.#fault(head, `unknown function ${quoted(name)}`, didYouMean(name, FUNCTION_NAMES));
    }
    if (row.ofPlayers && this.#players.length === 0) {
      throw this.#fault(head, `${row.names[0]} asks who wins, and the query has no players`);
    }
    const written = row.takes.filter(({ isImplied }) => !isImplied);
    this.#checkCount(row.names[0], written.length, args.length, place);
    const values = row.takes.map((parameter, i) =>
      parameter.isImplied
        ? this.#ordering(this.#players.length, place)
        : this.#argument(parameter, args[i], row),
    );
    return this.#apply(row, values, args, place);
  }

  #apply(
    row: FunctionRow,
    args: readonly Expression[],
    nodes: readonly Node[],
    place: Place,
  ): Expression {
    const call = {
      ...combine(row.gives, args, row.looks, callOf(row, args), row.cost),
      streets: args.reduce((streets, arg) => streets | arg.streets, streetsOf(row, args)),
      ofPot: row.ofPot ?? false,
    };
    if (call.looks !== 'nowhere' || args.some((arg) => arg.constant === undefined)) return call;
    try {
      // It looks at nothing but its arguments, which are known.
      return constant(row.gives, call.run(undefined as never));
    } catch (error) {
      if (error instanceof Omaha8Error) throw this.#fault(nodes[0] ?? place, error.message);
      throw error;
    }
  }

  #argument(parameter: Parameter, node: Node, row: FunctionRow): Expression {
    const { type, streets } = parameter;
    if (type === 'TRange' || type === 'TBoardRange') return this.#named(type, node, row);
    if (type === 'ordering') return this.#orderingFor(node, row);
    const value = this.#expect(node, type, `${row.names[0]} takes a ${parameter.name} here`);
    if (streets === undefined) return value;
    const [first, last] = streets;
    const street = value.constant as number | undefined;
    if (street === undefined || street < first || street > last) {
      const possible = STREETS.slice(first, last + 1).join(', ');
      throw this.#fault(node, `${row.names[0]} takes one of these streets here: ${possible}`);
    }
    return value;
  }

  #named(type: 'TRange' | 'TBoardRange', node: Node, row: FunctionRow): Expression {
    if (node.kind !== 'string') {
      const given = this.check(node).type;
      throw this.#fault(
        node,
        `${row.names[0]} takes a range in quotes here, a ${type}, and this is a ${given}`,
      );
    }
    const list = type === 'TRange' ? this.ranges : this.boards;
    list.push({ text: node.value, place: node });
    return constant(type, list.length - 1);
  }

  #orderingFor(node: Node, row: FunctionRow): Expression {
    const players =
      node.kind === 'string' ? TABLES[node.value.toLowerCase().replace(/[\s-]/g, '')] : undefined;
    if (players !== undefined) return this.#ordering(players, node);
    const given = this.check(node).type;
    const other = given === 'TString' ? '' : `, a TString, and this is a ${given}`;
    throw this.#fault(
      node,
      `${row.names[0]} takes a table here, which is '2', '6max' or '9max'${other}`,
    );
  }

  /** The ordering for a table: the fullest that there is one for and that is no fuller than needed. */
  #ordering(players: number, place: Place): Expression {
    this.orderings.push({ players: players <= 2 ? 2 : players <= 6 ? 6 : 9, place });
    return constant('TInteger', this.orderings.length - 1);
  }

  /** How many players an expression is true for. */
  #handsHaving(args: readonly Node[], place: Place): Expression {
    this.#checkCount('handsHaving', 1, args.length, place);
    if (this.#hasSubject) throw this.#fault(place, 'handsHaving cannot stand within handsHaving');
    this.#hasSubject = true;
    const { run, cost, streets } = this.truth(args[0]);
    this.#hasSubject = false;
    const count = this.#players.length;
    const having = (spot: Spot): number => {
      let players = 0;
      for (let player = 0; player < count; player++) {
        spot.subject = player;
        players += run(spot) as number;
      }
      return players;
    };
    return { ...combine('TPlayerCount', [], 'deal', having, cost * count), streets };
  }

  #toString(args: readonly Node[], place: Place): Expression {
    this.#checkCount('toString', 1, args.length, place);
    const of = this.check(args[0]);
    return combine('TString', [of], 'nowhere', this.#textOf(of));
  }

  /** What people read of an expression. */
  #textOf({ type, run }: Expression): (spot: Spot) => string {
    if (type === 'TPlayer') return (spot) => this.#names[run(spot) as number];
    return (spot) => valueText(type, run(spot), POT_UNITS);
  }

  #checkCount(name: string, wanted: number, given: number, place: Place): void {
    if (given === wanted) return;
    const arguments_ = wanted === 1 ? '1 argument' : `${wanted} arguments`;
    throw this.#fault(place, `${name} takes ${arguments_}, not ${given}`);
  }

  #minus(node: Node): Expression {
    const of = this.#numeric(node, '-');
    // A negative zero would be another value than zero.
    return combine(commonType([of.type]), [of], 'nowhere', (spot) => 0 - (of.run(spot) as number));
  }

  #not(node: Node): Expression {
    const of = this.truth(node);
    return combine('TBoolean', [of], 'nowhere', (spot) => 1 - (of.run(spot) as number));
  }

  #binary(operator: Operator, leftNode: Node, rightNode: Node): Expression {
    if (operator === 'and' || operator === 'or') {
      return this.#logical(operator, this.truth(leftNode), this.truth(rightNode));
    }
    if (operator === '||') return this.#joined(leftNode, rightNode);
    if (operator in COMPARE) return this.#compared(operator, leftNode, rightNode);
    const left = this.#numeric(leftNode, operator);
    const right = this.#numeric(rightNode, operator);
    const type = typeOfArithmetic(operator, left.type, right.type);
    const run = arithmetic(operator, left.run, right.run);
    return combine(
      type,
      [left, right],
      'nowhere',
      isShare(type) ? (spot) => asShare(run(spot)) : run,
    );
  }

  /** The cheaper side first: which one is asked first makes no difference to what comes out. */
  #logical(operator: 'and' | 'or', left: Expression, right: Expression): Expression {
    const [first, second] = left.cost <= right.cost ? [left.run, right.run] : [right.run, left.run];
    const run =
      operator === 'and'
        ? (spot: Spot) => (first(spot) === 0 ? 0 : second(spot))
        : (spot: Spot) => (first(spot) === 0 ? second(spot) : 1);
    return combine('TBoolean', [left, right], 'nowhere', run);
  }

  #joined(leftNode: Node, rightNode: Node): Expression {
    const [left, right] = [this.check(leftNode), this.check(rightNode)];
    const [a, b] = [this.#textOf(left), this.#textOf(right)];
    return combine('TString', [left, right], 'nowhere', (spot) => a(spot) + b(spot));
  }

  #compared(operator: Operator, leftNode: Node, rightNode: Node): Expression {
    const left = this.check(leftNode);
    const right = this.#alike(rightNode, left.type);
    if (operator !== '=' && operator !== '<>' && !isOrdered(left.type)) {
      throw this.#fault(leftNode, `a ${left.type} is neither smaller nor greater than another`);
    }
    const [a, b] = [left.run, right.run];
    const compare = COMPARE[operator];
    return combine('TBoolean', [left, right], 'nowhere', (spot) =>
      Number(compare(a(spot), b(spot))),
    );
  }

  #in(node: Node, options: readonly Node[], isNegated: boolean): Expression {
    const of = this.check(node);
    const others = options.map((option) => this.#alike(option, of.type));
    const run = (spot: Spot): number => {
      const value = of.run(spot);
      return Number(others.some((other) => other.run(spot) === value) !== isNegated);
    };
    return combine('TBoolean', [of, ...others], 'nowhere', run);
  }

  #case({ branches, otherwise, ...place }: Extract<Node, { kind: 'case' }>): Expression {
    const whens = branches.map(({ when }) => this.truth(when));
    const first = this.check(branches[0].value);
    const values = [
      first,
      ...branches.slice(1).map(({ value }) => this.#likeFirst(value, first.type)),
      ...(otherwise === null ? [] : [this.#likeFirst(otherwise, first.type)]),
    ];
    if (otherwise === null && !isNumber(first.type) && first.type !== 'TBoolean') {
      throw this.#fault(place, `case needs an else: without one there may be no ${first.type}`);
    }
    const type = isNumber(first.type) ? commonType(values.map((value) => value.type)) : first.type;
    const run = (spot: Spot): Value => {
      const branch = whens.findIndex((when) => when.run(spot) !== 0);
      const value = branch >= 0 ? values[branch] : values[whens.length];
      return value === undefined ? 0 : value.run(spot);
    };
    return combine(type, [...whens, ...values], 'nowhere', run);
  }

  #numeric(node: Node, operator: string): Expression {
    const of = this.check(node);
    if (isNumber(of.type)) return of;
    throw this.#fault(
      node,
      `${operator} takes numbers, such as a TInteger, and this is a ${of.type}`,
    );
  }

  #likeFirst(node: Node, type: Type): Expression {
    const of = this.check(node);
    if (areAlike(of.type, type)) return of;
    throw this.#fault(node, `the first value of this case is a ${type}, and this is a ${of.type}`);
  }

  #alike(node: Node, type: Type): Expression {
    const of = this.check(node);
    if (areAlike(of.type, type)) return of;
    throw this.#fault(node, `a ${type} cannot be compared with a ${of.type}`);
  }

  #expect(node: Node, type: Type, what: string): Expression {
    const of = this.check(node);
    if (fits(of.type, type)) return of;
    throw this.#fault(node, `${what}, a ${type}, and this is a ${of.type}`);
  }

  #fault(place: Place, message: string, hint = ''): Omaha8Error {
    return badQuery(this.#query, place, message, hint);
  }
}

function constant(type: Type, value: Value): Expression {
  return {
    type,
    constant: value,
    run: () => value,
    looks: 'nowhere',
    players: NOBODY,
    streets: 0,
    cost: 1,
  };
}

/** An expression that is made of others. */
function combine(
  type: Type,
  parts: readonly Expression[],
  looks: Looks,
  run: (spot: Spot) => Value,
  cost = 2,
): Expression {
  const all = [looks, ...parts.map((part) => part.looks)];
  return {
    type,
    run,
    looks: all.includes('deal') ? 'deal' : all.includes('shares') ? 'shares' : 'nowhere',
    players: new Set(parts.flatMap((part) => [...part.players])),
    streets: parts.reduce((streets, part) => streets | part.streets, 0),
    cost: parts.reduce((sum, part) => sum + part.cost, cost),
  };
}

/** The streets that a function looks at: those that its row says, else the one it is given, else the river. */
function streetsOf({ takes, looks, sees }: FunctionRow, args: readonly Expression[]): number {
  if (looks === 'nowhere') return 0;
  const at = takes.findIndex(({ type }) => type === 'TStreet');
  const street = at < 0 ? STREETS.length - 1 : (args[at].constant as number);
  return sees === undefined ? 1 << street : sees(street);
}

/** The call of a function with its arguments, without an array of them for every deal. */
function callOf({ run }: FunctionRow, args: readonly Expression[]): (spot: Spot) => Value {
  const [a, b, c] = args.map((arg) => arg.run);
  switch (args.length) {
    case 0:
      return (spot) => run(spot);
    case 1:
      return (spot) => run(spot, a(spot));
    case 2:
      return (spot) => run(spot, a(spot), b(spot));
    case 3:
      return (spot) => run(spot, a(spot), b(spot), c(spot));
    default:
      return (spot) => run(spot, ...args.map((arg) => arg.run(spot)));
  }
}

/** A number that is a whole number of units of the pot, without what rounding left of it. */
function asShare(value: number): number {
  return Math.round(value * POT_UNITS) / POT_UNITS;
}

function typeOfArithmetic(operator: Operator, left: Type, right: Type): Type {
  const isExact = operator !== '/' && (operator !== '*' || !isShare(left) || !isShare(right));
  return isExact ? commonType([left, right]) : 'TDouble';
}

const COMPARE: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function arithmetic(
  operator: Operator,
  left: (spot: Spot) => Value,
  right: (spot: Spot) => Value,
): (spot: Spot) => number {
  const a = left as (spot: Spot) => number;
  const b = right as (spot: Spot) => number;
  switch (operator) {
    case '+':
      return (spot) => a(spot) + b(spot);
    case '-':
      return (spot) => a(spot) - b(spot);
    case '*':
      return (spot) => a(spot) * b(spot);
    default:
      return (spot) => a(spot) / b(spot);
  }
}
