import { describe, expect, it } from 'vitest';
import { referenceNumbers, roundingCheck } from '@/lib/checks/roundingCheck';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { faultText } from '@/lib/faults/faultText';
import { context, entry } from './entries';
import { dataRows } from '../../support/rowsInShort';

const nights = entry(
  'products',
  {
    data_rows: dataRows('2024 1553925, 2025 1686289'),
  },
  'de',
  '6546',
);
const german = entry('articles', {
  lead: 'In Bettingen wohnen 1’317 Menschen, im Kanton 211’094.',
  hero_statistics: [{ indicator: { type: 'products', key: '6546' }, value: null }],
});

/** What the check says of a text in Leichte Sprache, by field. */
function found(values: CheckedEntry['values']): readonly string[] {
  const behind = referenceNumbers([nights, german]);
  const faults = roundingCheck.find?.(entry('articles', values, 'ls'), { ...context, numbersBehind: behind }) ?? [];
  return faults.map(({ field, fault }) => `${field}: ${faultText(fault, 'de').found}`);
}

describe('a rounded number in Leichte Sprache', () => {
  it.each([
    'Es sind etwa 1,7 Millionen Nächte.',
    'Etwa 211 Tausend Menschen wohnen im Kanton.',
    'In Bettingen wohnen etwa 1’300 Menschen.',
    'Im Jahr 1774 war das anders.',
    'Das sind 6 Logier-Nächte.',
    'Früher waren es 90 Tausend.',
  ])('is true, or stands for something else: «%s»', (lead) => {
    expect(found({ lead })).toEqual([]);
  });

  it.each([
    ['Es sind etwa 2 Millionen Nächte.', 'lead: «2 Millionen» ist zu stark gerundet: Auf Deutsch steht 1’686’289.'],
    ['Es sind 1 Tausend Menschen.', 'lead: «1 Tausend» ist zu stark gerundet: Auf Deutsch steht 1’317.'],
    ['Etwa 200 Tausend wohnen hier.', 'lead: «200 Tausend» ist zu stark gerundet: Auf Deutsch steht 211’094.'],
  ])('is not more than 5 % off: «%s»', (lead, message) => {
    expect(found({ lead })).toEqual([message]);
  });

  it('is looked for in figures that editors type, too', () => {
    expect(found({ hero_statistics: [{ value: 2, unit: 'Millionen Nächte' }] })).toEqual([
      'hero_statistics.0: «2 Millionen Nächte» ist zu stark gerundet: Auf Deutsch steht 1’686’289.',
    ]);
    expect(found({ hero_statistics: [{ value: 1.7, unit: 'Millionen Nächte' }] })).toEqual([]);
  });
});
