/** The process of `npm run cms` that is Strapi. It ends with the command. */
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { config } from '@/lib/base/config';
import { urlOf } from '@/lib/base/listen';
import { paths } from '@/lib/base/paths';
import { planSeed } from '@/lib/cms/seedPlan';
import { startCms } from '@/lib/cms/startCms';
import type { CmsOptions, StartedCms } from '@/lib/cms/startCms';
import { siteCommand } from './siteCommand';

function webhooks(): CmsOptions['webhooks'] {
  const { RELEASE_SECRET: secret, RELEASE_HOST: host, RELEASE_PORT, PREVIEW_URL, PREVIEW_PORT } = config();
  if (secret === undefined) return [];
  const website = { name: 'Website', url: `${urlOf(host, RELEASE_PORT)}/rebuild`, secret };
  const drafts = { name: 'Vorschau', url: `${urlOf(host, PREVIEW_PORT)}/rebuild`, secret };
  return PREVIEW_URL === undefined ? [website] : [website, drafts];
}

function describe({ url, token, login }: StartedCms): string {
  const account =
    login === null ? [] : [`Login: ${login.email}, password ${login.password} (shown this once: change it there)`];
  const lines =
    token === null
      ? ['Its token was removed: make one in the admin panel.']
      : [`  CMS_URL=${url}`, `  CMS_TOKEN=${token}`];
  return [`CMS on ${url}/admin. Stop with Ctrl-C.`, ...account, 'For the site, in .env:', ...lines].join('\n');
}

await siteCommand(async () => {
  const [folder = paths.cms[5]] = process.argv.slice(2);
  process.chdir(folder);
  const content = () => planSeed(sampleContent, sampleTranslations);
  const started = await startCms({ folder, content, mediaFolder: paths.sampleMedia, webhooks: webhooks() });
  console.log(describe(started));
  process.send?.({ ready: started });
  return 0;
});
