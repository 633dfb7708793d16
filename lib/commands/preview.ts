/** `npm run preview`: serves the finished export on this machine until Ctrl-C. */
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { startServer } from '@/lib/server/server';
import { siteCommand } from './siteCommand';

/** Resolves when the person at the terminal or another program ends this one. */
function untilEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}

await siteCommand(async () => {
  const server = await startServer({ rootDir: paths.out, rulesDir: paths.rules, port: config().PORT });
  console.log(`The site is at ${server.url} (Ctrl-C ends it)`);
  await untilEnded();
  await server.close();
  return 0;
});
