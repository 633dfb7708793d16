/** `npm run import` at a real Strapi. */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectImportCms } from '@/lib/office/import/importCms';
import { importFolder } from '@/lib/office/import/importFolder';
import type { ImportReport } from '@/lib/office/import/importReport';
import type { RunningCms } from '../cmsCommand';
import { snapshotOf } from '../snapshotOf';
import type { Editor } from '../webhooks/editor';

const indicator = {
  number: 88001,
  title: 'Hunde',
  title_fr: 'Chiens',
  unit: 'Hunde',
  source: 'Hundekontrolle',
  lesehilfe: 'Ende 2025 lebten 12 Hunde im Quartier.',
  long_description: 'Eine Linie, die steigt.',
  display_themes: ['wohnen'],
};

const article = `---
title: Mehr Hunde
lead: Im Quartier leben mehr Hunde.
publication_date: '2026-08-20'
display_themes: [wohnen]
products: ['88001']
image: { file: haus.svg, alt: Ein Haus }
---
Ein Anfang.
`;

const tokenSchema = z.object({ data: z.object({ accessKey: z.string() }) });

/** Registers the tests for a Strapi 5; `find` is asked when they run. */
export function describeImport(find: () => { readonly cms: RunningCms; readonly editor: Editor }): void {
  describe('npm run import', () => {
    let folder: string;
    let token: string;

    const run = (): Promise<ImportReport> => {
      const cms = connectImportCms({ url: find().cms.url, token, timeoutMs: 60_000 });
      return importFolder({ folder, isDryRun: false, cms });
    };

    beforeAll(async () => {
      const asked = { name: 'Einzug', description: '', type: 'full-access', lifespan: null };
      token = tokenSchema.parse((await find().editor.ask('POST', '/admin/api-tokens', asked)).body).data.accessKey;
      folder = await mkdtemp(path.join(tmpdir(), 'import-'));
      await writeFile(path.join(folder, 'metadata.json'), JSON.stringify([indicator]));
      await writeFile(path.join(folder, '88001.csv'), 'Jahr;Hunde\n2024;10\n2025;12\n');
      await writeFile(path.join(folder, 'hunde.md'), article);
      await writeFile(path.join(folder, 'hunde.fr.md'), '---\ntitle: Plus de chiens\nlead: Plus.\n---\nUn début.\n');
      await copyFile(path.join(import.meta.dirname, '../../../fixtures/media/bild.svg'), path.join(folder, 'haus.svg'));
    });

    afterAll(() => rm(folder, { recursive: true }));

    it('makes drafts with data, picture, relations and translations, which visitors do not see', async () => {
      const report = await run();
      expect(report.faults).toEqual([]);
      expect(report.created.map(({ entry }) => entry)).toEqual(['products/88001', 'articles/hunde']);
      const { entries } = await snapshotOf(find().cms);
      expect(entries.filter(({ meta }) => ['88001', 'hunde'].includes(meta.key))).toEqual([]);
    });

    it('finds them as they are when it is repeated, and changes a draft that the files say otherwise', async () => {
      expect(await run()).toMatchObject({ created: [], changed: [], same: ['products/88001', 'articles/hunde'] });
      await writeFile(path.join(folder, 'metadata.json'), JSON.stringify([{ ...indicator, title: 'Alle Hunde' }]));
      expect((await run()).changed).toEqual([{ entry: 'products/88001', fields: ['title'] }]);
    });
  });
}
