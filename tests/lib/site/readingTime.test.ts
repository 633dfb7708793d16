import { describe, expect, it } from 'vitest';
import { readingMinutes } from '@/lib/site/readingTime';
import { block } from './blocks';

function words(count: number): string {
  return Array.from({ length: count }, () => 'Wort').join(' ');
}

describe('the reading time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %d words is %d minutes', (count, minutes) => {
    expect(readingMinutes(words(count), [])).toBe(minutes);
  });

  it('counts the lead and the texts of all boxes', () => {
    const blocks = [
      block('text', { body: words(200) }),
      block('info-box', { body: words(200) }),
      block('expand-section', { summary: 'Mehr', body: words(200) }),
      block('search-button', { label: 'Suchen' }),
    ];
    expect(readingMinutes(words(200), blocks)).toBe(4);
  });
});
