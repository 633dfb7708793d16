/** `npm run cms`: makes a real Strapi with the content types of the site, fills it, and starts it; later only starts it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '@/lib/base/config';
import { ConfigurationError } from '@/lib/base/errors';
import { paths } from '@/lib/base/paths';
import { prepareCms } from '@/lib/cms/prepare';
import { strapiEnvironment } from '@/lib/cms/strapiEnvironment';
import { runTypeScript } from '../base/run.mjs';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';

function wantedFolder(parameters: readonly string[]): string {
  try {
    const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true });
    const [folder = paths.cms, ...others] = positionals;
    if (others.length === 0) return path.resolve(folder);
  } catch {
    // Reported below.
  }
  throw new ConfigurationError(
    `These options cannot be used: ${parameters.join(' ')}\nExpected one folder or nothing: npm run cms -- <folder>`,
  );
}

await siteCommand(async () => {
  const folder = wantedFolder(process.argv.slice(2));
  const { CMS_PORT: port, CMS_DATABASE_URL: database = '' } = config();
  await ensurePortIsFree(port, (other) => `CMS_PORT=${other} npm run cms`);
  await prepareCms(folder);
  return runTypeScript('cmsServer', [folder], {
    ...strapiEnvironment,
    CMS_PORT: String(port),
    CMS_DATABASE_URL: database,
  });
});
