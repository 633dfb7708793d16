/** `npm run dev`: the site with live content, from the CMS of the environment or the sample content. */
import { config } from '@/lib/base/config';
import { writeBrowserModule } from '@/lib/export/browserModule';
import { paths } from '@/lib/base/paths';
import { browserSettings } from '@/lib/site/browserSettings';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import { run } from '../base/run.mjs';
import { sampleToken } from '../read/sample-cms/sampleToken';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';
import { startSample } from '../read/withCms';

await siteCommand(async () => {
  const { CMS_URL: cmsUrl, PORT: port } = config();
  await ensurePortIsFree(port, (other) => `PORT=${other} npm run dev`);
  const [browserModule = '', embeddedModule = ''] = await writeBrowserModule(paths.public, browserSettings(config()), {
    hasIslands: false,
  });
  await writeBuildInfo(
    {
      id: 'development',
      contentId: 'development',
      timestamp: new Date().toISOString(),
      nextRelease: null,
      browserModule,
      embeddedModule,
      fingerprint: '',
    },
    paths.developmentInfo,
  );
  const sample = cmsUrl === undefined ? await startSample() : undefined;
  const environment = { MEILISEARCH_ADMIN_KEY: '', NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(
    'next',
    ['dev', '--port', String(port)],
    sample === undefined ? environment : { ...environment, CMS_URL: sample.url, CMS_TOKEN: sampleToken },
  );
  await sample?.close();
  return code;
});
