/**
 * The grammar of queries:
 *
 *     query   = stmt { ";" stmt } [";"]
 *     stmt    = "select" sel { "," sel } "from" item { "," item } [ "where" expr ]
 *     sel     = selector "(" expr ")" [ "as" name ]
 *     item    = key "=" string
 *     expr    = or        or = and { "or" and }        and = not { "and" not }        not = "not" not | cmp
 *     cmp     = sum [ ( "=" | "<>" | "<" | "<=" | ">" | ">=" ) sum | [ "not" ] "in" "(" expr { "," expr } ")" ]
 *     sum     = term { ( "+" | "-" | "||" ) term }     term = unary { ( "*" | "/" ) unary }
 *     unary   = "-" unary | atom
 *     atom    = number | string | name | name "(" [ expr { "," expr } ] ")" | "(" expr ")"
 *             | "case" { "when" expr "then" expr } [ "else" expr ] "end"
 *
 * Words are read in any case, operators are left-associative.
 */
import { didYouMean } from '../text/suggest.ts';
import { grouped, listed, quoted } from '../text/words.ts';
import { badQuery, type Place, span } from './fault.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  type Item,
  type Node,
  type Operator,
  SELECTORS,
  type Selection,
  type Selector,
  type Statement,
} from './tree.ts';

const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='];
const KEYWORDS = [
  'select',
  'from',
  'where',
  'as',
  'and',
  'or',
  'not',
  'in',
  'case',
  'when',
  'then',
  'else',
  'end',
];

/** Deeper expressions than this are no question, and would be too deep for the stack. */
const MOST_NESTED = 200;
/** Each of them nests the tree a level deeper, too. */
const MOST_OPERATORS = 1000;

/** Nor are longer queries. */
const MOST_TOKENS = 5000;

/**
 * Reads a query of one or several statements.
 *
 * @throws Omaha8Error `bad-query`, with the place of what is wrong and what was expected there
 */
export function parseQuery(query: string): Statement[] {
  return new Parser(query).query();
}

class Parser {
  readonly #query: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  #operators = 0;

  constructor(query: string) {
    this.#query = query;
    this.#tokens = tokensOf(query);
    if (this.#tokens.length > MOST_TOKENS) {
      const place = this.#tokens[MOST_TOKENS];
      throw badQuery(
        query,
        place,
        `the query has more than ${grouped(MOST_TOKENS)} words and signs`,
      );
    }
  }

