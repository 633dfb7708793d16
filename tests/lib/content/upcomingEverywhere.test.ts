import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { subscriptionFiles } from '@/lib/calendar/follow/subscriptionFiles';
import { catalogueFiles } from '@/lib/open-data/catalogueFiles';
import { indicatorFiles, keysWithFiles } from '@/lib/open-data/indicatorFiles';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { renderAddress } from '../../support/renderSite';
import { recordsOf, tinyMedia } from '../../support/site';
import { siteAddresses } from '../../support/sitePages';
import { fakeCms } from './fakeCms';
import { readFrom, silenceProgress } from './reading';
import { wireFile } from './records';

silenceProgress();

const instant = '2026-09-01T06:30:00.000Z';
const before = '2026-09-01T06:29:59.000Z';
const fixtures = path.join(import.meta.dirname, '../../fixtures/media');

const csv = 'jahr;quote;anzahl\n2023;1,1;1200\n2024;1,01;NA\n2025;0,92;1050\n2026;0,785;980\n2027;7,77;5432';
const rows = [
  ['2023', 1.1, 1200],
  ['2024', 1.01, null],
  ['2025', 0.92, 1050],
  ['2026', 0.785, 980],
  ['2027', 7.77, 5432],
];

/** What only the new data say, as people and programs write it. */
const told = /7[.,]77\b|5[’\s.,]?432\b|2027/;

const files = {
  ...Object.fromEntries(
    [...tinyMedia].map(([name, { attributes }]) => [attributes.url, readFileSync(path.join(fixtures, name))]),
  ),
  '/uploads/neu.csv': csv,
};

const records = recordsOf({ content: tinySite, translations: tinySiteTranslations, media: tinyMedia });

/** With these in the fields of one indicator, in all languages. */
function withFields(own: Readonly<Record<string, unknown>>): readonly SourceRecord[] {
  return records.map((source) => {
    const { type, record } = source;
    if (type !== 'products' || record.attributes['stata_id'] !== 100) return source;
    return { ...source, record: { ...record, attributes: { ...record.attributes, ...own } } };
  });
}

const waiting = withFields({
  upcoming_data_file: wireFile('/uploads/neu.csv', { mime: 'text/csv' }),
  upcoming_at: instant,
  upcoming_data_as_of: '2026-08-31',
});

/** As an editor would type them at that second. */
const typed = withFields({
  data_rows: rows,
  last_update: '2026-09-01',
  data_as_of: '2026-08-31',
  publish_at: instant,
});

type SiteFiles = ReadonlyMap<string, string>;

/** Pages, data, search, feeds, calendars and catalogues, in German and French. */
async function filesOf(snapshot: Snapshot): Promise<SiteFiles> {
  const contents = createContents(snapshot);
  const made = new Map<string, string>();
  const data = keysWithFiles(contents).flatMap((key) => indicatorFiles(contents, key));
  const others = [
    ...data,
    ...catalogueFiles(contents),
    ...(['de', 'fr'] as const).flatMap((locale) => subscriptionFiles(contents, locale)),
  ];
  for (const { address, content } of others) made.set(address, Buffer.from(content).toString('latin1'));
  const shown = siteAddresses(contents).filter(({ locale }) => locale === 'de' || locale === 'fr');
  for (const address of [...shown.map(({ localizedPath }) => localizedPath), '/search/de.json', '/search/fr.json'])
    made.set(address, (await renderAddress(contents, address)).html);
  return made.set('documents', JSON.stringify([...siteDocuments(snapshot)]));
}

function read(sources: readonly SourceRecord[], asOf: string, previous?: Snapshot): Promise<Snapshot> {
  return readFrom(
    fakeCms(() => sources, { files }),
    { asOf, previous },
  );
}

function contentOf({ asOf, entries }: Snapshot): Pick<Snapshot, 'asOf' | 'entries'> {
  return { asOf, entries };
}

function changedIn(some: SiteFiles, others: SiteFiles): readonly string[] {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (address) => some.get(address) !== others.get(address),
  );
}

/** Page, data, search, feed, calendar, catalogue, and neighbouring pages. */
const touched = [
  ...[
    '/indikatorenportal/100',
    '/fr/indikatorenportal/100',
    '/daten/indikator/100.csv',
    '/search/de.json',
    'documents',
  ],
  ...['/feed.xml', '/agenda', '/catalog.ttl', '/thema/wohnen', '/artikel/leerstand-2026', '/embed/indikator/100'],
];

/** On a slow machine; in milliseconds. */
const longest = 240_000;

it(
  'R2, R3 data to come are in no file before their instant, and in all at it, as if an editor had typed them that second',
  async () => {
    const today = await read(records, before);
    const ahead = await read(waiting, before, today);
    // All files are made of this.
    expect(contentOf(ahead)).toEqual(contentOf(today));
    const early = await filesOf(ahead);
    expect([...early].filter(([, content]) => told.test(content)).map(([address]) => address)).toEqual([]);
    const due = await filesOf(await read(waiting, instant, ahead));
    expect(changedIn(due, await filesOf(await read(typed, instant, today)))).toEqual([]);
    expect(changedIn(early, due)).toEqual(expect.arrayContaining(touched));
  },
  longest,
);
