import { expect, it } from 'vitest';
import { linkedFact } from '@/components/page/linkedFact';
import { indicatorEntry } from '../../lib/charts/indicators';
import { contextIn } from '../../support/site';

const one = [indicatorEntry()];
const several = [indicatorEntry(), indicatorEntry()];

it.each([
  ['ls', 'Thema', 'Themen', 'Unter-Thema', 'Unter-Themen'],
  ['fr', 'Thème', 'Thèmes', 'Sous-thème', 'Sous-thèmes'],
] as const)('one theme is a theme, several are themes: %s', (locale, ...labels) => {
  const context = contextIn(locale);
  const facts = (['themes', 'subThemes'] as const).flatMap((fact) =>
    [one, several].map((entries) => linkedFact(fact, entries, context).label),
  );
  expect(facts).toEqual(labels);
});
