import { expect, it } from 'vitest';
import { fileKind, formatFileSize } from '@/lib/i18n/format/file';

it.each([
  ['/media/0f3a.csv', 'CSV'],
  ['https://www.example.org/bericht.pdf?v=2', 'PDF'],
  ['https://www.example.org/', null],
  ['https://www.example.org', null],
  ['https://www.example.org/seite.html', null],
  ['/thema/wohnen', null],
])('the kind of a file of %s is %s', (address, kind) => {
  expect(fileKind(address)).toBe(kind);
});

it.each([
  [12, 'de', '1\u00a0kB'],
  [912_400, 'de', '912\u00a0kB'],
  [1_234_567, 'de', '1,2\u00a0MB'],
  [1_234_567, 'fr', '1,2\u00a0Mo'],
  [1_234_567, 'en', '1.2\u00a0MB'],
] as const)('the size of a file of %d bytes is said in %s as %s', (bytes, locale, expected) => {
  expect(formatFileSize(bytes, locale)).toBe(expected);
});
