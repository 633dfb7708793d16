import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineComponent } from '@/content-types/component';
import { contentZone } from '@/content-types/contentZone';
import type { Field } from '@/content-types/definition';
import { faultOfIssue } from '@/content-types/fieldFaults';
import * as fields from '@/content-types/fields';
import { chartOptions, indicatorRows } from '@/content-types/indicatorData';
import { pageFields } from '@/content-types/mixins';
import { shallowAttributes } from '@/lib/content/exceedsDepth';
import { nastyValues } from '../fixtures/nastyValues';
import type { NastyValue } from '../fixtures/nastyValues';
import { filesIn } from '../rules/sourceFiles';
import { isSmall } from '../support/nastyEntries';

const part = defineComponent('part', 'Ein Teil.', {
  label: fields.required(fields.text('')),
  count: fields.integer('', { min: 1, max: 6 }),
});

/** Every kind of field, bounded and mandatory ones among them. */
const everyField: readonly (readonly [string, Field])[] = [
  ['text', fields.required(fields.text('', { max: 5 }))],
  ['longText', fields.longText('')],
  ['richText', fields.richText('')],
  ['slug', fields.slug('')],
  ['numericKey', fields.numericKey('')],
  ['integer', fields.integer('', { min: 1, max: 6 })],
  ['decimal', fields.decimal('', { min: 1, max: 6 })],
  ['flag', fields.flag('')],
  ['date', fields.date('')],
  ['instant', fields.instant('')],
  ['choice', fields.choice('', ['hoch', 'tief'])],
  ['icon', fields.icon('', fields.linkIcons)],
  ['rows', fields.json('', indicatorRows)],
  ['options', fields.json('', chartOptions)],
  ['choices', fields.json('', z.array(z.enum(['Kanton', 'Gemeinde'])))],
  ['earlier addresses', pageFields.redirects_from],
  ['media', fields.media('')],
  ['relation', fields.relation('', 'products', 'stata_id')],
  ['relations', fields.relations('', 'products', 'stata_id')],
  ['component', fields.component('', part)],
  ['components', fields.components('', part, { max: 1 })],
  ['zone', contentZone('')],
];

/** What is nested deeper is refused before any field is looked at. */
function isShallow({ make }: NastyValue): boolean {
  return shallowAttributes({ value: make() }).tooDeep.length === 0;
}

const everyValue = Object.values(nastyValues).flat().filter(isSmall).filter(isShallow);

describe.each(everyField)('a nasty value in a field of the kind «%s»', (_, { schema }) => {
  it('is refused in the words of the site, or taken', () => {
    const untold = everyValue.flatMap(({ name, make }) => {
      const value = make();
      const { error } = schema.safeParse(value);
      const codes = (error?.issues ?? []).map((issue) => faultOfIssue(issue, value).code);
      return codes.includes('unusable') ? [name] : [];
    });
    expect(untold).toEqual([]);
  });
});

it('no check of a content type refuses a value but with a fault', () => {
  const others = filesIn('content-types', /\.ts$/).filter(({ path }) => path !== 'content-types/fieldFaults.ts');
  const own = others.filter(({ text }) => /\.(?:refine|superRefine|addIssue)\(/.test(text));
  expect(own.map(({ path }) => path)).toEqual([]);
});
