import { expect, it } from 'vitest';
import { periodIn } from '@/lib/site/scheduledDate';
import { monthsBefore } from '@/lib/calendar/months';

it.each([
  ['August 2027', 'de', '2027-08'],
  ['Anfang September 2026', 'de', '2026-09'],
  ['Août 2027', 'fr', '2027-08'],
  ['printemps 2027', 'fr', '2027'],
  ['Im August 2027', 'ls', '2027-08'],
  ['Winter 2026/2027', 'de', '2027'],
  ['nach den Wahlen 2028', 'de', '2028'],
  ['im Folgemonat', 'de', undefined],
  ['2027 oder später', 'de', undefined],
  ['Ausgabe 120273', 'de', undefined],
] as const)('the date in words of editors «%s» (%s) is %s', (text, locale, period) => {
  expect(periodIn(text, locale)).toBe(period);
});

it('the months before a day begin with a first day, also in the year before', () => {
  expect(monthsBefore('2027-02-28', 3)).toBe('2026-11-01');
});
