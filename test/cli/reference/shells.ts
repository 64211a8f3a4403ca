/** What a real shell offers where the cursor stands behind a line, by the scripts that the program prints. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shell } from '../../../src/cli/reference/scripts.ts';

/** Whether this machine has a shell. */
export function hasShell(shell: Shell): boolean {
  return spawnSync(shell, ['-c', 'exit 0']).status === 0;
}

/** Stands behind what was offered for each line. */
const END = '%';

/** Fills bash's own variables as a press of Tab does, and prints what the function answers. */
const BASH = `source "$1"
while IFS= read -r line; do
  read -r -a COMP_WORDS <<< "\${line//=/ = }"
  case $line in *' ' | *=) COMP_WORDS+=('') ;; esac
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _omaha8
  printf '%s\\n' "\${COMPREPLY[@]}" ${END}
done < "$2"`;

const FISH = `source $argv[1]
while read -l line
  complete -C $line | string replace -r '\\t.*' ''
  echo ${END}
end < $argv[2]`;

/** A zsh on a terminal of its own, whose matches go into a file, each press of Tab ended by the mark. */
const ZSH = `zmodload zsh/zpty
zpty -b inner zsh -f -i
zpty -w inner "source $3 $1 $4"
while [[ ! -e $4.ready ]]; do sleep 0.02; zpty -r -t inner drop; done
integer count=0
while IFS= read -r line; do
  zpty -n -w inner $'\\x15'"$line"$'\\t\\x1d'
  (( ++count ))
  while (( $(grep -c ${END} $4) < count )); do sleep 0.01; zpty -r -t inner drop; done
done < $2
zpty -d inner
cat $4`;

const ZSH_INNER = `found=$2
autoload -Uz compinit
compinit -u -d $found.dump
source $1
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  typeset -a hits
  builtin compadd -A hits "$@"
  (( $#hits )) && print -rl -- $hits >> $found
  builtin compadd "$@"
}
end-of-matches() { print ${END} >> $found }
zle -N end-of-matches
bindkey '^]' end-of-matches
bindkey '^I' list-choices
: > $found
: > $found.ready
`;

/**
 * What a shell offers for each of some lines, sorted.
 *
 * @param cwd  the folder whose files are offered
 */
export function offered(shell: Shell, lines: readonly string[], cwd: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'omaha8-completion-'));
  try {
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const script = execFileSync(process.execPath, ['bin/omaha8.js', 'completion', shell], {
      encoding: 'utf8',
    });
    const files = [file('script', script), file('lines', `${lines.join('\n')}\n`)];
    const output = {
      bash: () => runIn(['bash', file('driver', BASH), ...files], cwd),
      fish: () => runIn(['fish', '-N', file('driver', FISH), ...files], cwd),
      zsh: () => {
        const found = join(folder, 'found');
        const inner = file('inner', ZSH_INNER);
        return runIn(['zsh', '-f', file('driver', ZSH), ...files, inner, found], cwd);
      },
    }[shell]();
    const blocks = output.split(`${END}\n`).slice(0, -1);
    return blocks.map((block) =>
      block
        .split('\n')
        .filter((word) => word !== '')
        .sort(),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runIn([program, ...args]: string[], cwd: string): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
}
