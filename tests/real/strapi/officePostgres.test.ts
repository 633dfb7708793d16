import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, isThere, until } from './askedPages';
import { cmsFolder, runCms } from './cmsCommand';
import { runOffice } from './officeCommand';
import type { RunningOffice } from './officeCommand';
import { hasPostgres, startPostgres } from './postgres';
import type { RunningPostgres } from './postgres';
import { versionsUnderTest } from './versions';
import { article } from './webhooks/article';
import { signInAs } from './webhooks/editor';

describe.runIf(versionsUnderTest().includes(5) && hasPostgres())('npm run office with PostgreSQL', () => {
  let postgres: RunningPostgres;
  let office: RunningOffice;

  beforeAll(async () => {
    postgres = await startPostgres();
    office = await runOffice(postgres.url);
  });

  afterAll(async () => {
    await office.close();
    await office.remove();
    await postgres.close();
  });

  it('brings to visitors what is published, and takes away what is taken back', async () => {
    const editor = await signInAs(office.cms, office.login);
    const first = { ...article, slug: 'aus-postgresql', title: 'Ein Artikel aus PostgreSQL' };
    const draft = await editor.create('article', first);
    await editor.publish(draft, first);
    const page = `${office.site}/artikel/${first.slug}`;
    await until(page, isThere);
    expect((await ask(page)).text).toContain(first.title);
    await editor.unpublish(draft);
    await until(page, ({ status }) => status === 404);
  });

  it('starts again with what is in the database', async () => {
    await office.close();
    const cms = await runCms({ CMS_DATABASE_URL: postgres.url });
    try {
      expect(cms.output).not.toMatch(/Login|Importing/);
      expect(await readdir(cmsFolder)).not.toContain('data.db');
      const read = { headers: { Authorization: `Bearer ${cms.token}` } };
      const answer = await fetch(`${cms.url}/api/articles?filters[slug]=erster-artikel`, read);
      expect(await answer.json()).toMatchObject({ data: [{ slug: 'erster-artikel' }] });
    } finally {
      await cms.close();
    }
  });
});
