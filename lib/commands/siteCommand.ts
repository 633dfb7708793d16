/** What commands that read, build and serve the site have in common. */
import { errorCode, publicReasonOf, SiteError } from '@/lib/shared/errors';
import { command } from '@/lib/shared/command.mjs';
import { loadEnvironmentFiles } from '@/lib/shared/environment.mjs';
import { sanitizeConsole } from './sanitizeConsole';

/** An error that people can act on: its message and those behind it, without the stack. */
export function describeError(error: SiteError): string {
  const { message, cause } = error;
  return cause instanceof Error && !message.includes(cause.message) ? `${message}\nCause: ${cause.message}` : message;
}

/** Of `parseArgs`: what was typed is wrong, and its message says what. */
function isAboutOptions(error: unknown): error is Error {
  const code = errorCode(error);
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_');
}

/** A command that another one has started ends with it, however that ends: nobody needs its result any more. */
function endWithStarter(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

/** Runs a command in the project's folder with the environment files read; the process ends with what `main` returns. */
export async function siteCommand(main: () => Promise<number>): Promise<void> {
  endWithStarter();
  sanitizeConsole();
  await command(async () => {
    loadEnvironmentFiles();
    try {
      return await main();
    } catch (error) {
      if (isAboutOptions(error)) {
        console.error(`\n${error.message}`);
        return 1;
      }
      if (!(error instanceof SiteError)) throw error;
      console.error(`\n${error.name}: ${describeError(error)}`);
      // The parent process may disclose it.
      process.send?.({ failure: publicReasonOf(error), name: error.name });
      return 1;
    }
  });
}
