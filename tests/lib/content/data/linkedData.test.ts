import { utils, write } from '@e965/xlsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SourceCache } from '@/lib/data/files/sourceCache';
import type { LinkedDataOptions } from '@/lib/content/data/linkedData';
import type { Snapshot } from '@/lib/content/snapshot';
import { HeldList } from '@/lib/publish/service/StatusLists';
import { startFaultServer } from '../../../fixtures/faultServer';
import type { Behaviour, FaultServer } from '../../../fixtures/faultServer';
import { cutOff, hang, reset, shorterThanAnnounced, text, webPage } from '../../../fixtures/faults';
import { fakeCms } from '../fakeCms';
import { emptyFolder } from '../folder';
import { entryIn, idsIn, problemsIn, readFrom, silenceProgress } from '../reading';
import { indicator, wireFile } from '../records';

silenceProgress();

const place = 'products/7/de';

const sheet = utils.aoa_to_sheet([
  ['jahr', 'wert'],
  [2025, 1.5],
  [2026, 2.5],
]);

/** More than a fifth of them must not vanish. */
const years = ['2021', '2022', '2023', '2024', '2025', '2026'];
const rows = years.map((year, index) => [year, index + 0.5]);

function csvOf(count: number): string {
  return `\uFEFFjahr;wert\n${rows
    .slice(0, count)
    .map((row) => row.join(';'))
    .join('\n')}\n`;
}

const good = text(200, csvOf(6), { 'Content-Type': 'text/csv', ETag: '"eins"', 'Last-Modified': 'Fri, 21 Aug 2026' });
const unchanged = text(304, '');

interface Source extends FaultServer {
  readonly options: LinkedDataOptions;
  /** The site as it is read now, after another reading or as the first. */
  readonly read: (previous?: Snapshot, own?: Readonly<Record<string, unknown>>) => Promise<Snapshot>;
}

/** A source that does one thing after the other, and an indicator with its data there. */
async function sourceThat(...behaviours: readonly Behaviour[]): Promise<Source> {
  const server = await startFaultServer((_, index) => behaviours[index] ?? reset());
  const kept = new SourceCache(await emptyFolder());
  const options = { hosts: [new URL(server.url).host], timeoutMs: 500, maxBytes: 100_000, kept };
  const linked = { lesehilfe: 'Ein Satz.', data_rows: null, data_url: `${server.url}/daten?sprache=de` };
  const read: Source['read'] = (previous, own = {}) =>
    readFrom(
      fakeCms(() => [
        indicator(7, { ...linked, ...own }),
        indicator(7, { ...linked, ...own, title: 'Logements' }, { locale: 'fr', id: 2 }),
      ]),
      { sources: options, previous },
    );
  return { ...server, options, read };
}

function rowsIn(snapshot: Snapshot, id = place): unknown {
  return entryIn(snapshot, id).values['data_rows'];
}

describe('data at an address', () => {
  it('are those of the indicator in all languages, and asked for once', async () => {
    const source = await sourceThat(good);
    const snapshot = await source.read();
    expect(rowsIn(snapshot)).toEqual(rows);
    expect(rowsIn(snapshot, 'products/7/fr')).toEqual(rows);
    expect(snapshot.problems).toEqual([]);
    expect(source.seen.map(({ address }) => address)).toEqual(['/daten?sprache=de']);
    expect(JSON.stringify(snapshot.entries)).not.toContain('sprache=de');
  });

  it('are not sent again as long as they are the same', async () => {
    const source = await sourceThat(good, unchanged);
    const first = await source.read();
    const second = await source.read(first);
    expect(second.entries).toEqual(first.entries);
    expect(second.problems).toEqual([]);
    expect(source.seen[0]?.headers).not.toHaveProperty('if-none-match');
    expect(source.seen[1]?.headers).toMatchObject({
      'if-none-match': '"eins"',
      'if-modified-since': 'Fri, 21 Aug 2026',
    });
  });

  it.each([
    ['CSV of PxWeb', '"jahr","wert"\n"2025",1.5\n"2026",2.5'],
    ['XLSX', new Uint8Array(Buffer.from(write(utils.book_new(sheet), { type: 'array', bookType: 'xlsx' })))],
    // Other formats that data may have: `tests/lib/data/files`.
  ])('may be %s, whatever the server calls it', async (_, body) => {
    const source = await sourceThat(text(200, body, { 'Content-Type': 'application/octet-stream' }));
    const snapshot = await source.read();
    expect(problemsIn(snapshot)).toEqual([]);
    expect(rowsIn(snapshot)).toEqual([
      ['2025', 1.5],
      ['2026', 2.5],
    ]);
  });
});

/** The problems, without the instant that nobody knows before. */
function toldIn(snapshot: Snapshot): readonly string[] {
  return problemsIn(snapshot).map((problem) => problem.replace(/[\d-]{10}T[\d:.]+Z/, 'WHEN'));
}

