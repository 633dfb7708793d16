/** Shows the status of processes, one line each: rewritten in place on a terminal, otherwise a new line per change. */

export interface StatusBoard {
  /** Changes a line. */
  show(name: string, text: string): void;
  /** Stops rewriting lines. */
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/** Shows the board. `names` are those of its lines, in order. */
export function startBoard(names: readonly string[], output: Output = process.stdout): StatusBoard {
  const lines = new Map(names.map((name) => [name, '…']));
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  const written = (name: string): string => {
    const line = `${name.padEnd(width)}${lines.get(name) ?? ''}`;
    // Cut the line: a wrapped line would take two rows, and rewriting would start in the wrong row.
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
