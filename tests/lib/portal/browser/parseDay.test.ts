import { expect, it } from 'vitest';
import { formatDay, parseDay } from '@/lib/portal/browser/parseDay';

it.each([
  ['1.8.2026', '2026-08-01'],
  ['01.08.2026', '2026-08-01'],
  [' 1/8/2026 ', '2026-08-01'],
  ['2026-08-01', '2026-08-01'],
  ['', ''],
])('%j is %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each(['1.8.', '1.8.26', '31.2.2026', '2026-13-01', 'August', '2026'])('%s is no day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

it('is shown as people write it', () => {
  expect(formatDay('2026-08-01', 'Tag.Monat.Jahr')).toBe('1.8.2026');
  expect(formatDay('2026-08-01', 'day/month/year')).toBe('1/8/2026');
  expect(formatDay('', 'Tag.Monat.Jahr')).toBe('');
});
