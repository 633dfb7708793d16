import { expect, it } from 'vitest';
import { excerptOf } from '@/lib/search/excerpt';

it('marks what was found, not the sign that something is left out', () => {
  const text = 'Bevölkerung '.repeat(40).trim();
  const ranges = [...text.matchAll(/Bevölkerung/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const parts = excerptOf(text, ranges);
  expect(parts.at(-1)).toEqual({ text: ' …', isMarked: false });
  expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual(
    Array.from({ length: 15 }, () => 'Bevölkerung'),
  );
});

it('marks the end of a text that is shown whole', () => {
  expect(excerptOf('ein Haus', [{ start: 4, end: 8 }]).at(-1)).toEqual({ text: 'Haus', isMarked: true });
});
