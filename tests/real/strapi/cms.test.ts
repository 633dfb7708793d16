import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import { locales } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { ensureDatabaseMatches } from '@/lib/office/databaseVersion';
import { allForms } from '@/lib/office/adminForms';
import { adminTexts } from '@/lib/office/adminTexts';
import { answerOf } from './answers';
import type { RawServer } from './answers';
import { describeChanges } from './changes/describeChanges';
import { describeDataPush } from './data/describeDataPush';
import { describeImport } from './data/describeImport';
import { cmsFolder, emptyCms, runCms } from './cmsCommand';
import type { RunningCms } from './cmsCommand';
import { arrangedForm, formOf, rearrange } from './forms';
import { describeOffice } from './office/describeOffice';
import { hasPostgres, startPostgres } from './postgres';
import { draftsThroughBlocks, rawRequests } from './requests';
import { sampleSnapshot, snapshotOf, startSample, withoutNumbers } from './snapshotOf';
import { englishOnly } from './textsOfAdminPanel';
import { tinyProject } from './tinyProject';
import { article } from './webhooks/article';
import { describeWebhooks } from './webhooks/describeWebhooks';
import { invite, signInAs } from './webhooks/editor';
import type { Editor } from './webhooks/editor';
import { startListening } from './webhooks/listeningService';
import type { ListeningService } from './webhooks/listeningService';

function rowsOf(uid: string): unknown {
  return allForms().find((form) => form.uid === uid)?.rows;
}

/** Where the admin panel knows which pictures there are. */
const iconFile = 'content-manager/dist/admin/components/ComponentIcon.mjs';

/** The site reads from this CMS what it reads from the sample CMS. */
async function expectSame(cms: RunningCms, expected: Snapshot): Promise<void> {
  const found = await snapshotOf(cms);
  expect(withoutNumbers(found)).toEqual(withoutNumbers(expected));
  expect(snapshotHash(found)).toBe(snapshotHash(expected));
  expect(found.problems).toEqual(expected.problems);
}

