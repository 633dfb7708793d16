import { describe, expect, it } from 'vitest';
import type { CheckResult } from '@/lib/content/check';
import { entryId } from '@/lib/content/findings';
import { check } from './checking';
import { idsIn } from './reading';
import { article, pointers, record, theme, wireImage, wireText } from './records';

/** The problems as `field: code`. */
function codesIn({ problems }: CheckResult): readonly string[] {
  return problems.map(({ field, code }) => `${field}: ${code}`);
}

describe('a draft', () => {
  it('D4 never enters', () => {
    const result = check([theme('wohnen', { publishedAt: null }), theme('arbeit', {}, { id: 2 })]);
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de']);
    expect(result).toMatchObject({ invalid: [], problems: [], order: ['display-themes/arbeit/de'] });
  });

  it('D4 is none if the CMS knows no drafts and tells no time of publication', () => {
    const result = check([theme('wohnen', { publishedAt: undefined })]);
    expect(idsIn(result)).toEqual(['display-themes/wohnen/de']);
    expect(result.problems).toEqual([]);
  });
});

describe('an embargo', () => {
  it.each([
    ['begins exactly then', { publish_at: '2026-08-21T10:00:00.000Z' }, 1],
    ['has not ended a millisecond before', { publish_at: '2026-08-21T10:00:00.001Z' }, 0],
    ['is read in its own time zone', { publish_at: '2026-08-21T12:00:00+02:00' }, 1],
    ['ends the stay exactly then', { unpublish_at: '2026-08-21T10:00:00.000Z' }, 0],
    ['lets the entry stay until then', { unpublish_at: '2026-08-21T10:00:00.001Z' }, 1],
    ['is over before it began', { publish_at: '2026-08-21T09:00:00Z', unpublish_at: '2026-08-21T08:00:00Z' }, 0],
    ['is none', { publish_at: null, unpublish_at: null }, 1],
  ])('D4 %s', (_, times, count) => {
    expect(check([theme('wohnen', times)]).entries).toHaveLength(count);
  });

  it('D4 does not hide from a preview what is to come, but what is over', () => {
    const result = check(
      [
        theme('wohnen', { publish_at: '2027-01-01T00:00:00Z' }),
        theme('arbeit', { unpublish_at: '2026-08-21T10:00:00.000Z' }, { id: 2 }),
      ],
      { drafts: true },
    );
    expect(idsIn(result)).toEqual(['display-themes/wohnen/de']);
  });

  it('D4 of the German entry holds for its translations, and so does their own', () => {
    const records = [
      theme('wohnen', { publish_at: '2026-08-22T06:30:00Z' }),
      theme('wohnen', { publish_at: null }, { locale: 'fr', id: 2 }),
      theme('arbeit', { publish_at: '2026-08-21T06:30:00Z' }, { id: 3 }),
      theme('arbeit', { publish_at: '2026-08-23T06:30:00Z' }, { locale: 'fr', id: 4 }),
      theme('umwelt', {}, { id: 5 }),
      theme('umwelt', { release: 'unbekannt' }, { locale: 'fr', id: 6 }),
    ];
    const others = ['display-themes/arbeit/de', 'display-themes/umwelt/de'];
    expect(idsIn(check(records))).toEqual(others);
    expect(check(records).problems).toEqual([]);
    expect(idsIn(check(records, { asOf: '2026-08-23T06:30:00Z' }))).toEqual([
      'display-themes/wohnen/de',
      'display-themes/wohnen/fr',
      'display-themes/arbeit/de',
      'display-themes/arbeit/fr',
      'display-themes/umwelt/de',
    ]);
  });

  it.each([
    ['first', 0],
    ['last', 1],
  ])('D4 of one of two German entries holds for all translations of their address, if it comes %s', (_, place) => {
    const others = [theme('wohnen'), theme('wohnen', { title: 'Un titre encore secret' }, { locale: 'fr', id: 3 })];
    const waiting = theme('wohnen', { publish_at: '2026-08-22T06:30:00Z' }, { id: 2 });
    const result = check([...others.slice(0, place), waiting, ...others.slice(place)]);
    expect(idsIn(result)).toEqual(['display-themes/wohnen/de']);
    expect(result.withheld.map(({ entry }) => entry)).toContain('display-themes 3 (fr)');
    expect(result.problems).toMatchObject([
      { awaited: true, code: 'address-taken', values: { address: 'wohnen', first: '1', second: '2' } },
    ]);
    expect(result.invalid).toEqual([]);
  });
});

