/**
 * Checks of what callers without types may give: every public function that takes options or arrays puts
 * them through these, so that a slip is one sentence and never a `TypeError` or silence.
 */
import { badOption } from './errors.ts';
import { didYouMean } from './suggest.ts';
import { excerpt, grouped, shown } from './words.ts';

/** The names of all options of a kind: the compiler holds it complete. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * Checks that options are an object and that nothing in it is mistyped. An option that is undefined is
 * not given.
 *
 * @param options  whatever a caller gave
 * @param of       named in errors: "equity"
 * @throws Omaha8Error `bad-option`
 */
export function checkOptions<Options extends object>(
  options: unknown,
  of: string,
  names: OptionNames<Options>,
): asserts options is Options {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw badOption(`${of}: expected an object of options, not ${shown(options)}`);
  }
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(names, name)) continue;
    throw badOption(`${of} has no option ${excerpt(name)}${didYouMean(name, Object.keys(names))}`);
  }
}

/** @throws Omaha8Error `bad-option` unless the value is a string */
export function checkText(value: unknown, name: string): asserts value is string {
  if (typeof value === 'string') return;
  throw badOption(`${name} must be a string, not ${shown(value)}`);
}

/** @throws Omaha8Error `bad-option` unless the value is an array; what is in it is not looked at */
export function checkList<T>(value: readonly T[], name: string): readonly T[] {
  if (Array.isArray(value)) return value;
  throw badOption(`${name} must be an array, not ${shown(value)}`);
}

/** @throws Omaha8Error `bad-option` unless the value is true, false or not given */
export function checkFlag(value: unknown, name: string): void {
  if (value === undefined || typeof value === 'boolean') return;
  throw badOption(`${name} ${shown(value)} is not true or false`);
}

/** @throws Omaha8Error `bad-option` unless the value is not given or a number in the range; text is none */
export function checkNumber(
  value: unknown,
  name: string,
  { least, most, whole = false }: { least: number; most: number; whole?: boolean },
): void {
  if (value === undefined) return;
  const fits = typeof value === 'number' && value >= least && value <= most;
  if (fits && (!whole || Number.isInteger(value))) return;
  const kind = whole ? 'a whole number' : 'a number';
  throw badOption(
    `${name} ${shown(value)} is not ${kind} from ${least} to ${whole ? grouped(most) : most}`,
  );
}
