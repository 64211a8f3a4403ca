import { queryFunctions } from '../../query/functions/list.ts';
import { wrapped } from '../terminal/layout.ts';

/** Every function of the language: how it is called, what it gives, what that means. */
export function functionsText(width: number): string {
  const entries = queryFunctions.map(({ names, takes, gives, says }) => {
    const call = `${names[0]}(${takes.map(({ name, type }) => `${name}: ${type}`).join(', ')})`;
    const others = names.length > 1 ? `; also ${names.slice(1).join(', ')}` : '';
    return `${wrapped(`${call}: ${gives}`, width, '    ')}\n${wrapped(`    ${says}${others}`, width, '    ')}`;
  });
  return `${entries.join('\n')}\n`;
}
