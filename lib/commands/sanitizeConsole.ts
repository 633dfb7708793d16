/** Sanitizes what this process prints: an error may quote an entry of the CMS, an address, or the answer of a server. */
import { format } from 'node:util';
import { escapeControls } from '@/lib/shared/escapeControls';

const ways = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** From now on, nothing that is printed can contain control sequences for the terminal or a log viewer. */
export function sanitizeConsole(output: Pick<Console, (typeof ways)[number]> = console): void {
  for (const way of ways) {
    const print = output[way].bind(output);
    output[way] = (...values: readonly unknown[]) => print(escapeControls(format(...values)));
  }
}
