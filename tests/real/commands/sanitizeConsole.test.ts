import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sanitizeConsole } from '@/lib/commands/sanitizeConsole';

/** What is printed in the place of these values. */
function printed(...values: readonly unknown[]): unknown {
  const error = vi.fn();
  const nothing = vi.fn();
  const output = { debug: nothing, error, info: nothing, log: nothing, warn: nothing };
  sanitizeConsole(output);
  output.error(...values);
  return error.mock.calls[0]?.[0];
}

describe('what a command prints', () => {
  it.each([
    ['clears the screen', 'ein\u001b[2JSlug', String.raw`ein\u001b[2JSlug`],
    ['goes back in the line', 'gut\rschlecht', String.raw`gut\u000dschlecht`],
    ['is one character of eight bits', 'a\u009b31mb\u007f', String.raw`a\u009b31mb\u007f`],
    ['turns the text around', 'a\u202eb\u2066c', String.raw`a\u202eb\u2066c`],
    ['ends a line where nobody expects it', 'a\u2028b', String.raw`a\u2028b`],
  ])('shows what %s', (_name, text, visible) => {
    expect(printed(text)).toBe(visible);
  });

  it('leaves lines, columns and the letters of all languages as they are', () => {
    const text = '✗ «Bevölkerung»:\n\t100 % Zürich, 1\u202f059 😀';
    expect(printed(text)).toBe(text);
  });

  it('does so inside an error and what caused it, too', () => {
    const error = new Error('Der Slug «a\u001b[2J» fehlt.', { cause: new Error('b\u0007c') });
    expect(printed(error)).toContain(String.raw`Der Slug «a\u001b[2J» fehlt.`);
    expect(printed(error)).toContain(String.raw`b\u0007c`);
    expect(printed('Gefunden: %s', 'a\u0000b')).toBe(String.raw`Gefunden: a\u0000b`);
  });

  it('is so for every command of the site', async () => {
    const command = ['--import', 'tsx', 'lib/commands/release.ts', 'list\u001b[2J'];
    const failure: unknown = await promisify(execFile)(process.execPath, command).catch((error: unknown) => error);
    expect(z.object({ stderr: z.string() }).parse(failure).stderr).toContain(String.raw`list\u001b[2J`);
  });
});
