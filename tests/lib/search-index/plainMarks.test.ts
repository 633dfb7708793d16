import { expect, it } from 'vitest';
import { emptyDocument, withNormalizedPunctuation } from '@/lib/search-index/documentParts';

it('B8.4 documents hold no characters that nobody sees', () => {
  const copied = 'Leer\u00adwohnungs\u00adquote';
  const named = { title: copied, description: copied, text: copied, keywords: [copied] };
  expect(withNormalizedPunctuation({ ...emptyDocument, ...named })).toMatchObject({
    title: 'Leerwohnungsquote',
    description: 'Leerwohnungsquote',
    text: 'Leerwohnungsquote',
    keywords: ['Leerwohnungsquote'],
  });
});
