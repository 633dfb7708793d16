import { expect, it } from 'vitest';
import { addChange, mergeRequests } from '@/lib/publish/release/queue';

it('notes no more taken-back entries than an office takes back at once', () => {
  const change = addChange({ series: '0b2f6c1e-3f5a-4e57-9f0e-6a4f0f5d9a11', number: 1 }, 'entry.delete article', true);
  const named = (count: number, start: string): readonly string[] =>
    Array.from({ length: count }, (_, at) => `articles/${start}${at}`);
  const earlier = { ...change, takenBack: [...named(900, 'a')] };
  const later = { ...change, takenBack: [...named(900, 'b')] };
  expect(mergeRequests(earlier, later).takenBack).toEqual([...named(900, 'a'), ...named(100, 'b')]);
});
