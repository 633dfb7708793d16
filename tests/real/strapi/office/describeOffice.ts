/** `npm run office` around a CMS that is there already: visitors, editors in a browser, and whoever runs it. */
import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Page } from '@playwright/test';
import { swissClockAt } from '@/content-types/swissClock';
import { closePreview, logIn, openBrowser, preview, publish, takeBack } from '../editing/adminPanel';
import * as tasks from '../editing/tasks';
import { cmsFolder } from '../cmsCommand';
import type { RunningCms } from '../cmsCommand';
import { addFieldOfBefore } from '../fieldOfBefore';
import { arrangedForm, formOf } from '../forms';
import { tinyProject } from '../tinyProject';
import { article } from '../webhooks/article';
import { signInAs } from '../webhooks/editor';
import type { Editor } from '../webhooks/editor';
import { ask, isThere, until } from './askedPages';
import { runOffice } from './officeCommand';
import type { RunningOffice } from './officeCommand';

const program = promisify(execFile);

const times: string[] = [];

function note(what: string, milliseconds: number): void {
  times.push(`${what}: ${(milliseconds / 1000).toFixed(1)} s`);
}

/** The process of a part of an office: it was started by the one that the command has started. */
async function partOf(office: number, name: string): Promise<number> {
  const { stdout } = await program('ps', ['-axo', 'pid=,ppid=,command=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const parents = new Map(rows.map(([pid, parent]) => [pid, parent]));
  const own = rows.find(([, parent, ...words]) => {
    return words.includes(`lib/commands/${name}.ts`) && parents.get(parent) === String(office);
  });
  return Number(own?.[0]);
}

const linkSchema = z.object({ data: z.object({ url: z.string() }) });

interface Draft {
  readonly address: string;
}

/** What the preview button of the admin panel asks for. */
async function previewLink({ ask: request }: Editor, { address }: Draft, locale = 'de'): Promise<string> {
  const query = new URLSearchParams({ documentId: path.basename(address), locale, status: 'draft' });
  const { body } = await request('GET', `/content-manager/preview/url/api::article.article?${query.toString()}`);
  return linkSchema.parse(body).data.url;
}

/** Opens a link as a browser does, which asks again while something is being built: the cookie that it gives, and where it leads. */
async function follow(
  link: string,
): Promise<{ readonly cookie: string; readonly target: string; readonly status: number }> {
  await until(link, ({ headers }) => headers.get('refresh') === null);
  const { status, headers } = await ask(link);
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
  return { status, cookie, target: headers.get('location') ?? '' };
}

const foundSchema = z.object({ results: z.tuple([z.object({ id: z.number(), documentId: z.string() })]) });

async function entryOf({ ask: request }: Editor, slug: string): ReturnType<Editor['create']> {
  const collection = '/content-manager/collection-types/api::article.article';
  const { body } = await request('GET', `${collection}?${new URLSearchParams({ 'filters[slug][$eq]': slug })}`);
  const [{ id, documentId }] = foundSchema.parse(body).results;
  return { id, address: `${collection}/${documentId}` };
}

const minuteMs = 60_000;

/** Long enough for what is built before. */
const embargoMs = 30_000;

/** Day and time as forms take them: `25.11.2026` and `08:30`. */
function formTimes(milliseconds: number): readonly [day: string, time: string] {
  const [day = '', time = ''] = swissClockAt(new Date(milliseconds)).split('T');
  return [day.split('-').toReversed().join('.'), time.slice(0, 'HH:MM'.length)];
}

/** Registers the tests for a CMS that has ended by then; `find` is asked when they run. */
export function describeOffice(find: () => { readonly cms: RunningCms; readonly layouts: unknown }): void {
  describe('npm run office, started with what is there', () => {
    let before: ReturnType<typeof find>;
    let office: RunningOffice;
    let editor: Editor;
    let draft: Awaited<ReturnType<Editor['create']>>;
    let page: Page;
    let editing: tasks.Editing;
    const corrected = 'Viel mehr Velos am Rhein';
    const site = (slug: string): string => encodeURI(`${office.site}/artikel/${slug}`);
    const first = { ...article, slug: 'aus-dem-buero', title: 'Ein Artikel aus dem Büro' };

    /** Of the status page: it is in the file that the office names. */
    const password = (): Promise<string> => {
      const [, file = ''] = /\(password: ([^)]+)\)/.exec(office.output()) ?? [];
      return readFile(path.resolve(tinyProject, file), 'utf8');
    };

    beforeAll(async () => {
      before = find();
      const column = 'ADD COLUMN motto varchar(255)';
      await addFieldOfBefore(
        'src/api/article/content-types/article/schema.json',
        `ALTER TABLE articles ${column}; UPDATE articles SET motto = 'Frei ' || locale;`,
      );
      await addFieldOfBefore(
        'src/components/blocks/text.json',
        `ALTER TABLE block_text ${column}; UPDATE block_text SET motto = 'Im Block' WHERE id = 1;`,
      );
      const begun = performance.now();
      office = await runOffice();
      note('start with both sites', performance.now() - begun);
      editor = await signInAs(office.cms, before.cms.login);
      page = await openBrowser({ width: 1200, height: 800 });
      editing = { page, shoot: () => Promise.resolve() };
    });

    afterAll(async () => {
      await page.context().browser()?.close();
      await office.close();
    });

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await page.screenshot({ path: 'test-results/office.png' });
    });

    it('has what was written and arranged, needs no new login, and tells the service and the preview', async () => {
      expect(office.output()).not.toMatch(/login|Installing|Building the admin panel/);
      expect((await readFile(path.join(cmsFolder, 'token.txt'), 'utf8')).trim()).toBe(before.cms.token);
      const headers = { Authorization: `Bearer ${await password()}` };
      const told = [office.service, office.preview].map((url) => ({ url: `${url}/rebuild`, headers, isEnabled: true }));
      expect(await editor.ask('GET', '/admin/webhooks')).toMatchObject({ body: { data: told } });
      expect(await formOf(editor, arrangedForm)).toMatchObject({ layouts: before.layouts });
    });

    it('says which fields the content types no longer have, and keeps the database of before', async () => {
      expect(office.output()).toMatch(/no longer have these fields:\n {2}article: motto\n {2}blocks\.text: motto\n/);
      const [, copy = ''] = /The database as it was before: (\S+)/.exec(office.output()) ?? [];
      expect((await readFile(copy)).subarray(0, 15).toString()).toBe('SQLite format 3');
    });

    it('says where the password of the status page is', async () => {
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      const body = new URLSearchParams({ password: await password() });
      const form = { method: 'POST', headers, body, redirect: 'manual' } as const;
      expect((await fetch(`${office.service}/login`, form)).status).toBe(303);
    });

    it('shows a draft in the preview, by the button of the CMS', async () => {
      draft = await editor.create('article', first);
      const begun = performance.now();
      const { status, cookie, target } = await follow(await previewLink(editor, draft));
      expect({ status, target }).toEqual({ status: 303, target: `/artikel/${first.slug}` });
      await until(office.preview + target, isThere, cookie);
      note('draft → preview', performance.now() - begun);
      const page = await ask(office.preview + target, { Cookie: cookie });
      expect(page.text).toContain(first.title);
      expect(page.text).toMatch(/<p class="site-notice[^"]*">Vorschau – nicht veröffentlicht\. Mit allen Entwürfen/);
      expect(page.text).toMatch(/<meta name="robots" content="noindex, nofollow"/);
      expect(page.headers.get('x-robots-tag')).toContain('noindex');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${office.cms}`);
    });

    it('opens the language that is edited', async () => {
      const { cookie, target } = await follow(await previewLink(editor, draft, 'fr'));
      expect(target).toBe(`/fr/artikel/${first.slug}`);
      expect((await ask(office.preview + target, { Cookie: cookie })).text).toContain('Aperçu – non publié.');
    });

    it('lets nobody in without a link, with a changed one, or with a cookie of one’s own', async () => {
      const page = `${office.preview}/artikel/${first.slug}`;
      const link = await previewLink(editor, draft);
      const changed = await ask(link.replace(first.slug, 'geheim'));
      const late = await ask(link.replace(/expires=\d+/, `expires=${Date.now() + 1e9}`));
      const own = await ask(page, { Cookie: `statistikportal-vorschau=drafts.${Date.now() + 1e9}.abc` });
      const none = await ask(page);
      expect([changed, late, own, none].map(({ status }) => status)).toEqual([403, 403, 401, 401]);
      for (const { text } of [changed, late, own, none]) expect(text).not.toContain(first.title);
      const told = await fetch(`${office.preview}/rebuild`, { method: 'POST', body: '{"event":"entry.publish"}' });
      expect(told.status).toBe(401);
    });

    it('keeps the draft out of everything that is public', async () => {
      expect((await ask(`${office.site}/artikel/${first.slug}`)).status).toBe(404);
      const ways = ['/..%2f', '/../', '/%2e%2e/', '/site/../../'].map((up) => up + '..%2f'.repeat(3));
      for (const way of ways) {
        const page = await ask(`${office.site}${way}.cache/editions/drafts/out/artikel/${first.slug}.html`);
        expect(page.text).not.toContain(first.title);
      }
      const folders = ['out', 'releases', 'deploy/generated'].map((name) => path.join(tinyProject, name));
      // `grep` ends with 1 if it finds nothing.
      await expect(program('grep', ['-rl', first.slug, ...folders])).rejects.toMatchObject({ code: 1, stdout: '' });
      const drafts = path.join(tinyProject, '.cache/editions/drafts/out');
      expect((await program('grep', ['-rl', first.slug, drafts])).stdout).not.toBe('');
    });

    it('lets an editor write an article with a new indicator from a CSV file, see it in the preview, and publish it', async () => {
      await logIn(page, office.cms, before.cms.login);
      await tasks.writeArticle(editing);
      await tasks.writeIndicator(editing);
      await publish(page);
      await tasks.useIndicator(editing);
      const begun = performance.now();
      await preview(page, tasks.article.title);
      note('draft with figure → preview, in a browser', performance.now() - begun);
      await page.frameLocator('iframe').getByRole('heading', { name: tasks.indicator.title }).waitFor();
      expect((await ask(site(tasks.article.slug))).status).toBe(404);
      await publish(page);
      note('published → live', await until(site(tasks.article.slug), isThere));
      expect((await ask(site(tasks.article.slug))).text).toContain(tasks.indicator.title);
      await until(`${office.site}/indikatorenportal/${tasks.indicator.number}`, ({ text }) => text.includes('1420'));
    });

    it('shows what is published in the tab of the preview for it', async () => {
      await page.getByRole('tab', { name: 'Veröffentlicht' }).click();
      await page.frameLocator('iframe').getByText('So sehen alle diese Website.').waitFor();
      await closePreview(page);
    });

    it('lets an editor correct what is published', async () => {
      await tasks.correct(editing, corrected);
      note('corrected → live', await until(site(tasks.article.slug), ({ text }) => text.includes(corrected)));
      expect((await ask(site(tasks.article.slug))).text).toContain('Im Titel stand eine falsche Zahl.');
    });

    it('lets an editor take back, also if it is half of all articles', async () => {
      const others = await Promise.all(['zweiter-artikel', 'ümläut.2_b-c'].map((slug) => entryOf(editor, slug)));
      await takeBack(page);
      for (const one of others) await editor.unpublish(one);
      note('taken back → gone', await until(site(tasks.article.slug), ({ status }) => status === 404));
      await until(site('zweiter-artikel'), ({ status }) => status === 404);
      expect((await ask(site('erster-artikel'))).status).toBe(200);
    });

    it('shows what is under embargo to editors at once, and to visitors from its instant on', async () => {
      const written = Math.ceil(Date.now() / minuteMs) * minuteMs + 24 * 60 * minuteMs;
      await tasks.holdUntil(editing, ...formTimes(written));
      const begun = performance.now();
      await preview(page, corrected);
      note('under embargo → preview', performance.now() - begun);
      const entry = await entryOf(editor, tasks.article.slug);
      expect(await editor.ask('GET', entry.address)).toMatchObject({
        body: { data: { publish_at: new Date(written).toISOString() } },
      });
      // Forms know whole minutes.
      const instant = Date.now() + embargoMs;
      await editor.publish(entry, { publish_at: new Date(instant).toISOString() });
      await until(site(tasks.article.slug), isThere);
      const late = Date.now() - instant;
      note('instant → live', late);
      expect(late).toBeGreaterThanOrEqual(0);
      // What is promised to editors.
      expect(late).toBeLessThanOrEqual(2000);
    });

    const isGone = async ({ cms, site, preview, service }: RunningOffice): Promise<void> => {
      for (const address of [cms, site, preview, service]) await expect(fetch(address)).rejects.toThrow();
    };

    it('ends all of it with Ctrl-C', async () => {
      expect(await office.close()).not.toBeNull();
      await isGone(office);
      const log = await readFile(path.join(tinyProject, '.cache/office/service.log'), 'utf8');
      expect(log).toContain('Visitors see');
      await writeFile('.cache/office-times.txt', `${times.join('\n')}\n`);
    });

    it('has no secret in its logs, and nobody else may read them', async () => {
      const file = path.join(tinyProject, '.cache/office/cms.log');
      const log = await readFile(file, 'utf8');
      expect(log).not.toContain(before.cms.login.password);
      expect(log).not.toContain((await readFile(path.join(cmsFolder, 'token.txt'), 'utf8')).trim());
      expect((await stat(file)).mode & 0o077).toBe(0);
    });

    it('ends all of it, with the end of its log, when a part ends by itself', async () => {
      office = await office.restart();
      process.kill(await partOf(office.pid, 'draftServe'), 'SIGKILL');
      expect(await office.ended).toBe(1);
      expect(office.output()).toContain('The part «preview» has ended');
      await isGone(office);
    });
  });
}
