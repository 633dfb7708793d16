/** Serves the finished export on this machine until Ctrl-C. */
import { config } from '../config';
import { SiteError } from '../errors';
import { startServer } from '../server/server';

try {
  const server = await startServer({ rootDir: 'out', rulesDir: 'deploy/generated', port: config().PORT });
  process.stdout.write(`The site is at ${server.url} (Ctrl-C ends it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
