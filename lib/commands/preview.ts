/** `npm run preview`: serves the finished export on this machine until Ctrl-C. */
import { config } from '@/lib/shared/config';
import { paths } from '@/lib/shared/paths';
import { startServer } from '@/lib/build/export/preview/previewServer';
import { siteCommand } from './siteCommand';
import { waitForShutdown } from './waitForShutdown';

await siteCommand(async () => {
  const server = await startServer({ rootDir: paths.out, rulesDir: paths.rules, port: config().PORT });
  console.log(`The site is at ${server.url} (Ctrl-C ends it)`);
  await waitForShutdown();
  await server.close();
  return 0;
});
