import { describe, expect, it } from 'vitest';
import { defineComponent } from '@/content-types/component';
import { contentZone } from '@/content-types/contentZone';
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
import { componentAttribute, contentTypeAttribute } from '@/lib/office/schema/attributes';
import { z } from 'zod';

const strapi5 = { strapi: 5, intranet: false } as const;
const strapi4 = { strapi: 4, intranet: false } as const;

const part = defineComponent('note', 'Notiz', { text: required(text('Text')) });

describe('the attribute of a field', () => {
  it.each([
    ['a line of text', text('Titel', { max: 60 }), { type: 'string', maxLength: 60 }],
    ['text too long for a column of 255 characters', text('Ziel', { max: 500 }), { type: 'text', maxLength: 500 }],
    ['plain text', longText('Lead'), { type: 'text', maxLength: 10_000 }],
    ['Markdown', richText('Text'), { type: 'richtext', maxLength: 50_000 }],
    ['a whole number', integer('Stufe', { min: 1, max: 5 }), { type: 'integer', min: 1, max: 5 }],
    ['a number, kept in full precision', decimal('Wert', { min: 0 }), { type: 'float', min: 0 }],
    ['a switch', flag('Zeigen', { initially: true }), { type: 'boolean', default: true }],
    ['a day', date('Tag'), { type: 'date' }],
    ['an instant', instant('Sperrfrist'), { type: 'datetime' }],
    ['a choice', choice('Art', ['eins', 'zwei']), { type: 'enumeration', enum: ['eins', 'zwei'] }],
    ['data', json('Daten', z.array(z.string())), { type: 'json' }],
    ['an image', media('Bild'), { type: 'media', multiple: false, allowedTypes: ['images'] }],
    ['a file', media('Datei', 'files'), { type: 'media', multiple: false, allowedTypes: ['files'] }],
    ['a component', component('Notiz', part), { type: 'component', repeatable: false, component: 'parts.note' }],
    [
      'components',
      components('Notizen', part, { max: 3 }),
      { type: 'component', repeatable: true, component: 'parts.note', max: 3 },
    ],
    [
      'a relation',
      relation('Statistik', 'kategories', 'stata_id'),
      { type: 'relation', relation: 'oneToOne', target: 'api::kategorie.kategorie' },
    ],
    [
      'relations',
      relations('Themen', 'display-themes', 'url'),
      { type: 'relation', relation: 'oneToMany', target: 'api::display-theme.display-theme' },
    ],
  ])('describes %s', (_what, field, attribute) => {
    expect(componentAttribute(field)).toEqual(attribute);
  });

  it('demands what is mandatory, and at least one item of a mandatory list', () => {
    expect(componentAttribute(required(text('Titel')))).toMatchObject({ required: true });
    expect(componentAttribute(required(components('Notizen', part)))).toMatchObject({ required: true, min: 1 });
    expect(componentAttribute(required(contentZone('Inhalt')))).toMatchObject({ required: true, min: 1 });
  });

  it('demands no relation, because a translation may lack the target', () => {
    expect(componentAttribute(required(relation('Thema', 'display-themes', 'url')))).not.toHaveProperty('required');
  });
});

describe('the languages of a field', () => {
  const localized = { pluginOptions: { i18n: { localized: true } } };
  const common = { pluginOptions: { i18n: { localized: false } } };

  it.each([
    ['text', text('Titel'), localized],
    ['shared text', shared(text('Name')), common],
    ['a number', integer('Reihenfolge'), common],
    ['data per language', perLanguage(json('Stichwörter', z.array(z.string()))), localized],
    ['a component', component('Notiz', part), localized],
  ])('are told for %s', (_what, field, expected) => {
    expect(contentTypeAttribute(field, strapi5)).toMatchObject(expected);
  });
});

it.each([
  ['slug', slug('Adresse'), { type: 'string', maxLength: 200, required: true, regex: latinAddressPart }],
  ['number', numericKey('Nummer'), { type: 'integer', min: 1, required: true }],
])(
  'a key that is a %s is unique in Strapi 5, but not in Strapi 4, which compares languages with each other',
  (_what, field, expected) => {
    expect(contentTypeAttribute(field, strapi5)).toMatchObject({ ...expected, unique: true });
    expect(contentTypeAttribute(field, strapi4)).toMatchObject(expected);
    expect(contentTypeAttribute(field, strapi4)).not.toHaveProperty('unique');
  },
);
