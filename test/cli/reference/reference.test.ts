import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { manPage } from '../../../src/cli/reference/man.ts';
import { markdownReference } from '../../../src/cli/reference/markdown.ts';
import { outline } from '../../../src/cli/reference/outline.ts';

const commands = await outline();

/** A page as a terminal of 80 columns shows it, without overstriking; and what troff warned of. */
function shown(page: string): { text: string; warnings: string } {
  const args = ['-man', '-ww', '-Tutf8', '-P-cbou', '-rLL=78n'];
  const { stdout, stderr } = spawnSync('groff', args, { input: page, encoding: 'utf8' });
  return { text: stdout, warnings: stderr };
}

const hasGroff = spawnSync('groff', ['--version']).status === 0;

describe('the manual page', () => {
  it.skipIf(!hasGroff)('has no warning, fits 80 columns and tells every option', () => {
    const { text, warnings } = shown(manPage(commands, '1.2.3'));
    expect(warnings).toBe('');
    expect(text).toContain('omaha8 1.2.3');
    const wide = text.split('\n').filter((line) => [...line].length > 80);
    expect(wide).toEqual([]);
    for (const { name, options } of commands) {
      const section = text.split(new RegExp(`^   ${name}$`, 'm'))[1];
      for (const { long } of options)
        expect(section, name).toMatch(new RegExp(`${long}(?![\\w-])`));
    }
  });
});

describe('the reference in the documents', () => {
  it('says what the tables of the commands say', async () => {
    // After a change of the tables: npx vitest run test/cli/reference -u
    await expect(markdownReference(commands)).toMatchFileSnapshot('../../../src/cli/OPTIONS.md');
  });
});
