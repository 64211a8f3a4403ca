/**
 * How much a test does: enough in every run, and more where somebody has the time. `npm run differential`
 * ends with all tests in the second way.
 */
export function effort<T>(usual: T, thorough: T): T {
  return process.env.MODE === 'thorough' ? thorough : usual;
}