  query(): Statement[] {
    const statements: Statement[] = [];
    do {
      if (statements.length > 0 && this.#token.kind === 'end') break;
      statements.push(this.#statement());
    } while (this.#take(';'));
    if (this.#token.kind !== 'end') throw this.#expected('; or the end of the query');
    return statements;
  }

  #statement(): Statement {
    const first = this.#word('select');
    const selections = this.#list(() => this.#selection());
    this.#word('from');
    const items = this.#list(() => this.#item());
    const where = this.#takeWord('where') ? this.#expression() : null;
    return { selections, items, where, ...span(first, this.#last) };
  }

  #selection(): Selection {
    const token = this.#token;
    const selector = token.text.toLowerCase();
    if (token.kind !== 'name' || !isSelector(selector)) {
      const guess = token.kind === 'name' ? didYouMean(token.text, SELECTORS) : '';
      const selectors = listed(SELECTORS, 'or');
      throw this.#fault(
        token,
        `${this.#shown(token)} where a selector was expected: ${selectors}`,
        guess,
      );
    }
    this.#at++;
    this.#sign('(');
    const of = this.#expression();
    this.#sign(')');
    const alias = this.#takeWord('as') ? this.#name('a name').text : null;
    return { selector, of, alias, ...span(token, this.#last) };
  }

  #item(): Item {
    const key = this.#name('game, board, dead or the name of a player');
    this.#sign('=');
    const value = this.#token;
    if (value.kind !== 'string') throw this.#expected('a string in quotes');
    this.#at++;
    return { key: key.text, value: value.text, valuePlace: value, ...span(key, value) };
  }

  #expression(): Node {
    this.#depth++;
    if (this.#depth > MOST_NESTED) throw this.#fault(this.#token, 'this is nested too deep');
    let left = this.#and();
    while (this.#takeWord('or')) left = binary('or', this.#counted(left), this.#and());
    this.#depth--;
    return left;
  }

  /** What an operator takes. */
  #counted(operand: Node): Node {
    if (++this.#operators > MOST_OPERATORS) {
      throw this.#fault(operand, `there are more than ${MOST_OPERATORS} operators here`);
    }
    return operand;
  }

  #and(): Node {
    let left = this.#not();
    while (this.#takeWord('and')) left = binary('and', this.#counted(left), this.#not());
    return left;
  }

  #not(): Node {
    const negations: Token[] = [];
    while (this.#isWord('not')) negations.push(this.#tokens[this.#at++]);
    let of = this.#comparison();
    for (const token of negations.reverse()) {
      of = { kind: 'unary', operator: 'not', of: this.#counted(of), ...span(token, of) };
    }
    return of;
  }

  #comparison(): Node {
    const left = this.#sum();
    const { text, kind } = this.#token;
    if (kind === 'sign' && COMPARISONS.includes(text)) {
      this.#at++;
      return binary(text as Operator, left, this.#sum());
    }
    const isNegated = this.#isWord('not') && this.#isWord('in', 1);
    if (isNegated) this.#at++;
    if (!this.#takeWord('in')) return left;
    this.#sign('(');
    const options = this.#list(() => this.#expression());
    this.#sign(')');
    return { kind: 'in', of: left, options, isNegated, ...span(left, this.#last) };
  }

  #sum(): Node {
    return this.#chain(['+', '-', '||'], () => this.#chain(['*', '/'], () => this.#unary()));
  }

  #chain(operators: readonly string[], operand: () => Node): Node {
    let left = operand();
    while (this.#token.kind === 'sign' && operators.includes(this.#token.text)) {
      const operator = this.#token.text as Operator;
      this.#at++;
      left = binary(operator, this.#counted(left), operand());
    }
    return left;
  }

  #unary(): Node {
    const signs: Token[] = [];
    while (this.#isSign('-')) signs.push(this.#tokens[this.#at++]);
    let of = this.#atom();
    for (const token of signs.reverse()) {
      of = { kind: 'unary', operator: '-', of: this.#counted(of), ...span(token, of) };
    }
    return of;
  }

  #atom(): Node {
    const token = this.#token;
    if (token.kind === 'number') {
      this.#at++;
      const value = Number(token.text);
      return {
        kind: 'number',
        value,
        isWhole: Number.isSafeInteger(value) && /^\d+$/.test(token.text),
        ...place(token),
      };
    }
    if (token.kind === 'string') {
      this.#at++;
      return { kind: 'string', value: token.text, ...place(token) };
    }
    if (this.#take('(')) {
      const inner = this.#expression();
      this.#sign(')');
      return { ...inner, ...span(token, this.#last) };
    }
    if (this.#isWord('case')) return this.#case();
    const name = this.#name('an expression');
    if (!this.#take('(')) return { kind: 'name', name: name.text, ...place(name) };
    const args = this.#isSign(')') ? [] : this.#list(() => this.#expression());
    this.#sign(')');
    return { kind: 'call', name: name.text, args, head: name, ...span(name, this.#last) };
  }

  #case(): Node {
    const first = this.#word('case');
    const branches: { when: Node; value: Node }[] = [];
    while (this.#takeWord('when')) {
      const when = this.#expression();
      this.#word('then');
      branches.push({ when, value: this.#expression() });
    }
    if (branches.length === 0) throw this.#expected('when');
    const otherwise = this.#takeWord('else') ? this.#expression() : null;
    this.#word('end');
    return { kind: 'case', branches, otherwise, ...span(first, this.#last) };
  }

  #list<T>(part: () => T): T[] {
    const parts = [part()];
    while (this.#take(',')) parts.push(part());
    return parts;
  }

  get #token(): Token {
    return this.#tokens[this.#at];
  }

  /** The token that was read last. */
  get #last(): Token {
    return this.#tokens[this.#at - 1];
  }

  #isSign(sign: string): boolean {
    return this.#token.kind === 'sign' && this.#token.text === sign;
  }

  #isWord(word: string, ahead = 0): boolean {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === 'name' && token.text.toLowerCase() === word;
  }

  #take(sign: string): boolean {
    const found = this.#isSign(sign);
    if (found) this.#at++;
    return found;
  }

  #takeWord(word: string): boolean {
    const found = this.#isWord(word);
    if (found) this.#at++;
    return found;
  }

  #sign(sign: string): void {
    if (!this.#take(sign)) throw this.#expected(sign);
  }

  #word(word: string): Token {
    if (!this.#takeWord(word)) throw this.#expected(word);
    return this.#last;
  }

  #name(what: string): Token {
    const token = this.#token;
    if (token.kind !== 'name' || KEYWORDS.includes(token.text.toLowerCase())) {
      throw this.#expected(what);
    }
    this.#at++;
    return token;
  }

  #expected(what: string): Error {
    return this.#fault(this.#token, `${this.#shown(this.#token)} where ${what} was expected`);
  }

  #shown({ kind, text }: Token): string {
    if (kind === 'end') return 'the query ends';
    return kind === 'string' ? `the string ${quoted(text)}` : quoted(text);
  }

  #fault(at: Place, message: string, hint = ''): Error {
    return badQuery(this.#query, at, message, hint);
  }
}

function isSelector(word: string): word is Selector {
  return (SELECTORS as readonly string[]).includes(word);
}

function place({ from, to }: Place): Place {
  return { from, to };
}

function binary(operator: Operator, left: Node, right: Node): Node {
  return { kind: 'binary', operator, left, right, ...span(left, right) };
}
