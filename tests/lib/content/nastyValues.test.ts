/** One field of each kind with each hostile value; `npm run test:nasty` walks through every field of every type. */
import { describe, expect, it } from 'vitest';
import { checkRecords } from '@/lib/content/check';
import { resolveVersions } from '@/lib/content/resolveVersions';
import { article, asOf, wireBlock, wireText } from './records';
import { isSmall, onePlaceOfEachKind, withValue } from '../../support/nastyEntries';

const options = { asOf, drafts: false };

describe('a nasty value stops nobody else:', () => {
  const places = onePlaceOfEachKind().map((place) => [`${place.type} ${place.path.join('.')}`, place] as const);

  it.each(places)('%s', (_, place) => {
    for (const value of place.values.filter(isSmall)) {
      const records = [withValue(place, value), article('der-andere', {}, { id: 99_999 })];
      const { entries, invalid, order } = checkRecords(records, options);
      const settled = resolveVersions({ entries, invalid, order, earlier: [], cmsUrl: null });
      expect([value.name, settled.entries.map(({ meta }) => meta.key)]).toEqual([
        value.name,
        expect.arrayContaining(['der-andere']),
      ]);
    }
  });
});

describe('an article is published', () => {
  const address = (row: number): string => `https://data.example.org/2026/${row}_a_b?x=*&y=[1]`;

  /** The lines, one below the other, for each of so many rows. */
  function rows(count: number, line: (row: number) => string): string {
    return Array.from({ length: count }, (_, row) => line(row)).join('\n');
  }

  it.each([
    ['a list of 300 links without empty lines', rows(300, (row) => `- [**Tabelle** _${row}_](${address(row)})`)],
    [
      'a table of 300 rows of addresses',
      `| Jahr | Daten |\n| - | - |\n${rows(300, (row) => `| ${row} | ${address(row)} |`)}`,
    ],
    ['a table of seventy columns', rows(20, (row) => (row === 1 ? '|-' : '|a').repeat(70))],
  ])('with %s', (_, body) => {
    const { problems, invalid } = checkRecords([article('liste', { content: [wireText(body)] })], options);
    expect(problems).toEqual([]);
    expect(invalid).toEqual([]);
  });
});

describe('an article is refused', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
    ['with half an emoji in its title', { title: 'Halbes \uD83D' }, 'title'],
    ['with a control character', { lead: 'Ein \u0001 Zeichen' }, 'lead'],
    ['with quotations two thousand deep', { content: [wireText('>'.repeat(2000))] }, 'content.0.body'],
    [
      'with a table of ten thousand columns',
      { content: [wireText(`${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n|b`)] },
      'content.0.body',
    ],
  ];

  it.each(cases)('%s', (_, attributes, field) => {
    const { problems, entries } = checkRecords([article('leerstand-2026', attributes)], options);
    expect(entries).toEqual([]);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
  });

  it('with a frame whose host the policy cannot name', () => {
    const frame = wireBlock('iframe', {
      src: 'https://[::1]/karte',
      title: 'Karte',
      purpose: 'Zeigt eine Karte.',
      height_mobile: 400,
      height_desktop: 400,
      fallback_text: 'Eine Karte.',
    });
    const { problems } = checkRecords([article('karte', { content: [frame] })], options);
    expect(problems).toMatchObject([{ severity: 'error', field: 'content.0.src' }]);
  });

  it.each([{ toString: 1 }, ['blocks.text'], 7])('not for a content box of the kind %j, which is left out', (kind) => {
    const { problems, entries } = checkRecords(
      [article('a', { content: [wireText('Text.'), { __component: kind }] })],
      options,
    );
    expect(entries).toHaveLength(1);
    expect(problems).toMatchObject([{ severity: 'warning', field: 'content.1' }]);
  });
});