describe('a time without offset', () => {
  it.each([
    ['is an instant as soon as it has one', '2026-11-22T08:30:00', '2026-11-22T08:30:00+01:00'],
    ['has another one in summer', '2026-08-21 08:30', '2026-08-21T08:30:00+02:00'],
    ['comes after clocks are put forward', '2026-03-29T03:00:00', '2026-03-29T03:00:00+02:00'],
    ['comes before clocks are put back', '2026-10-25T01:59:59', '2026-10-25T01:59:59+02:00'],
  ])('%s', (_, local, instant) => {
    expect(check([theme('wohnen', { publish_at: local })]).problems).toMatchObject([
      { field: 'publish_at', code: 'instant-without-offset', values: { found: local, instant } },
    ]);
    expect(check([theme('wohnen', { publish_at: instant })]).problems).toEqual([]);
  });

  it.each([
    ['not exist', '2026-03-29T02:00:00', 'instant-left-out', {}],
    ['not exist', '2027-03-28T02:59:59', 'instant-left-out', {}],
    [
      'come twice',
      '2027-10-31T02:59:59',
      'instant-twice',
      { first: '2027-10-31T02:59:59+02:00', second: '2027-10-31T02:59:59+01:00' },
    ],
  ])('may %s: %s', (_, found, code, values) => {
    const result = check([theme('wohnen', { publish_at: found })]);
    expect(result.entries).toEqual([]);
    expect(result.problems).toMatchObject([{ field: 'publish_at', code, values: { found, ...values } }]);
  });

  it.each(['2099-11-22T08:30:00', '2099-13-01T08:30:00', '22.11.2099', 20991122])(
    'is told now, not when it would have come: %s',
    (local) => {
      const result = check([theme('wohnen', { publish_at: local })]);
      expect(result.entries).toEqual([]);
      expect(codesIn(result)).toHaveLength(1);
    },
  );
});

describe('the next release', () => {
  it('D9 is the next instant at which the content changes, also that of hidden entries', () => {
    const result = check([
      theme('wohnen', { publish_at: '2026-08-22T08:30:00+02:00' }),
      theme('arbeit', { unpublish_at: '2026-08-23T06:30:00Z' }, { id: 2 }),
      theme('umwelt', { publish_at: '2026-08-21T10:00:00Z' }, { id: 3 }),
    ]);
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de', 'display-themes/umwelt/de']);
    expect(result.nextRelease).toBe('2026-08-22T06:30:00.000Z');
  });

  it.each([
    ['nothing is to come', { publish_at: '2026-08-21T10:00:00Z' }],
    ['only a draft would', { publish_at: '2027-01-01T00:00:00Z', publishedAt: null }],
    ['a time cannot be read', { publish_at: '2027-03-28T02:30:00' }],
  ])('D9 is not known where %s', (_, attributes) => {
    expect(check([theme('wohnen', attributes)]).nextRelease).toBeNull();
  });
});

describe('a translation', () => {
  it('D4 is left out while there is no German version', () => {
    const result = check([theme('wohnen', {}, { locale: 'fr', id: 5 })]);
    expect(result.entries).toEqual([]);
    expect(result.invalid).toEqual([]);
    expect(result.problems).toMatchObject([
      { severity: 'warning', key: 'wohnen', locale: 'fr', code: 'german-missing' },
    ]);
  });

  it('D4 has its own texts and shares everything else with the German entry', () => {
    const [, french] = check([
      theme('wohnen', { rank: 2, noindex: true, products: pointers('stata_id', [5813]) }),
      theme(
        'wohnen',
        { title: 'Logement', rank: 7, noindex: false, updatedAt: '2026-08-21T09:00:00.000Z', record: '1' },
        { locale: 'fr', id: 2 },
      ),
    ]).entries;
    expect(french).toMatchObject({
      meta: { type: 'display-themes', key: 'wohnen', locale: 'fr', updatedAt: '2026-08-21T09:00:00.000Z' },
      values: { title: 'Logement', rank: 2, noindex: true, products: [{ type: 'products', key: '5813' }] },
    });
  });
});

