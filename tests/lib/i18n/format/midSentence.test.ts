import { expect, it } from 'vitest';
import { midSentence, labelsInLine } from '@/lib/i18n/format/midSentence';

it.each([
  ['fr', 'Fin juillet 2026', 'fin juillet 2026'],
  ['fr', 'Juillet 2026', 'juillet 2026'],
  ['it', 'Fine luglio 2026', 'fine luglio 2026'],
  ['en', 'End of July 2026', 'end of July 2026'],
  ['en', 'July 2026', 'July 2026'],
  ['en', 'Q3 2026', 'Q3 2026'],
  ['fr', 'PIB par habitant', 'PIB par habitant'],
  ['fr', '31 décembre 2025', '31 décembre 2025'],
  ['de', 'Ende Juli 2026', 'Ende Juli 2026'],
  ['ls', 'Ende Juli 2026', 'Ende Juli 2026'],
] as const)('inside a line of %s «%s» is «%s»', (language, text, written) => {
  expect(midSentence(text, language)).toBe(written);
});

it('labels in a line begin with one capital, but for German nouns', () => {
  expect(labelsInLine(['Jeu d’indicateurs', 'Indicateur'], 'fr')).toBe('Jeu d’indicateurs, indicateur');
  expect(labelsInLine(['Indikatorenset', 'Indikator'], 'de')).toBe('Indikatorenset, Indikator');
});