describe('npm run cms', () => {
  let sample: RawServer & { close(): Promise<void> };
  let service: ListeningService;
  let cms: RunningCms;
  let administrator: Editor;

  beforeAll(async () => {
    await emptyCms();
    sample = await startSample();
    service = await startListening();
    const { hostname, port } = new URL(service.url);
    const told = { RELEASE_SECRET: service.secret, RELEASE_HOST: hostname, RELEASE_PORT: port };
    cms = await runCms(told, tinyProject);
    administrator = await signInAs(cms.url, cms.login);
  });

  afterAll(async () => {
    await cms.close();
    await sample.close();
    await service.close();
  });

  it('B2.4 gives the site all of the content, by the token that it prints', async () => {
    await expectSame(cms, await sampleSnapshot());
  });

  it.each(rawRequests)('B2.4 answers as the sample CMS does: $title', async (request) => {
    expect(await answerOf(cms, request)).toEqual(await answerOf(sample, request));
  });

  it('B2.4 delivers no drafts through blocks', async () => {
    expect(JSON.stringify(await answerOf(cms, draftsThroughBlocks))).not.toContain('entwurf');
  });

  it('makes a token which changes nothing, and one for data alone', async () => {
    const forData = { name: 'Daten', type: 'custom' };
    expect(await administrator.ask('GET', '/admin/api-tokens')).toMatchObject({
      body: { data: [forData, { name: 'Website', type: 'read-only' }] },
    });
    const answer = await fetch(`${cms.url}/api/articles`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: article }),
    });
    expect(answer.status).toBe(403);
  });

  it('has the five languages, by their German names', async () => {
    const { body } = await administrator.ask('GET', '/i18n/locales');
    expect(body).toMatchObject(locales.map((code) => ({ code })));
    expect(body).toMatchObject({ 0: { name: 'Deutsch', isDefault: true }, 1: { name: 'Leichte Sprache' } });
  });

  it('tells editors in German what Strapi has in English only', async () => {
    const missing = await englishOnly(cmsFolder);
    expect(missing.length).toBeGreaterThan(100);
    expect(missing.filter((key) => !(key in adminTexts))).toEqual([]);
    expect(await readFile(path.join(cmsFolder, 'src/admin/app.js'), 'utf8')).toContain(
      adminTexts['upload.sidebar.title'],
    );
  });

  it('names fields in German, and arranges them', async () => {
    const { settings, metadatas, layouts } = await formOf(administrator, 'api::article.article');
    expect(metadatas).toMatchObject({ publish_at: { edit: { label: 'Sperrfrist' } } });
    expect(layouts).toEqual({ edit: rowsOf('api::article.article'), list: ['title', 'updatedAt'] });
    expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' });
    const component = '/content-manager/components/blocks.iframe/configuration';
    expect(await administrator.ask('GET', component)).toMatchObject({
      body: { data: { component: { layouts: { edit: rowsOf('blocks.iframe') } } } },
    });
  });

  it('shows a picture for each content box that Strapi has, none of them twice', async () => {
    const code = await readFile(path.join(cmsFolder, 'node_modules/@strapi', iconFile), 'utf8');
    const icons = blockTypes.map(({ icon }) => icon);
    expect(icons.filter((icon) => !code.includes(`${icon}: Icons.`))).toEqual([]);
    expect(new Set(icons).size).toBe(icons.length);
  });

  // From here on, the content changes.
  describeWebhooks(() => ({ editor: administrator, service }));
  describeChanges(() => ({ server: cms, editor: administrator }));
  describeDataPush(() => ({ cms, editor: administrator, service }));
  describeImport(() => ({ cms, editor: administrator }));

  it('lets an Editor publish in every language, and take back', async () => {
    const editor = await invite(cms.url, administrator, 'strapi-editor');
    const entry = await editor.create('article', article);
    await editor.publish(entry, article);
    const french = { locale: 'fr', title: 'Le' };
    const address = `${entry.address}/actions/publish?locale=fr`;
    expect(await editor.ask('POST', address, { ...article, title: 'Le' })).toMatchObject({
      status: 200,
      body: { data: french },
    });
    await editor.unpublish(entry);
    await editor.remove(entry);
  });

  it('publishes nothing with characters in its address that pages cannot have', async () => {
    const wrong = { ...article, slug: 'mit Leerschlag' };
    const publish = async (): Promise<unknown> =>
      administrator.publish(await administrator.create('article', wrong), wrong);
    await expect(publish()).rejects.toThrow('400');
  });

  it('lets an Author write, but neither publish nor change what others wrote', async () => {
    const author = await invite(cms.url, administrator, 'strapi-author');
    const entry = await author.create('article', { ...article, slug: 'vom-author' });
    await author.update(entry, { ...article, slug: 'vom-author', title: 'Neu' });
    expect(await author.ask('POST', `${entry.address}/actions/publish`, article)).toMatchObject({ status: 403 });
    const others = await administrator.create('article', { ...article, slug: 'von-anderen' });
    expect(await author.ask('PUT', others.address, article)).toMatchObject({ status: 403 });
  });

  describe('ended', () => {
    let layouts: unknown;

    beforeAll(async () => {
      layouts = await rearrange(administrator, arrangedForm);
      await cms.close();
    });

    describeOffice(() => ({ cms, layouts }));
  });
});

const withPostgres = hasPostgres();

it(`B2.4 npm run cms gives the site all of the sample content, of ${withPostgres ? 'PostgreSQL' : 'SQLite'}`, async () => {
  await emptyCms();
  const postgres = withPostgres ? await startPostgres() : undefined;
  onTestFinished(() => postgres?.close());
  const address = postgres?.url ?? '';
  const sample = await runCms({ RELEASE_SECRET: '', CMS_DATABASE_URL: address });
  onTestFinished(() => sample.close());
  await expectSame(sample, await sampleSnapshot({ content: sampleContent, translations: sampleTranslations }));
  if (postgres === undefined) return;
  // It takes the database that it has made, and says that one does not answer.
  await expect(ensureDatabaseMatches(cmsFolder, address)).resolves.toBeUndefined();
  await expect(ensureDatabaseMatches(cmsFolder, `${address}-that-nobody-made`)).rejects.toThrow('does not answer');
});
