import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PushAccessError, PushRequestError } from '@/lib/office/data-push/pushErrors';
import { importFolder } from '@/lib/office/import/importFolder';
import { importReportText } from '@/lib/office/import/importReport';
import type { ImportReport } from '@/lib/office/import/importReport';
import { ConfigurationError } from '@/lib/shared/errors';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { StandInStrapi } from './standInStrapi';

const table = 'Jahr;Anteil (%)\n2024;1,5\n2025;2,5\n';

const indicator = {
  number: 5813,
  title: 'Leerwohnungsquote',
  title_fr: 'Taux de logements vacants',
  unit: '%',
  source: 'Leerstandserhebung',
  lesehilfe: 'Von 100 Wohnungen stehen 2 leer.',
  long_description: 'Eine Linie, die steigt.',
  display_themes: ['wohnen'],
};

const article = `---
title: Mehr Wohnungen leer
lead: Im Kanton stehen mehr Wohnungen leer.
publication_date: '2026-08-20'
display_themes: [wohnen]
products: ['5813']
---
Ein Anfang.

## Nach Grösse

Kleine Wohnungen.
`;

const files = {
  'metadata.json': JSON.stringify([indicator]),
  '5813.csv': table,
  'leerstand.md': article,
  'leerstand.fr.md': '---\ntitle: Logements vacants\nlead: Plus de logements vacants.\n---\nUn début.\n',
};

function strapi(): StandInStrapi {
  const cms = new StandInStrapi();
  cms.addTheme('wohnen');
  return cms;
}

async function run(
  cms: StandInStrapi | undefined,
  given: Readonly<Record<string, string | Buffer>>,
  isDryRun = false,
): Promise<ImportReport> {
  const { path: folder } = temporaryFolder();
  for (const [name, text] of Object.entries(given)) await writeFile(path.join(folder, name), text);
  return importFolder({ folder, isDryRun, cms });
}

function metadata(own: object): string {
  return JSON.stringify([{ ...indicator, ...own }]);
}

