/** What runs, a line each: rewritten in place on a terminal, elsewhere a new line for each change. */

export interface StatusBoard {
  /** Changes a line. */
  show(name: string, text: string): void;
  /** What is printed from now on stays. */
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** `names`: of the lines, in their order. */
export function startBoard(names: readonly string[], output: Output = process.stdout): StatusBoard {
  const lines = new Map(names.map((name) => [name, '…']));
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  const written = (name: string): string => {
    const line = `${name.padEnd(width)}${lines.get(name) ?? ''}`;
    // A line that breaks would be two, and the next rewriting would begin in the wrong place.
    return output.isTTY ? line.slice(0, output.columns - 1) : line;
  };
  const all = (): string => names.map((name) => `\u001b[2K${written(name)}\n`).join('');
  if (output.isTTY) output.write(all());
  let hasEnded = false;
  return {
    show(name, text) {
      if (hasEnded || lines.get(name) === text) return;
      lines.set(name, text);
      output.write(output.isTTY ? `\u001b[${names.length}A${all()}` : `${written(name)}\n`);
    },
    end() {
      hasEnded = true;
    },
  };
}
