import { expect, it } from 'vitest';
import { siteCode } from './sourceFiles';

/** Puts day and time together itself, from parts in digits. */
const clockFile = 'content-types/swissClock.ts';

it('B9 numbers and dates are formatted in lib/i18n/format alone, because Intl differs between versions of its data', () => {
  const code = siteCode().filter(({ path }) => !path.startsWith('lib/i18n/format/') && path !== clockFile);
  const formatting = /\.toLocale(Date|Time)?String\(|Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)/;
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter(({ text }) => formatting.test(text)).map(({ path }) => path)).toEqual([]);
});
