/** `npm run cms`: creates a Strapi with the content types of the site, fills it and starts it; afterwards only starts it. */
import type { z } from 'zod';
import { config } from '@/lib/shared/config';
import { prepareCms } from '@/lib/office/prepare';
import { strapiEnvironment } from '@/lib/office/strapiEnvironment';
import { startServerProcess } from '@/lib/shared/run.mjs';
import { chosenFolder, withPort } from './cmsFolder';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';
import { describeLogin, startedCmsSchema } from './startedCms';

function describe({ url, token, dataToken, login }: z.infer<typeof startedCmsSchema>): string {
  const account = login === null ? [] : [`Login: ${describeLogin(login)}`];
  const lines =
    token === null
      ? ['Its token was removed: make one in the admin panel.']
      : [`  CMS_URL=${url}`, `  CMS_TOKEN=${token}`];
  const forData = ['To push data:', `  CMS_DATA_TOKEN=${dataToken}`];
  return [`CMS on ${url}/admin. Stop with Ctrl-C.`, ...account, ...forData, 'For the site, in .env:', ...lines].join(
    '\n',
  );
}

await siteCommand(async () => {
  const parameters = process.argv.slice(2);
  const folder = chosenFolder('cms', parameters);
  const { CMS_PORT: port, CMS_DATABASE_URL: database = '' } = config();
  await ensurePortIsFree(port, (other) => withPort(`CMS_PORT=${other}`, 'cms', parameters));
  await prepareCms(folder, database);
  const environment = { ...strapiEnvironment, CMS_PORT: String(port), CMS_DATABASE_URL: database };
  const { ready, ended } = startServerProcess('cmsServer', environment, { log: 'inherit', parameters: [folder] });
  const said = ready.then((started) => console.log(describe(startedCmsSchema.parse(started))));
  await Promise.race([said, ended]);
  return ended;
});
