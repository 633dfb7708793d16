/** `npm run data:push` at a real Strapi, whose webhook the release service hears. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RecordCache } from '@/lib/content/recordCache';
import { connectCmsData } from '@/lib/office/data-push/cmsData';
import type { CmsData } from '@/lib/office/data-push/cmsData';
import { pushFolder } from '@/lib/office/data-push/push';
import type { PushReport } from '@/lib/office/data-push/pushReport';
import { eventually } from '../../../support/eventually';
import type { RunningCms } from '../cmsCommand';
import { connectTo, snapshotOf } from '../snapshotOf';
import type { Editor } from '../webhooks/editor';
import type { ListeningService } from '../webhooks/listeningService';

interface Running {
  readonly cms: RunningCms;
  readonly editor: Editor;
  readonly service: ListeningService;
}

const documentsSchema = z.object({ results: z.array(z.object({ documentId: z.string(), stata_id: z.number() })) });
const documentSchema = z.object({
  data: z.looseObject({ title: z.string(), status: z.string(), data_file: z.object({ url: z.string() }).nullable() }),
});
const librarySchema = z.object({ pagination: z.object({ total: z.number() }) });

const products = '/content-manager/collection-types/api::product.product';
const table = 'jahr;wert\n2024;1,5\n2025;2,5\n';
const other = 'jahr;wert\n2024;1,5\n2025;3,5\n';

type Files = Readonly<Record<string, string>>;

/** What somebody sees who looks into the CMS, and who pushes. */
class Office {
  readonly #records = new RecordCache();

  constructor(readonly running: Running) {}

