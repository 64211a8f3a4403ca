/** A range expression as a set: tree -> hands and their weights. */
import type { HoleCount } from '../cards/deal.ts';
import type { Game } from '../games/game.ts';
import { Turns } from '../loop/turns.ts';
import { Omaha8Error } from '../text/errors.ts';
import { handClasses } from './hand-classes.ts';
import { HandSet, handCount } from './hand-set.ts';
import { macroExpression } from './macros.ts';
import { parseExpression } from './parse.ts';
import { matchingHands } from './pattern-search.ts';
import { patternText, rangeText } from './print.ts';
import { loadRanking, type Ranking } from './rankings/index.ts';
import type { Pattern, Percentage, RangeNode } from './syntax.ts';
import { FULL_WEIGHT, WeightedSet } from './weighted-set.ts';

/** What an expression is evaluated for. */
export interface RangeSetting {
  readonly game: Game;
  readonly holeCards: HoleCount;
  /** How errors speak of the expression. */
  readonly where: string;
}

/**
 * The hands of an expression, with their weights. Orderings are loaded if it has percentages. Signals,
 * timers and input have their turn meanwhile.
 */
export async function evaluateRange(node: RangeNode, setting: RangeSetting): Promise<WeightedSet> {
  const rankings = new Map<number | null, Ranking>();
  for (const percentage of percentagesIn(node)) {
    const { players } = percentage;
    if (rankings.has(players)) continue;
    try {
      rankings.set(players, await loadRanking(setting.game, setting.holeCards, players));
    } catch (error) {
      if (!(error instanceof Omaha8Error)) throw error;
      throw badPercentage(percentage, setting, `: ${error.message}`);
    }
  }
  return await new RangeEvaluator(setting, rankings).of(node);
}

function badPercentage(percentage: Percentage, { where }: RangeSetting, why: string): Omaha8Error {
  const place = `${rangeText(percentage)} at character ${percentage.at + 1}`;
  return new Omaha8Error('bad-range', `${where}: ${place}${why}`);
}

function percentagesIn(node: RangeNode): Percentage[] {
  switch (node.kind) {
    case 'percentage':
      return [node];
    case 'weighted':
      return percentagesIn(node.of);
    case 'union':
      return node.of.flatMap(percentagesIn);
    case 'chain':
      return [node.first, ...node.steps.map(({ right }) => right)].flatMap(percentagesIn);
    default:
      return [];
  }
}

class RangeEvaluator {
  readonly #setting: RangeSetting;
  readonly #rankings: ReadonlyMap<number | null, Ranking>;
  readonly #turns = new Turns();
  /** By text: what patterns match. Long expressions say the same thing again and again. */
  readonly #matches = new Map<string, HandSet>();

  constructor(setting: RangeSetting, rankings: ReadonlyMap<number | null, Ranking>) {
    this.#setting = setting;
    this.#rankings = rankings;
  }

  async of(node: RangeNode): Promise<WeightedSet> {
    if (this.#turns.isDue) await this.#turns.next();
    switch (node.kind) {
      case 'pattern':
        return new WeightedSet((await this.#matching(node.pattern)).copy());
      case 'span': {
        const hands = new HandSet(this.#setting.holeCards);
        for (const pattern of node.patterns) hands.addAll(await this.#matching(pattern));
        return new WeightedSet(hands);
      }
      case 'macro': {
        const { holeCards } = this.#setting;
        const expression = macroExpression(node.name, holeCards);
        return await this.of(parseExpression(expression, holeCards).node);
      }
      case 'percentage':
        return new WeightedSet(this.#best(node));
      case 'weighted': {
        const set = await this.of(node.of);
        set.setWeight(node.weight);
        return set;
      }
      case 'union': {
        const [first, ...others] = node.of;
        const set = await this.of(first);
        for (const other of others) {
          if (set.isComplete) break;
          set.addAll(await this.of(other));
        }
        return set;
      }
      case 'chain': {
        const set = await this.of(node.first);
        for (const { operator, right } of node.steps) {
          if (operator === ':') set.keepAll(await this.of(right));
          else set.removeAll((await this.of(right)).hands);
        }
        return set;
      }
    }
  }

  async #matching(pattern: Pattern): Promise<HandSet> {
    const text = patternText(pattern);
    let found = this.#matches.get(text);
    if (found === undefined) {
      found = await this.#turns.finish(matchingHands(pattern, this.#setting.holeCards));
      this.#matches.set(text, found);
    }
    return found;
  }

  /** The hands of a percentage: those whose place lies from its start on and before its end. */
  #best(percentage: Percentage): HandSet {
    const { from, to, players } = percentage;
    const { holeCards } = this.#setting;
    const { steps, places } = this.#rankings.get(players) as Ranking;
    const scale = steps / FULL_WEIGHT;
    for (const bound of [from, to]) {
      if (Number.isInteger(bound * scale)) continue;
      throw badPercentage(
        percentage,
        this.#setting,
        ` is too fine; hands of ${holeCards} cards are ranked in steps of ${100 / steps}%`,
      );
    }
    const { classOf } = handClasses(holeCards);
    const hands = new HandSet(holeCards);
    for (let hand = 0; hand < handCount(holeCards); hand++) {
      const place = places[classOf[hand]];
      if (place >= from * scale && place < to * scale) hands.add(hand);
    }
    return hands;
  }
}
