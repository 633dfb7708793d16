/** The process that runs one Strapi: waits for its orders, fills and starts the server, and ends with its parent. */
import { rmSync } from 'node:fs';
import { setUpWebhook } from '../../../../deploy/strapi-webhook.cjs';
import { addressOf, createStrapi } from '@/lib/cms/createStrapi';
import { createLocales, createReadOnlyToken, seedEntries } from '@/lib/cms/importContent';
import { uploadMedia } from '@/lib/cms/uploadMedia';
import type { StartAnswer, StartRequest } from './messages';

async function start({ version, folder, mediaFolder, plan, webhook }: StartRequest): Promise<StartAnswer> {
  process.chdir(folder);
  const began = performance.now();
  const { strapi, writer } = createStrapi(version, folder, { serveAdminPanel: false });
  await strapi.load();
  const booted = performance.now();
  await createLocales(strapi, plan.locales);
  const media = await uploadMedia(strapi, mediaFolder, plan.media);
  await seedEntries(strapi, writer(media), plan);
  const token = await createReadOnlyToken(strapi, 'tests');
  // Not earlier: nobody is to hear of the sample content.
  if (webhook !== null) await setUpWebhook(strapi, webhook);
  const seeded = performance.now();
  await strapi.start();
  return { url: addressOf(strapi), token, bootMs: booted - began, seedMs: seeded - booted };
}

process.once('message', (request: StartRequest) => {
  process.on('exit', () => rmSync(request.folder, { recursive: true, force: true }));
  void start(request)
    .catch((error: unknown): StartAnswer => ({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answer) => process.send?.(answer));
});

// The parent is gone, however it ended.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
