/** What the commands have in common. Plain JavaScript: they run before anything is installed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of `package.json`. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A command cannot continue; its message is all that the person at the terminal needs. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError';
}

/**
 * Reads what npm, the build or a test runner has written. Callers state the shape: nothing that could check it
 * is installed yet.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs a command in the project's folder; the process ends with the code that `main` returns, or 1 when it throws.
 * @param {() => Promise<number>} main
 * @returns {Promise<void>}
 */
export async function command(main) {
  process.chdir(projectFolder);
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
