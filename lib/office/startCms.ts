/** Starts the Strapi of a folder; the first time, fills it with the given content. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseStaleSaves } from '@/deploy/strapi-stale-saves.cjs';
import { setUpWebhook, silenceWebhook } from '@/deploy/strapi-webhook.cjs';
import { SiteError } from '@/lib/shared/errors';
import { serverUrl } from '@/lib/shared/listen';
import { startProgress } from '@/lib/shared/progress';
import { createAdministrator, grantPermissions } from './accounts';
import type { Login } from './accounts';
import { setUpForms } from './adminForms';
import boot from './boot.cjs';
import { entryWriter } from './entryWriter';
import { createDataToken, createLocales, createReadOnlyToken, seedEntries } from './importContent';
import { writeSecretFile } from './prepare';
import type { SeedPlan } from './seedPlan';
import { setUpPanel } from './setUpPanel';
import type { StrapiApp } from './strapiApp';
import { uploadMedia } from './uploadMedia';

export interface CmsOptions {
  /** Made by `prepareCms`; also the working directory of this process. */
  readonly folder: string;
  /** The content for an empty CMS. */
  readonly content: () => SeedPlan;
  readonly mediaFolder: string;
  /** The receivers of webhooks by name: the release service, the draft site; null for one that is no longer notified. */
  readonly webhooks: Readonly<Record<string, { readonly url: string; readonly secret: string } | null>>;
}

export interface StartedCms {
  /** Without a slash at the end. */
  readonly url: string;
  /** Reads everything, changes nothing. Null if its file was removed. */
  readonly token: string | null;
  /** Changes only the data of indicators. */
  readonly dataToken: string;
  /** Of the administrator, if the CMS was new. */
  readonly login: Login | null;
}

/** Where Strapi's database holds the progress of the import. */
const state = { type: 'core', name: 'statistikportal', key: 'content' } as const;

function tokenFile(folder: string): string {
  return path.join(folder, 'token.txt');
}

/** Creates the token only if its file is missing: an administrator may have removed the token itself. */
async function ensureDataToken(strapi: StrapiApp, folder: string): Promise<string> {
  const file = path.join(folder, 'data-token.txt');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing !== '') return existing;
  const token = await createDataToken(strapi, 'Daten');
  await writeSecretFile(file, token);
  return token;
}

async function fill(strapi: StrapiApp, { folder, content, mediaFolder }: CmsOptions): Promise<Login> {
  const progress = startProgress('Importing the sample content');
  const plan = content();
  await createLocales(strapi, plan.locales);
  const media = await uploadMedia(strapi, mediaFolder, plan.media);
  await seedEntries(strapi, entryWriter(strapi, media), plan);
  // Strapi creates default tokens, one of which can change everything.
  await strapi.db.query('admin::api-token').deleteMany({});
  await writeSecretFile(tokenFile(folder), await createReadOnlyToken(strapi, 'Website'));
  const login = await createAdministrator(strapi);
  progress.done();
  return login;
}

/** Fills a CMS that is new. Throws SiteError if an earlier filling was interrupted. */
async function ensureFilled(strapi: StrapiApp, options: CmsOptions): Promise<Login | null> {
  const store = strapi.store(state);
  const found = await store.get({});
  if (found === 'complete') return null;
  if (found === 'begun') {
    throw new SiteError(
      `The first start of the CMS in ${options.folder} was interrupted, and its content is incomplete. Remove the ` +
        'folder, empty the database if CMS_DATABASE_URL names one, and start again.',
    );
  }
  await store.set({ value: 'begun' });
  return fill(strapi, options);
}

/** Where a started Strapi listens. */
function addressOf({ server }: StrapiApp): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new SiteError('Strapi started without a port.');
  return serverUrl('127.0.0.1', address.port);
}

async function start(strapi: StrapiApp, options: CmsOptions): Promise<StartedCms> {
  await strapi.load();
  const login = await ensureFilled(strapi, options);
  const dataToken = await ensureDataToken(strapi, options.folder);
  await grantPermissions(strapi);
  await setUpForms(strapi);
  setUpPanel(strapi);
  refuseStaleSaves(strapi);
  // Not earlier: the import of the sample content must not trigger webhooks.
  for (const [name, webhook] of Object.entries(options.webhooks))
    await (webhook === null ? silenceWebhook(strapi, name) : setUpWebhook(strapi, { ...webhook, name }));
  await strapi.start();
  // Not earlier: if the start fails before it returns the login, nobody can use the CMS.
  await strapi.store(state).set({ value: 'complete' });
  const token = await readFile(tokenFile(options.folder), 'utf8').catch(() => null);
  return { url: addressOf(strapi), token, dataToken, login };
}

/** Starts the CMS; on a signal, Strapi ends this process itself. Throws SiteError if the CMS cannot be used. */
export async function startCms(options: CmsOptions): Promise<StartedCms> {
  const strapi = boot.createStrapi(options.folder);
  try {
    return await start(strapi, options);
  } catch (cause) {
    // The part that failed may be the one that cannot be stopped.
    await strapi.destroy().catch(() => undefined);
    if (cause instanceof SiteError) throw cause;
    throw new SiteError(
      `Strapi could not be started in ${options.folder}. If CMS_DATABASE_URL is set, does that database exist, and ` +
        'can it be reached from here?',
      { cause },
    );
  }
}
