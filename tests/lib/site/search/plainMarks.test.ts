import { expect, it } from 'vitest';
import { emptyDocument, withPlainMarks } from '@/lib/site/search/documentParts';

it('B8.4 documents hold no characters that nobody sees', () => {
  const copied = 'Leer\u00adwohnungs\u00adquote';
  const named = { bezeichnung: copied, beschreibung: copied, text: copied, schlagworte: [copied] };
  expect(withPlainMarks({ ...emptyDocument, ...named })).toMatchObject({
    bezeichnung: 'Leerwohnungsquote',
    beschreibung: 'Leerwohnungsquote',
    text: 'Leerwohnungsquote',
    schlagworte: ['Leerwohnungsquote'],
  });
});
