import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineComponent } from '@/content-types/component';
import type { Field } from '@/content-types/definition';
import { faultOfIssue } from '@/content-types/fieldFaults';
import {
  choice,
  component,
  components,
  date,
  decimal,
  flag,
  instant,
  integer,
  json,
  longText,
  media,
  numericKey,
  perLanguage,
  relation,
  relations,
  required,
  richText,
  shared,
  slug,
  text,
} from '@/content-types/fields';
import { latinAddressPart } from '@/content-types/routes';

/** What becomes of a wire value: the plain value, or the faults as `path: code`. */
function read(field: Field, wire: unknown): unknown {
  const result = field.schema.safeParse(wire);
  if (result.success) return result.data;
  return result.error.issues.map((issue) =>
    [issue.path.join('.'), faultOfIssue(issue, wire).code].filter((part) => part !== '').join(': '),
  );
}

const empty = ['empty'];
const emptyLabel = 'label: empty';

const labelPart = defineComponent('label', 'Eine Beschriftung.', {
  label: required(text('Text.')),
  count: integer('Anzahl.'),
});

const file = { url: '/uploads/bild.svg', name: 'bild.svg', mime: 'image/svg+xml', width: 160, height: 90 };

describe('a text', () => {
  it.each([
    ['one line', text('')],
    ['several lines', longText('')],
    ['Markdown', richText('')],
  ])('of %s has the line ends of Unix', (_, field) => {
    expect(read(field, 'eins\r\nzwei\rdrei\n')).toBe('eins\nzwei\ndrei\n');
  });

  it.each([null, undefined, '', '  ', '\r\n\t', '\u00a0'])('that is blank is none: %j', (blank) => {
    expect(read(text(''), blank)).toBeNull();
  });

  it('may have as many characters as its bound says, and no more', () => {
    expect(read(text('', { max: 5 }), 'fünf!')).toBe('fünf!');
    expect(read(text('', { max: 5 }), 'fünf!!')).toEqual(['too-long']);
    expect(read(text(''), 'a'.repeat(256))).toEqual(['too-long']);
  });

  it('has room for five pages if it has several lines, and for no more', () => {
    expect(read(longText(''), 'a'.repeat(10_000))).toHaveLength(10_000);
    expect(read(longText(''), 'a'.repeat(10_001))).toEqual(['too-long']);
  });
});

describe('an address part', () => {
  it.each(['leerstand-2026', 'bevölkerung', 'Ä', '2026', 'a.b_c-d', 'été', 'a'.repeat(200)])(
    'B1.7 can be %s',
    (part) => {
      expect(read(slug(''), part)).toBe(part);
      expect(part).toMatch(new RegExp(latinAddressPart));
    },
  );

  it.each(['-a', '.a', '_a', '..', 'a/b', 'a b', 'a\\b', 'a#b', 'a\n', ' a', 'a\u0000b', 'bevo\u0308lkerung'])(
    'B1.7 cannot be %j',
    (part) => {
      expect(read(slug(''), part)).toEqual(['address-part-characters']);
      expect(part).not.toMatch(new RegExp(latinAddressPart));
    },
  );

  it('B1.7 has at most 200 characters', () => {
    expect(read(slug(''), 'a'.repeat(201))).toEqual(['address-part-characters']);
  });

  it.each(['index', 'Index', 'seite.html', 'SEITE.HTML', 'a.json.gz', 'leerstand-2026.html.br', 'bericht.txt'])(
    'cannot be %s, the name of a file of the site',
    (part) => {
      expect(read(slug(''), part)).toEqual(['address-part-reserved']);
    },
  );

  it.each([null, undefined, '', ' '])('is mandatory: %j', (blank) => {
    expect(read(slug(''), blank)).toEqual(empty);
  });
});

describe('a number', () => {
  it.each([
    [1, 1],
    ['2', 2],
    [' -3 ', -3],
    ['1234567890.5', 1_234_567_890.5],
    [0, 0],
  ])('comes as number or text: %j', (wire, value) => {
    expect(read(decimal(''), wire)).toBe(value);
  });

  it.each([null, undefined])('may be absent: %j', (wire) => {
    expect(read(decimal(''), wire)).toBeNull();
    expect(read(integer(''), wire)).toBeNull();
  });

  it.each(['', 'abc', '1e5', '1,5', '0x10', true, Number.NaN, Number.POSITIVE_INFINITY, [1]])(
    'is refused when it is none: %j',
    (wire) => {
      expect(decimal('').schema.safeParse(wire).success).toBe(false);
    },
  );

  it('has inclusive bounds', () => {
    const field = integer('', { min: 1, max: 6 });
    expect(read(field, 1)).toBe(1);
    expect(read(field, '6')).toBe(6);
    expect(read(field, 0)).toEqual(['below-min']);
    expect(read(field, 7)).toEqual(['above-max']);
  });
});

it('the number of an entry is whole, positive and mandatory', () => {
  expect(read(numericKey(''), '5813')).toBe(5813);
  expect(read(numericKey(''), 0)).toEqual(['below-min']);
  expect(read(numericKey(''), 1.5)).toEqual(['not-whole-number']);
  expect(read(numericKey(''), null)).toEqual(empty);
});

it('a flag is as the editor set it, at first as the definition says', () => {
  expect(read(flag(''), true)).toBe(true);
  expect(read(flag(''), null)).toBe(false);
  expect(read(flag('', { initially: true }), undefined)).toBe(true);
  expect(read(flag('', { initially: true }), false)).toBe(false);
});

