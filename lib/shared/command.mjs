/** Code shared by the commands. Plain JavaScript, because they run before anything is installed. */
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
 * Reads a JSON file that npm, the build or a test runner has written. Callers state the shape: no validator is
 * installed yet.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Runs a command in the project's folder; the process exits with the code that `main` returns, or with 1 if it throws.
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
