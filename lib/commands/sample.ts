/** `npm run cms:sample`: serves the sample content like a CMS, for trying things out; `-- --port 1400` on another port. */
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@/lib/shared/errors';
import { sampleToken } from '@/lib/cms/sample-cms/sampleToken';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';
import { startSample } from '@/lib/cms/withCms';
import { waitForShutdown } from './waitForShutdown';

/** Strapi's default port. */
const usualPort = '1337';

function chosenPort(): number {
  const { values } = parseArgs({ options: { port: { type: 'string', default: usualPort } } });
  if (/^\d{1,5}$/.test(values.port) && Number(values.port) <= 65535) return Number(values.port);
  throw new ConfigurationError(`--port must be a port from 0 to 65535, not «${values.port}».`);
}

await siteCommand(async () => {
  const port = chosenPort();
  await ensurePortIsFree(port, (other) => `npm run cms:sample -- --port ${other}`);
  const sample = await startSample(port);
  console.error(`Sample CMS on ${sample.url}, read token «${sampleToken}». Stop with Ctrl-C.`);
  await waitForShutdown();
  await sample.close();
  return 0;
});
