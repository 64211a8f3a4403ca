/** Lines of blocks: figures that are seen at a glance. */

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const HEIGHTS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** A bar as long as a part of so many columns; what there is at all can be seen. */
export function bar(part: number, columns: number): string {
  const eighths = part === 0 ? 0 : Math.max(1, Math.round(part * columns * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

/** A block for each part, as high as it is large beside the largest; a space where there is nothing. */
export function histogramLine(parts: readonly number[]): string {
  const most = Math.max(...parts);
  return parts
    .map((part) =>
      part === 0 ? ' ' : HEIGHTS[Math.min(7, Math.floor((part / most) * HEIGHTS.length))],
    )
    .join('');
}