  async push(files: Files, change: (cms: CmsData) => CmsData = (cms) => cms): Promise<PushReport> {
    const folder = await mkdtemp(path.join(tmpdir(), 'data-push-'));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const { url, dataToken: token } = this.running.cms;
    const cms = change(connectCmsData({ url, token, timeoutMs: 60_000 }));
    const uploaded = (address: string): Promise<Uint8Array> => connectTo({ url, token: '' }).file(address);
    try {
      return await pushFolder({ folder, isDryRun: false, cms, uploaded });
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  async address(number: number): Promise<string> {
    const { body } = await this.running.editor.ask('GET', `${products}?locale=de&filters[stata_id][$eq]=${number}`);
    return `${products}/${documentsSchema.parse(body).results[0]?.documentId ?? ''}`;
  }

  /** The draft of an indicator. */
  async draft(number: number): Promise<z.infer<typeof documentSchema>['data']> {
    const { body } = await this.running.editor.ask('GET', `${await this.address(number)}?locale=de`);
    return documentSchema.parse(body).data;
  }

  async filesInLibrary(): Promise<number> {
    const { body } = await this.running.editor.ask('GET', '/upload/files?page=1&pageSize=1');
    return librarySchema.parse(body).pagination.total;
  }

  /** What visitors would see. */
  async shown(number: number): Promise<Readonly<Record<string, unknown>> | undefined> {
    const { entries } = await snapshotOf(this.running.cms, this.#records);
    return entries.find(({ meta: { key, locale } }) => key === String(number) && locale === 'de')?.values;
  }
}

/** Registers the tests for a Strapi 5; `find` is asked when they run. */
export function describeDataPush(find: () => Running): void {
  describe('npm run data:push', () => {
    let office: Office;
    let service: ListeningService;
    let heard = 0;

    /** So many webhooks since the last time, each of which asks for a build. */
    const hears = async (count: number): Promise<void> => {
      const expected = Array<string>(count).fill('entry.update 202');
      await eventually(() => expect(service.answers.slice(heard)).toEqual(expected));
      heard = service.answers.length;
    };

    beforeAll(() => {
      office = new Office(find());
      ({ service } = office.running);
      heard = service.answers.length;
    });

    it('publishes data with one webhook for all, also in translations, and leaves out what has a fault', async () => {
      const before = await office.filesInLibrary();
      const report = await office.push({ '5813.csv': table, '5814.csv': 'jahr;wert\n2024;viel\n', '99.csv': table });
      expect(report.changed).toEqual([{ indicator: 5813, changes: ['data'], rows: 2 }]);
      expect(report.faults).toMatchObject([
        { file: '99.csv', found: 'The CMS has no indicator with the number 99.' },
        { file: '5814.csv', row: 2, column: 'wert' },
      ]);
      await hears(1);
      expect(service.reasons.at(-1)).toBe('entry.update product');
      expect(await office.filesInLibrary()).toBe(before + 1);
      expect((await office.shown(5813))?.['data_rows']).toEqual([
        ['2024', 1.5],
        ['2025', 2.5],
      ]);
      expect((await office.shown(5814))?.['data_rows']).toEqual([
        ['2024', 0.1],
        ['2025', null],
      ]);
    });

    it('causes nothing with the same data', async () => {
      const before = await office.filesInLibrary();
      expect(await office.push({ '5813.csv': table })).toMatchObject({ changed: [], same: [5813], isReported: false });
      expect(await office.filesInLibrary()).toBe(before);
      await hears(0);
    });

    it('puts a file in the place of the one before, which is gone', async () => {
      const before = await office.filesInLibrary();
      const { data_file: old } = await office.draft(5813);
      await office.push({ '5813.csv': other });
      await hears(1);
      expect(await office.filesInLibrary()).toBe(before);
      const { url } = office.running.cms;
      expect((await fetch(url + (old?.url ?? ''))).status).toBe(404);
      expect((await office.shown(5813))?.['data_rows']).toContainEqual(['2025', 3.5]);
    });

    it('is finished by the next one if it is killed, and then told', async () => {
      const before = await office.filesInLibrary();
      const killed = (cms: CmsData): CmsData => ({ ...cms, finish: () => Promise.reject(new Error('killed')) });
      await expect(office.push({ '5813.csv': table }, killed)).rejects.toThrow('killed');
      await hears(0);
      const report = await office.push({ '5813.csv': table, '5814.csv': table });
      expect(report).toMatchObject({ changed: [{ indicator: 5814 }], same: [5813], isReported: true });
      await hears(1);
      await office.push({ '5813.csv': table }, killed).catch(() => undefined);
      expect(await office.push({ '5813.csv': table, '5814.csv': table })).toMatchObject({ isReported: false });
      expect(await office.filesInLibrary()).toBe(before + 1);
    });

    it('is told by the next one even if there is nothing left to push', async () => {
      const killed = (cms: CmsData): CmsData => ({ ...cms, finish: () => Promise.reject(new Error('killed')) });
      await office.push({ '5813.csv': other }, killed).catch(() => undefined);
      expect(await office.push({ '5813.csv': other })).toMatchObject({ changed: [], isReported: true });
      await hears(1);
    });

    it('does not publish what somebody has not finished, which stays a change', async () => {
      const { editor } = office.running;
      const address = await office.address(5813);
      const save = (): ReturnType<Editor['ask']> =>
        editor.ask('PUT', `${address}?locale=de`, { title: 'Noch nicht fertig' });
      // The form still has the data of before.
      expect(await save()).toMatchObject({ status: 409 });
      await office.draft(5813);
      expect(await save()).toMatchObject({ status: 200 });
      await hears(1);
      const metadata = 'number;title;unit\n5813;Indikator 5813;Franken\n';
      await office.push({ '5813.csv': table, 'metadata.csv': metadata });
      await hears(1);
      expect(await office.shown(5813)).toMatchObject({ title: 'Indikator 5813', unit: 'Franken' });
      expect((await office.shown(5813))?.['data_rows']).toContainEqual(['2025', 2.5]);
      const draft = await office.draft(5813);
      expect(draft).toMatchObject({ title: 'Noch nicht fertig', status: 'modified' });
      await editor.ask('POST', `${address}/actions/discard?locale=de`, {});
      heard = service.answers.length;
    });

    it('says of an indicator what a file of metadata says, and refuses what the CMS cannot hold', async () => {
      const head = 'number;title;title_fr;source;unit;next_update';
      const metadata = `${head}\n5813;Leerstand;Vacance;Amt für Statistik;Prozent;2027-01-15\n5814;${'x'.repeat(256)};;;;\n`;
      const report = await office.push({ '5813.csv': table, '5814.csv': other, 'metadata.csv': metadata });
      expect(report.changed).toMatchObject([{ indicator: 5813 }]);
      expect(report.faults).toMatchObject([{ file: 'metadata.csv', row: 3, column: 'title' }]);
      const sources = [{ name: 'Amt für Statistik', url: null }];
      const wanted = { title: 'Leerstand', unit: 'Prozent', next_update: '2027-01-15', sources };
      expect(await office.shown(5813)).toMatchObject(wanted);
      expect(await office.push({ '5813.csv': table, 'metadata.csv': metadata.split('\n5814')[0] ?? '' })).toMatchObject(
        {
          changed: [],
          same: [5813],
        },
      );
    });

    it('keeps data back until the embargo that comes with them', async () => {
      const metadata = 'number;embargo\n5814;2099-12-03T08:30:00+01:00\n';
      await office.push({ '5814.csv': other, 'metadata.csv': metadata });
      expect(await office.shown(5814)).toBeUndefined();
      await office.push({ 'metadata.csv': 'number;embargo\n5814;-\n' });
      expect((await office.shown(5814))?.['data_rows']).toContainEqual(['2025', 3.5]);
    });

    it('has a token that changes nothing else', async () => {
      const { url, dataToken } = office.running.cms;
      const status = async (method: string, address: string, body?: BodyInit): Promise<number> => {
        const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
        const headers = { Authorization: `Bearer ${dataToken}`, ...type };
        return (await fetch(url + address, { method, headers, ...(body === undefined ? {} : { body }) })).status;
      };
      const form = new FormData();
      form.append('files', new Blob(['a;b']), 'daten.csv');
      const id = path.basename(await office.address(5813));
      expect(await status('PUT', `/api/products/${id}`, '{"data":{"title":"Neu"}}')).toBe(403);
      expect(await status('DELETE', `/api/products/${id}`)).toBe(403);
      expect(await status('POST', '/api/articles', '{"data":{"title":"Neu"}}')).toBe(403);
      expect(await status('GET', '/api/articles')).toBe(403);
      expect(await status('POST', '/api/upload', form)).toBe(403);
      expect(await status('DELETE', '/api/upload/files/1')).toBe(403);
      expect(await status('GET', '/admin/api-tokens')).toBe(401);
    });

    it('takes nothing but data: no other field, no file that a browser would run', async () => {
      const { url, dataToken, token } = office.running.cms;
      const send = async (change: object, file = '', by = dataToken): Promise<number> => {
        const form = new FormData();
        form.append('change', JSON.stringify(change));
        if (file !== '') form.append('file', new Blob(['<script>']), file);
        const headers = { Authorization: `Bearer ${by}` };
        return (await fetch(`${url}/api/indicator-data/5813`, { method: 'POST', headers, body: form })).status;
      };
      expect(await send({ shared: { stata_id: '1' } })).toBe(400);
      expect(await send({ texts: { de: { lesehilfe: 'Neu' } } })).toBe(400);
      expect(await send({ texts: { de: { title: 'x'.repeat(256) } } })).toBe(400);
      expect(await send({ shared: { last_update: 'heute' } })).toBe(400);
      expect(await send({ shared: { last_update: '2026-02-31T99:00Z' } })).toBe(400);
      expect(await send({ keys: 'jahr wert' }, 'seite.html')).toBe(400);
      expect(await send({}, '', token)).toBe(403);
      expect(await office.shown(5813)).toMatchObject({ title: 'Leerstand', last_update: null });
    });
  });
}
