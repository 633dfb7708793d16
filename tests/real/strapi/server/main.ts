/** The process that runs one Strapi: waits for its orders, fills and starts the server, and ends with its parent. */
import { rmSync } from 'node:fs';
import { setUpWebhook } from '../../../../deploy/strapi-webhook.cjs';
import boot5 from '../../../../lib/cms/boot.cjs';
import { entryWriter5 } from '@/lib/cms/entryWriter';
import type { EntryWriter, MediaIds } from '@/lib/cms/entryWriter';
import { createLocales, createReadOnlyToken, seedEntries } from '@/lib/cms/importContent';
import type { StrapiApp5 } from '@/lib/cms/strapiApp';
import { uploadMedia } from '@/lib/cms/uploadMedia';
import boot4 from './boot4.cjs';
import { entryWriter4 } from './entryWriter4';
import type { StartAnswer, StartRequest } from './messages';
import type { StrapiApp4 } from './strapiApp4';

interface Created {
  readonly strapi: StrapiApp4 | StrapiApp5;
  readonly writer: (media: MediaIds) => EntryWriter;
}

function createStrapi({ version, folder }: StartRequest): Created {
  if (version === 4) {
    const strapi = boot4.createStrapi4(folder);
    return { strapi, writer: (media) => entryWriter4(strapi, media) };
  }
  const strapi = boot5.createStrapi5(folder, { serveAdminPanel: false });
  return { strapi, writer: (media) => entryWriter5(strapi, media) };
}

function addressOf({ server }: Created['strapi']): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('Strapi started without a port.');
  return `http://127.0.0.1:${address.port}`;
}

async function start(request: StartRequest): Promise<StartAnswer> {
  const { folder, mediaFolder, plan, webhook } = request;
  process.chdir(folder);
  const began = performance.now();
  const { strapi, writer } = createStrapi(request);
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
