/** `npm run preview`: serves the finished export on this machine until Ctrl-C. */
import { config } from '@/lib/shared/config';
import { paths } from '@/lib/shared/paths';
import { startServer } from '@/lib/build/export/preview/server';
import { siteCommand } from './siteCommand';
import { untilEnded } from './untilEnded';

await siteCommand(async () => {
  const server = await startServer({ rootDir: paths.out, rulesDir: paths.rules, port: config().PORT });
  console.log(`The site is at ${server.url} (Ctrl-C ends it)`);
  await untilEnded();
  await server.close();
  return 0;
});
