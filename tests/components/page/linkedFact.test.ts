import { expect, it } from 'vitest';
import { linkedFact } from '@/components/page/linkedFact';
import { indicatorEntry } from '../../lib/charts/indicators';
import { contextIn } from '../../support/site';

const one = [indicatorEntry()];
const several = [indicatorEntry(), indicatorEntry()];

it.each([
  ['de', 'Thema', 'Themen', 'Unterthema', 'Unterthemen'],
  ['ls', 'Thema', 'Themen', 'Unter-Thema', 'Unter-Themen'],
  ['fr', 'Thème', 'Thèmes', 'Sous-thème', 'Sous-thèmes'],
  ['it', 'Tema', 'Temi', 'Sottotema', 'Sottotemi'],
  ['en', 'Theme', 'Themes', 'Sub-theme', 'Sub-themes'],
] as const)('one theme is a theme, several are themes: %s', (locale, theme, themes, subTheme, subThemes) => {
  const context = contextIn(locale);
  expect(linkedFact('themes', one, context).label).toBe(theme);
  expect(linkedFact('themes', several, context).label).toBe(themes);
  expect(linkedFact('subThemes', one, context).label).toBe(subTheme);
  expect(linkedFact('subThemes', several, context).label).toBe(subThemes);
});
