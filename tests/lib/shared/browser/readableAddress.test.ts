import { expect, it } from 'vitest';
import { readableAddress } from '@/lib/shared/browser/readableAddress';

it.each([
  ['https://example.org/thema/bev%C3%B6lkerung?a=%26', 'https://example.org/thema/bevölkerung?a=%26'],
  ['https://example.org/artikel/a?utm=100%', 'https://example.org/artikel/a?utm=100%'],
  ['https://example.org/artikel/a?x=%E4', 'https://example.org/artikel/a?x=%E4'],
])('an address is readable, or as it is if it is wrongly encoded: %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
