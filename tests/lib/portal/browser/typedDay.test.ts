import { expect, it } from 'vitest';
import { shownDay, typedDay } from '@/lib/portal/browser/typedDay';

it.each([
  ['1.8.2026', '2026-08-01'],
  ['01.08.2026', '2026-08-01'],
  [' 1/8/2026 ', '2026-08-01'],
  ['2026-08-01', '2026-08-01'],
  ['', ''],
])('%j is %j', (text, day) => {
  expect(typedDay(text)).toBe(day);
});

it.each(['1.8.', '1.8.26', '31.2.2026', '2026-13-01', 'August', '2026'])('%s is no day', (text) => {
  expect(typedDay(text)).toBeUndefined();
});

it('is shown as people write it', () => {
  expect(shownDay('2026-08-01', 'Tag.Monat.Jahr')).toBe('1.8.2026');
  expect(shownDay('2026-08-01', 'day/month/year')).toBe('1/8/2026');
  expect(shownDay('', 'Tag.Monat.Jahr')).toBe('');
});
