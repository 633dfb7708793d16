/** The Strapi process of `npm run cms`; ends with the command. */
import { config } from '@/lib/shared/config';
import { serverUrl } from '@/lib/shared/listen';
import { sampleMedia } from '@/lib/shared/office';
import { paths } from '@/lib/shared/paths';
import { planSeed } from '@/lib/office/seedPlan';
import { startCms } from '@/lib/office/startCms';
import type { CmsOptions } from '@/lib/office/startCms';
import { loadSample } from '@/lib/cms/withCms';
import { siteCommand } from './siteCommand';

function webhooks(): CmsOptions['webhooks'] {
  const { RELEASE_SECRET: secret, RELEASE_HOST: host, RELEASE_PORT, PREVIEW_URL, PREVIEW_PORT } = config();
  const told = (port: number): CmsOptions['webhooks'][string] =>
    secret === undefined ? null : { url: `${serverUrl(host, port)}/rebuild`, secret };
  return { Website: told(RELEASE_PORT), Vorschau: PREVIEW_URL === undefined ? null : told(PREVIEW_PORT) };
}

await siteCommand(async () => {
  const [folder = paths.cms] = process.argv.slice(2);
  const { sampleContent, sampleTranslations } = await loadSample();
  const mediaFolder = sampleMedia();
  process.chdir(folder);
  const content = () => planSeed(sampleContent, sampleTranslations);
  const started = await startCms({ folder, content, mediaFolder, webhooks: webhooks() });
  // Sent to the parent rather than printed, since output may go into a file and this contains a password and a token.
  process.send?.({ ready: started });
  return 0;
});
