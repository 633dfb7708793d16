/** Sanitizes what this process prints: errors may quote entries of the CMS, addresses or responses of servers. */
import { format } from 'node:util';
import { escapeControls } from '@/lib/shared/escapeControls';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** Escapes control sequences in all later output, for terminals and log viewers. */
export function sanitizeConsole(output: Pick<Console, (typeof methods)[number]> = console): void {
  for (const way of methods) {
    const print = output[way].bind(output);
    output[way] = (...values: readonly unknown[]) => print(escapeControls(format(...values)));
  }
}
