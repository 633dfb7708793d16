/**
 * Shows the progress of long work on the terminal: stage, count and rate. Without a terminal, prints a line at the end
 * of each stage, and one earlier if it takes long.
 */
import { formatCount } from './quantities';

export interface Progress {
  /** Counts finished items. */
  advance(by?: number): void;
  /** Ends the stage and prints its final line. */
  done(summary?: string): void;
}

const redrawEveryMs = 100;
/** After this time a log should show what is running. */
const silentMs = 3000;

/**
 * Starts a stage. `total` is the number of items, if known.
 * `advance` is cheap: it redraws at most ten times a second.
 */
export function startProgress(stage: string, total?: number, output: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  let count = 0;
  let lastDraw = 0;
  if (output.isTTY) output.write(`${stage} …`);
  const sayStage = output.isTTY ? undefined : setTimeout(() => output.write(`${stage} …\n`), silentMs).unref();

  const seconds = (): number => (performance.now() - started) / 1000;
  const counted = (): string => {
    if (count === 0) return '';
    const rate = count / Math.max(seconds(), 0.001);
    return ` ${formatCount(count)}${total === undefined ? '' : `/${formatCount(total)}`} (${rate.toFixed(rate < 10 ? 1 : 0)}/s)`;
  };

  return {
    advance(by = 1) {
      count += by;
      const now = performance.now();
      if (!output.isTTY || now - lastDraw < redrawEveryMs) return;
      lastDraw = now;
      output.write(`\r\u001b[2K${stage}${counted()}`);
    },
    done(summary) {
      clearTimeout(sayStage);
      const line = `${stage}${counted()} ${summary === undefined ? '' : `${summary} `}in ${seconds().toFixed(1)} s`;
      output.write(output.isTTY ? `\r\u001b[2K${line}\n` : `${line}\n`);
    },
  };
}