describe('a day', () => {
  it('is one of the calendar', () => {
    expect(read(date(''), '2028-02-29')).toBe('2028-02-29');
    expect(read(date(''), null)).toBeNull();
  });

  it.each(['2026-02-29', '21.8.2026', '2026-8-1', '2026-08-21T00:00:00Z', ''])('is not %j', (wire) => {
    expect(read(date(''), wire)).toEqual(['not-a-day']);
  });
});

describe('an instant', () => {
  it('is kept in UTC', () => {
    expect(read(instant(''), '2026-08-21T08:30:00+02:00')).toBe('2026-08-21T06:30:00.000Z');
    expect(read(instant(''), '2026-08-21T06:30:00.000Z')).toBe('2026-08-21T06:30:00.000Z');
    expect(read(instant(''), null)).toBeNull();
  });

  it.each(['2026-08-21', '2026-02-30T00:00:00Z', ''])('is not %j', (wire) => {
    expect(read(instant(''), wire)).toEqual(['not-an-instant']);
  });
});

it('a choice is one of its values or none', () => {
  const field = choice('', ['hoch', 'tief']);
  expect(read(field, 'hoch')).toBe('hoch');
  expect(read(field, null)).toBeNull();
  expect(read(field, 'Hoch')).toEqual(['unknown-choice']);
});

it('structured data has the form its own check says', () => {
  const field = json('', z.array(z.string()));
  expect(read(field, ['a'])).toEqual(['a']);
  expect(read(field, null)).toBeNull();
  expect(read(field, ['a', 1])).toEqual(['1: not-text']);
});

describe('a file', () => {
  it('is what pages need of it', () => {
    expect(read(media(''), { data: { id: 4, attributes: { ...file, hash: 'bild_1', size: 1.2 } } })).toEqual(file);
  });

  it('has no size when it is no image', () => {
    const table = { url: '/uploads/werte.csv', name: 'werte.csv', mime: 'text/csv' };
    expect(read(media('', 'files'), { data: { attributes: table } })).toEqual({ ...table, width: null, height: null });
  });
});

describe('a relation', () => {
  const field = relation('', 'products', 'stata_id');

  it('is the key of its target', () => {
    expect(read(field, { data: { id: 9, attributes: { stata_id: 5813, title: 'Leerstand' } } })).toEqual({
      type: 'products',
      key: '5813',
    });
    expect(read(field, { data: null })).toBeNull();
  });

  it('says so when its target has no key', () => {
    expect(read(field, { data: { id: 9, attributes: { title: 'Leerstand' } } })).toEqual(['data: target-without-key']);
  });
});

describe('relations', () => {
  const field = relations('', 'display-themes', 'url');

  it("are in the editors' order", () => {
    const wire = { data: [{ attributes: { url: 'wohnen' } }, { attributes: { url: 'arbeit' } }] };
    expect(read(field, wire)).toEqual([
      { type: 'display-themes', key: 'wohnen' },
      { type: 'display-themes', key: 'arbeit' },
    ]);
    expect(read(field, { data: [] })).toEqual([]);
  });
});

describe('a component', () => {
  it('has its fields and nothing else', () => {
    expect(read(component('', labelPart), { id: 3, label: 'Personen', count: '2', extra: true })).toEqual({
      label: 'Personen',
      count: 2,
    });
    expect(read(component('', labelPart), null)).toBeNull();
  });

  it('says which of its fields is wrong', () => {
    expect(read(component('', labelPart), { label: ' ', count: 1.5 })).toEqual([emptyLabel, 'count: not-whole-number']);
  });
});

it('components may be as many as their bound says', () => {
  const field = components('', labelPart, { max: 1 });
  expect(read(field, [{ label: 'a' }])).toEqual([{ label: 'a', count: null }]);
  expect(read(field, [{ label: 'a' }, { label: 'b' }])).toEqual(['too-many-items']);
});

it.each<readonly [string, Field]>([
  ['a file', media('')],
  ['a relation', relation('', 'products', 'stata_id')],
  ['relations', relations('', 'display-themes', 'url')],
  ['components', components('', labelPart)],
])('what stands in other entries or parts must have been asked for: %s', (_, field) => {
  expect(read(field, undefined)).toEqual(['not-delivered']);
});

it.each<readonly [string, Field, unknown]>([
  ['text', required(text('')), '  '],
  ['number', required(integer('')), null],
  ['relation', required(relation('', 'products', 'stata_id')), { data: null }],
  ['list of relations', required(relations('', 'products', 'stata_id')), { data: [] }],
  ['list of components', required(components('', labelPart)), []],
  ['list in JSON', required(json('', z.array(z.string()))), []],
])('a mandatory field must not be empty: %s', (_, field, wire) => {
  expect(read(field, wire)).toEqual(empty);
  expect(field.required).toBe(true);
});

describe('languages', () => {
  it('have texts of their own and share everything else', () => {
    expect(text('').shared).toBe(false);
    expect(component('', labelPart).shared).toBe(false);
    expect(integer('').shared).toBe(true);
    expect(relations('', 'products', 'stata_id').shared).toBe(true);
    expect(slug('').shared).toBe(true);
  });

  it('share or do not share a field that says so', () => {
    expect(shared(text('')).shared).toBe(true);
    expect(perLanguage(integer('')).shared).toBe(false);
    expect(required(shared(text(''))).shared).toBe(true);
  });
});

it('Markdown loses the underlines that the toolbar of Strapi writes as HTML', () => {
  expect(richText('').schema.parse('Wer <u>am Bildschirm</u> liest, i<u><</u>u>')).toBe(
    'Wer am Bildschirm liest, i<u>',
  );
});