describe('an import', () => {
  it('creates indicators with their data and articles in all languages, as drafts', async () => {
    const cms = strapi();
    const report = await run(cms, files);
    expect(report.faults).toEqual([]);
    expect(report.created.map(({ entry }) => entry)).toEqual(['products/5813', 'articles/leerstand']);
    expect(cms.requests).toEqual(['create products', 'update products fr', 'create articles', 'update articles fr']);
    expect(cms.files).toEqual([expect.stringMatching(/^5813-[0-9a-f]{8}\.csv$/)]);
    const [, , written] = cms.entries.values();
    expect(written?.versions.get('de')).toMatchObject({
      slug: 'leerstand',
      display_themes: { set: [{ documentId: 'theme-wohnen' }] },
      products: { set: [{ documentId: 'document-2' }] },
      content: [
        { __component: 'blocks.text', body: 'Ein Anfang.' },
        { __component: 'blocks.text', heading: 'Nach Grösse', body: 'Kleine Wohnungen.' },
      ],
    });
  });

  it('changes nothing when it is repeated, and a draft that differs', async () => {
    const cms = strapi();
    await run(cms, files);
    cms.requests.length = 0;
    const again = await run(cms, files);
    expect(again).toMatchObject({ created: [], changed: [], same: ['products/5813', 'articles/leerstand'] });
    const other = await run(cms, { ...files, 'metadata.json': metadata({ title: 'Quote' }) });
    expect(other.changed).toEqual([{ entry: 'products/5813', fields: ['title'] }]);
    expect(cms.requests).toEqual(['update products de']);
  });

  it('leaves what is published as it is', async () => {
    const cms = strapi();
    await run(cms, files);
    cms.publishAll();
    cms.requests.length = 0;
    const report = await run(cms, { ...files, 'metadata.json': metadata({ title: 'Quote' }) });
    expect(cms.requests).toEqual([]);
    expect(report.warnings.map(({ found }) => found)).toContain(
      'products/5813 is published and stays as it is; it differs in title.',
    );
  });

  it('only says in a dry run what it would do, also without a CMS', async () => {
    const cms = strapi();
    expect(importReportText(await run(cms, files, true))).toMatch(
      /^2 entries would be created, 0 would be changed, 0 are the same\.\n {2}products\/5813: new/,
    );
    expect(cms.requests).toEqual([]);
    expect((await run(undefined, files, true)).created).toHaveLength(2);
  });

  it('reads metadata from a table, with lists separated by commas', async () => {
    const csv = 'number;title;title_fr;unit;spatial_units;visible_in_portal\n5813;Quote;Taux;%;Kanton,Gemeinde;nein\n';
    const cms = strapi();
    expect((await run(cms, { 'metadata.csv': csv, '5813.csv': table })).faults).toEqual([]);
    const [, written] = cms.entries.values();
    expect(written?.versions.get('de')).toMatchObject({
      stata_id: 5813,
      spatial_units: ['Kanton', 'Gemeinde'],
      visible_in_portal: false,
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'anteil', label: 'Anteil (%)', role: 'value' },
      ],
    });
  });

  it('completes relations between new entries', async () => {
    const list = [
      { ...indicator, parent: '7' },
      { ...indicator, number: 7 },
    ];
    const cms = strapi();
    expect((await run(cms, { 'metadata.json': JSON.stringify(list) })).faults).toEqual([]);
    const again = await run(cms, { 'metadata.json': JSON.stringify(list) });
    expect(again.same).toEqual(['products/5813', 'products/7']);
  });

  it.each([
    ['a field that is not there', { Titel: 'Quote' }, { found: 'there is no «Titel».' }],
    ['another kind of value', { unit: 7 }, { column: 'unit' }],
    ['a theme that is not there', { display_themes: ['weg'] }, { column: 'display_themes' }],
    ['a day that is none', { last_update: '2026-02-31' }, { column: 'last_update' }],
    ['no number', { number: undefined }, { column: 'number' }],
    [
      'a file that is not there',
      { geometry_file: 'karte.geojson' },
      { found: 'The file «karte.geojson» is not in the folder.' },
    ],
  ])('tells %s, and imports the rest', async (_fault, own, told) => {
    const cms = strapi();
    const list = JSON.stringify([
      { ...indicator, ...own },
      { ...indicator, number: 7 },
    ]);
    const report = await run(cms, { 'metadata.json': list });
    expect(report.faults).toEqual([expect.objectContaining({ file: 'metadata.json', ...told })]);
    expect(report.created).toEqual([{ entry: 'products/7', fields: [] }]);
  });

  it('tells faults of data with row and column', async () => {
    const columns = [
      { key: 'jahr', label: 'Jahr', role: 'period' },
      { key: 'anteil', label: 'Anteil (%)', role: 'value' },
    ];
    const report = await run(strapi(), {
      'metadata.json': metadata({ columns }),
      '5813.csv': `${table}2026;zwei\n`,
      'leerstand.md': `${article}![](a.png)`,
    });
    expect(report.faults).toMatchObject([
      { file: '5813.csv', row: 4, column: 'anteil' },
      { file: 'leerstand.md', row: 13, found: 'Texts hold no pictures.' },
    ]);
    expect(report.created).toEqual([]);
  });

  it('goes on after an entry that the CMS refuses, and stops if it does not answer or refuses the token', async () => {
    const list = { 'metadata.json': JSON.stringify([indicator, { ...indicator, number: 7 }]) };
    const cms = strapi();
    cms.refusal = new PushRequestError('POST /api/products', 'status 400', 'refused', null);
    expect(await run(cms, list)).toMatchObject({
      created: [{ entry: 'products/7' }],
      faults: [{ file: 'metadata.json' }],
    });
    const stopped = strapi();
    stopped.refusal = new PushAccessError('POST /api/products', 403, 'token');
    expect(await run(stopped, list)).toMatchObject({ created: [], isSettingWrong: true });
  });

  it('refuses a folder that holds nothing', async () => {
    await expect(run(strapi(), { 'bild.png': '' })).rejects.toThrow(ConfigurationError);
  });
});
