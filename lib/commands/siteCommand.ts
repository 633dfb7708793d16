/** Shared by commands that read, build and serve the site. */
import { errorCode, publicReasonOf, SiteError } from '@/lib/shared/errors';
import { command } from '@/lib/shared/command.mjs';
import { loadEnvironmentFiles } from '@/lib/shared/environment.mjs';
import { sanitizeConsole } from './sanitizeConsole';

/** Returns the message of an error that people can act on, and that of its cause, without the stack. */
export function describeError(error: SiteError): string {
  const { message, cause } = error;
  return cause instanceof Error && !message.includes(cause.message) ? `${message}\nCause: ${cause.message}` : message;
}

/** Whether `parseArgs` has rejected the command line; its message says why. */
function isAboutOptions(error: unknown): error is Error {
  const code = errorCode(error);
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS_');
}

/** A command started by another one ends with it, since nobody needs its result any more. */
function endWithStarter(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

/**
 * Runs a command in the project's folder with the environment files loaded. The process exits with the code that `main` returns, or with 1
 * after an error that people can act on, which it prints.
 */
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
      // Only what is safe to disclose: the parent process may publish it.
      process.send?.({ failure: publicReasonOf(error), name: error.name });
      return 1;
    }
  });
}
