/** The frame of the commands that read, build and serve the site. */
import { SiteError } from '../errors';
import { command } from './command.mjs';
import { loadEnvironmentFiles } from './environment.mjs';

/** An error that people can act on: its message and those behind it, without the way through the code. */
function describe(error: SiteError): string {
  const { message, cause } = error;
  return cause instanceof Error && !message.includes(cause.message) ? `${message}\nCause: ${cause.message}` : message;
}

/** Runs a command in the project's folder with the environment files read; the process ends with what `main` returns. */
export async function siteCommand(main: () => Promise<number>): Promise<void> {
  await command(async () => {
    loadEnvironmentFiles();
    try {
      return await main();
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      console.error(`\n${error.name}: ${describe(error)}`);
      return 1;
    }
  });
}
