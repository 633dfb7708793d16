import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentZone } from '@/content-types/contentZone';
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

const labelPart = defineComponent('label', 'Eine Beschriftung.', {
  label: required(text('Text.')),
  count: integer('Anzahl.'),
});

const file = { url: '/uploads/bild.svg', name: 'bild.svg', mime: 'image/svg+xml', width: 160, height: 90 };

const table = { url: '/uploads/werte.csv', name: 'werte.csv', mime: 'text/csv' };
const theme = (url: string): object => ({ type: 'display-themes', key: url });

const product = relation('', 'products', 'stata_id');
const themes = relations('', 'display-themes', 'url');
const bounded = integer('', { min: 1, max: 6 });
const short = text('', { max: 5 });
const level = choice('', ['hoch', 'tief']);
const list = json('', z.array(z.string()));
const label = component('', labelPart);
const single = components('', labelPart, { max: 1 });

it.each<readonly [string, Field, unknown, unknown]>([
  ['a line with the line ends of Unix', text(''), 'eins\r\nzwei\rdrei\n', 'eins\nzwei\ndrei\n'],
  ['lines with the line ends of Unix', longText(''), 'eins\r\nzwei\rdrei\n', 'eins\nzwei\ndrei\n'],
  ['Markdown with the line ends of Unix', richText(''), 'eins\r\nzwei\rdrei\n', 'eins\nzwei\ndrei\n'],
  ['Markdown without underlines as HTML', richText(''), 'Wer <u>am</u> liest, i<u><</u>u>', 'Wer am liest, i<u>'],
  ...[null, undefined, '', '  ', '\r\n\t', '\u00a0'].map((blank) => ['no text', text(''), blank, null] as const),
  ['a text as long as its bound', short, 'fünf!', 'fünf!'],
  ['five pages', longText(''), 'a'.repeat(10_000), 'a'.repeat(10_000)],
  ['a number', decimal(''), 1, 1],
  ['a number in a text', decimal(''), ' -3 ', -3],
  ['a large number in a text', decimal(''), '1234567890.5', 1_234_567_890.5],
  ['zero', decimal(''), 0, 0],
  ['no number', decimal(''), null, null],
  ['no whole number', integer(''), undefined, null],
  ['the lowest number', bounded, 1, 1],
  ['the greatest number', bounded, '6', 6],
  ['a numeric key', numericKey(''), '5813', 5813],
  ['a flag', flag(''), true, true],
  ['a flag that nobody has set', flag(''), null, false],
  ['a flag that is set at first', flag('', { initially: true }), undefined, true],
  ['a flag that was taken back', flag('', { initially: true }), false, false],
  ['a leap day', date(''), '2028-02-29', '2028-02-29'],
  ['no day', date(''), null, null],
  ['an instant in UTC', instant(''), '2026-08-21T08:30:00+02:00', '2026-08-21T06:30:00.000Z'],
  ['no instant', instant(''), null, null],
  ['a choice', level, 'hoch', 'hoch'],
  ['no choice', level, null, null],
  ['structured data', list, ['a'], ['a']],
  ['no structured data', list, null, null],
  ['what pages need of a file', media(''), { data: { attributes: { ...file, hash: 'bild_1', size: 1.2 } } }, file],
  ['a file without size', media('', 'files'), { data: { attributes: table } }, { ...table, width: null, height: null }],
  ['the key of an entry', product, { data: { attributes: { stata_id: 5813 } } }, { type: 'products', key: '5813' }],
  ['no entry', product, { data: null }, null],
  [
    "entries in the editors' order",
    themes,
    { data: ['wohnen', 'arbeit'].map((url) => ({ attributes: { url } })) },
    ['wohnen', 'arbeit'].map(theme),
  ],
  ['no entries', themes, { data: [] }, []],
  ['the fields of a component alone', label, { id: 3, label: 'a', count: '2', more: 1 }, { label: 'a', count: 2 }],
  ['no component', label, null, null],
  ['no content', contentZone(''), [], []],
  ['as many components as may be', single, [{ label: 'a' }], [{ label: 'a', count: null }]],
])('is read: %s', (_, field, wire, value) => {
  expect(read(field, wire)).toEqual(value);
});

it.each<readonly [string, Field, unknown]>([
  ['too-long', short, 'fünf!!'],
  ['too-long', text(''), 'a'.repeat(256)],
  ['too-long', longText(''), 'a'.repeat(10_001)],
  ['below-min', bounded, 0],
  ['above-max', bounded, 7],
  ['below-min', numericKey(''), 0],
  ['not-whole-number', numericKey(''), 1.5],
  ...['2026-02-29', '21.8.2026', '2026-8-1', '2026-08-21T00:00:00Z', ''].map(
    (day) => ['not-a-day', date(''), day] as const,
  ),
  ...['2026-08-21', '2026-02-30T00:00:00Z', ''].map((one) => ['not-an-instant', instant(''), one] as const),
  ['unknown-choice', level, 'Hoch'],
  ['1: not-text', list, ['a', 1]],
  ['data: target-without-key', product, { data: { id: 9, attributes: { title: 'Leerstand' } } }],
  ['too-many-items', single, [{ label: 'a' }, { label: 'b' }]],
  // What stands in other entries or parts must have been asked for.
  ...[media(''), product, themes, components('', labelPart)].map(
    (field) => ['not-delivered', field, undefined] as const,
  ),
])('is refused as %s', (code, field, wire) => {
  expect(read(field, wire)).toEqual([code]);
});

it.each(['', 'abc', '1e5', '1,5', '0x10', true, Number.NaN, Number.POSITIVE_INFINITY, [1]])(
  'is no number: %j',
  (wire) => {
    expect(decimal('').schema.safeParse(wire).success).toBe(false);
  },
);

it('a component says all that is wrong in it', () => {
  expect(read(label, { label: ' ', count: 1.5 })).toEqual(['label: empty', 'count: not-whole-number']);
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
    (part) => expect(read(slug(''), part)).toEqual(['address-part-reserved']),
  );
});

it.each<readonly [string, Field, unknown]>([
  ['slug', slug(''), ' '],
  ['numeric key', numericKey(''), null],
  ['text', required(text('')), '  '],
  ['number', required(integer('')), null],
  ['relation', required(product), { data: null }],
  ['list of relations', required(themes), { data: [] }],
  ['list of components', required(components('', labelPart)), []],
  ['list in JSON', required(list), []],
  ['content', required(contentZone('')), []],
])('a mandatory field must not be empty: %s', (_, field, wire) => {
  expect(read(field, wire)).toEqual(empty);
  expect(field.required).toBe(true);
});

it.each<readonly [string, Field, boolean]>([
  ['a text', text(''), false],
  ['a component', label, false],
  ['a number', integer(''), true],
  ['relations', themes, true],
  ['a slug', slug(''), true],
  ['a text that says so', shared(text('')), true],
  ['a number of a language', perLanguage(integer('')), false],
  ['a mandatory text that says so', required(shared(text(''))), true],
])('languages share a field or have their own: %s', (_, field, isShared) => {
  expect(field.shared).toBe(isShared);
});