describe('an address', () => {
  it('B1.7 that two entries have is an error that names both', () => {
    const result = check([
      theme('wohnen', {}, { id: 3 }),
      theme('arbeit', {}, { id: 4 }),
      theme('wohnen', {}, { id: 9 }),
    ]);
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de']);
    expect(result.invalid.map(entryId)).toEqual(['display-themes/wohnen/de']);
    expect(result.problems).toMatchObject([
      {
        severity: 'error',
        key: 'wohnen',
        field: '',
        code: 'address-taken',
        values: { address: 'wohnen', first: '3', second: '9' },
      },
    ]);
  });

  it('B1.7 that is missing is an error of its own', () => {
    const result = check([theme('', {}, { id: 3 }), theme('', { url: null }, { id: 4 })]);
    expect(codesIn(result)).toEqual(['url: address-missing', 'url: address-missing']);
    expect(result.entries).toEqual([]);
  });
});

describe('a block of an unknown kind', () => {
  const content = [wireText('Vorher.'), { __component: 'blocks.karussell', id: 3 }, wireText('Nachher.')];

  it('D4 is reported and left out, the rest stays', () => {
    const result = check([article('erster', { content })]);
    expect(result.entries[0]?.values['content']).toMatchObject([{ body: 'Vorher.' }, { body: 'Nachher.' }]);
    expect(result.invalid).toEqual([]);
    expect(result.problems).toMatchObject([
      {
        severity: 'warning',
        field: 'content.1',
        code: 'unknown-box',
        values: { found: 'blocks.karussell' },
      },
    ]);
  });
});

describe('problems', () => {
  it('D4 of all entries and fields are collected, with what was found', () => {
    const result = check([
      theme('wohnen', { title: ' ', rank: 1.5 }),
      article('erster', { content: [{ ...wireText(''), heading: 'Mieten' }], publication_date: '21.8.2026' }),
      theme('arbeit', {}, { id: 2 }),
    ]);
    expect(result.problems.map(({ type, key, field, code }) => `${type} ${key} ${field}: ${code}`)).toEqual([
      'display-themes wohnen title: empty',
      'display-themes wohnen rank: not-whole-number',
      'articles erster publication_date: not-a-day',
      'articles erster content.0.body: empty',
    ]);
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de']);
    expect(result.invalid.map(entryId)).toEqual(['display-themes/wohnen/de', 'articles/erster/de']);
  });

  it('say how much too long a text is, show the beginning of another value, and that nothing is nothing', () => {
    const incomplete = theme('wohnen', { title: 'a'.repeat(300), rank: 'b'.repeat(300), products: undefined });
    expect(check([incomplete]).problems).toMatchObject([
      { field: 'title', code: 'too-long', values: { max: 255, found: 300 } },
      { field: 'rank', code: 'not-number', values: { found: `${'b'.repeat(80)}…` } },
      { field: 'products', code: 'not-delivered' },
    ]);
  });
});

describe('the link to the editing page', () => {
  const faulty = { title: '' };

  const collection = 'https://cms.example/admin/content-manager/collection-types/api::display-theme.display-theme';
  const single = '/admin/content-manager/single-types/api::home-page.home-page';

  it.each([
    ['Strapi 4, by its number', theme('wohnen', faulty, { id: 12 }), '', `${collection}/12`],
    ['Strapi 5, by its documentId', theme('wohnen', faulty, { documentId: 'a7b' }), '', `${collection}/a7b`],
    ['a single type', record('home-page', faulty), '', `https://cms.example${single}`],
    ['a CMS below an address', record('home-page', faulty), '/strapi/api', `https://cms.example/strapi${single}`],
  ])('leads to the entry in %s', (_, faultyRecord, ending, address) => {
    const { problems } = check([faultyRecord], { cmsUrl: `https://cms.example${ending}` });
    expect(problems.map(({ editAddress }) => editAddress)).toEqual([`${address}?plugins[i18n][locale]=de`]);
  });
});

it('checked entries are plain: fields of the definition, nothing of the CMS', () => {
  const [entry] = check([theme('wohnen', { createdBy: 'jemand', image: wireImage('/uploads/bild.svg') })]).entries;
  expect(entry?.values['image']).toEqual({
    file: { url: '/uploads/bild.svg', name: 'bild.svg', mime: 'image/svg+xml', width: 1, height: 1 },
    alt: 'Eine Fläche',
    decorative: false,
    caption: null,
    credit: null,
    focal_x: null,
    focal_y: null,
  });
  expect(Object.keys(entry?.values ?? {})).not.toContain('createdBy');
  expect(Object.keys(entry?.values ?? {})).not.toContain('publishedAt');
});
