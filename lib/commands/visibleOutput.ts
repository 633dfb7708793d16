/** What this process prints, whoever wrote it: an error may quote an entry of the CMS, an address, or the answer of a server. */
import { format } from 'node:util';
import { visibleText } from '../base/visibleText';

const ways = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** From now on, nothing that is printed gives orders to the terminal or to whoever reads the log. */
export function makeOutputVisible(output: Pick<Console, (typeof ways)[number]> = console): void {
  for (const way of ways) {
    const print = output[way].bind(output);
    output[way] = (...values: readonly unknown[]) => print(visibleText(format(...values)));
  }
}
