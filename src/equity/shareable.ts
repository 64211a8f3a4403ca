/** Memory that threads share where there is such; a page of a plain server has none, and no threads either. */
export function shareable(bytes: number): SharedArrayBuffer | ArrayBuffer {
  return typeof SharedArrayBuffer === 'function'
    ? new SharedArrayBuffer(bytes)
    : new ArrayBuffer(bytes);
}
