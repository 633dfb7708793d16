/** `npm run cms`: makes a real Strapi with the content types of the site, fills it, and starts it; later only starts it. */
import { config } from '@/lib/base/config';
import { prepareCms } from '@/lib/cms/prepare';
import { strapiEnvironment } from '@/lib/cms/strapiEnvironment';
import { runTypeScript } from '../base/run.mjs';
import { chosenCms } from './cmsFolder';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';

await siteCommand(async () => {
  const cms = await chosenCms('cms', process.argv.slice(2));
  const { CMS_PORT: port, CMS_DATABASE_URL: database = '' } = config();
  await ensurePortIsFree(port, (other) => `CMS_PORT=${other} npm run cms`);
  await prepareCms(cms, database);
  return runTypeScript('cmsServer', [cms.folder], {
    ...strapiEnvironment,
    CMS_PORT: String(port),
    CMS_DATABASE_URL: database,
  });
});
