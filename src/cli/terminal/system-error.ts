/**
 * What the system says is wrong, without its code and its call: `no such file or directory`.
 *
 * @param error  whatever was thrown
 */
export function causeOf(error: unknown): string {
  const { code, message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === 'EISDIR') return 'it is a folder';
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