const failures: readonly (readonly [string, Behaviour, string])[] = [
  ['fails', text(503, 'Wartung'), 'data-source-failed WHEN HTTP 503'],
  ['breaks the connection', reset(), 'data-source-failed WHEN ECONNRESET'],
  ['does not answer in time', hang(), 'data-source-failed WHEN timeout'],
  ['sends half of it', cutOff('jahr;wert\n2021;0.5\n'), 'data-source-failed WHEN ECONNRESET'],
  ['sends less than it says', shorterThanAnnounced(csvOf(6)), 'data-source-failed WHEN ECONNRESET'],
  ['sends too much', text(200, ' '.repeat(200_000)), 'data-source-failed WHEN too large'],
  ['leads elsewhere', text(302, '', { Location: 'https://anders.example.org/' }), 'data-source-failed WHEN HTTP 302'],
  ['has a web page', webPage(200, 'Bitte anmelden'), 'data-source-html WHEN'],
  ['is empty', text(200, ''), 'data-source-empty WHEN'],
  ['has no rows', text(200, 'jahr;wert\n'), 'data-source-empty WHEN'],
  ['has half of the rows', text(200, csvOf(3)), 'data-source-fewer WHEN 3 6'],
];

describe('a source that lies', () => {
  it.each(failures)(
    'which %s changes nothing, in two builds, and editors read since when',
    async (_, behaviour, told) => {
      const source = await sourceThat(good, behaviour, behaviour, unchanged);
      const first = await source.read();
      const second = await source.read(first, { title: 'Neuer Titel' });
      const third = await source.read(second, { title: 'Neuer Titel' });
      expect(rowsIn(second)).toEqual(rows);
      expect(entryIn(second, place)).toMatchObject({ values: { title: 'Neuer Titel' } });
      expect(third.entries).toEqual(second.entries);
      expect(toldIn(second)).toEqual([`warning de data_url: ${told}`]);
      expect(problemsIn(third)).toEqual(problemsIn(second));
      expect((await source.read(third)).problems).toEqual([]);
    },
  );

  it('which has other columns is told with what is missing', async () => {
    const source = await sourceThat(good, text(200, 'jahr;anzahl\n2026;3'));
    const second = await source.read(await source.read());
    expect(rowsIn(second)).toEqual(rows);
    expect(second.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning data-source-broken',
      'warning data-column-missing',
    ]);
  });

  it('which has fewer rows for good counts as new under another address', async () => {
    const source = await sourceThat(good, text(200, csvOf(3)));
    const moved = { data_url: `${source.url}/daten?sprache=de#2026-08-21` };
    const snapshot = await source.read(await source.read(), moved);
    expect(snapshot.problems).toEqual([]);
    expect(rowsIn(snapshot)).toEqual(rows.slice(0, 3));
  });

  it('is on the status page', async () => {
    const source = await sourceThat(good, text(503, ''));
    const { problems } = await source.read(await source.read());
    const told = problems.map((one) => ({ ...one, values: { ...one.values } }));
    const page = renderToStaticMarkup(HeldList({ problems: told, isEarlier: false, locale: 'de' }));
    expect(page).toMatch(/antwortet seit \d\d\.\d\d\.\d{4}, \d\d:\d\d nicht, wie sie soll: HTTP 503/);
  });

  it('which never had good data leaves the indicator as it was, or out', async () => {
    const source = await sourceThat(text(503, ''), text(503, ''));
    const snapshot = await source.read();
    expect(idsIn(snapshot)).toEqual([]);
    expect(snapshot.problems).toMatchObject([{ severity: 'error', code: 'data-source-failed' }]);
    const previous = await readFrom(fakeCms(() => [indicator(7)]));
    expect(rowsIn(await source.read(previous))).toEqual([['2026', 0.9]]);
  });
});

it('data of an entry that waits are not asked for before, nor missed in its sentences', async () => {
  const source = await sourceThat(good);
  const own = { lesehilfe: 'Es sind {{7}}.', publish_at: '2026-08-22T06:30:00.000Z' };
  const snapshot = await source.read(undefined, own);
  expect(snapshot.problems).toEqual([]);
  expect(source.seen).toEqual([]);
});

describe('an address of data that nobody may ask', () => {
  it('is one of a host that the settings do not name', async () => {
    const source = await sourceThat(good);
    const other = source.url.replace('127.0.0.1', 'localhost');
    const snapshot = await source.read(undefined, { data_url: `${other}/daten` });
    expect(problemsIn(snapshot)).toEqual([`error de data_url: data-source-host ${new URL(other).host}`]);
    expect(source.seen).toEqual([]);
  });

  it.each([
    'http://daten.example.org/leer.csv',
    'https://ich:geheim@daten.example.org/',
    'ftp://daten.example.org/',
    'leer',
  ])('is %s', async (address) => {
    const source = await sourceThat(good);
    const snapshot = await source.read(undefined, { data_url: address });
    expect(problemsIn(snapshot)).toEqual(['error de data_url: data-source-address']);
  });

  it.each([
    ['typed', { data_rows: [['2026', 1]] }],
    ['in a file', { data_file: wireFile('/uploads/daten.csv', { mime: 'text/csv' }) }],
  ])('is one of data that are %s, too', async (_, own) => {
    const source = await sourceThat(good);
    const snapshot = await source.read(undefined, own);
    expect(problemsIn(snapshot)).toEqual(expect.arrayContaining(['error de data_url: data-twice']));
    expect(source.seen).toEqual([]);
  });
});
