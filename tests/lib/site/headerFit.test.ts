import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { estimatedWidth, headerFit, headerSteps } from '@/lib/site/headerFit';
import type { HeaderTexts } from '@/lib/site/headerFit';
import { measureText } from '@/lib/site/share-cards/outlines';

function header(labels: readonly string[], more: Partial<HeaderTexts> = {}): HeaderTexts {
  const entries = labels.map((label) => ({ label, isExternal: false }));
  return { name: 'Statistik', subtitle: 'Kanton Basel-Stadt', entries, ...more };
}

it.each([
  'Suche',
  'Interaktiv',
  'À propos de nous',
  'Bau- und Wohnungswesen',
  'MWMWMW',
  'Öffentliche Verwaltung 2026',
  'Économie & société',
])('the width of a text is estimated within a tenth, and not too narrow: %s', (text) => {
  const real = measureText(text, 100, 400) / 100;
  expect(estimatedWidth(text)).toBeGreaterThanOrEqual(real * 0.99);
  expect(estimatedWidth(text)).toBeLessThanOrEqual(real * 1.1);
});

describe('the header', () => {
  it('is one line from laptops on with few short entries', () => {
    expect(headerFit(header(['Suche', 'Themen', 'Interaktiv', 'Über uns']))).toBe(70);
    expect(headerFit(header([]))).toBe(70);
  });

  it('needs wider windows the more entries there are, and folds everywhere at last', () => {
    const fits = [4, 6, 8, 14, 100].map((count) =>
      headerFit(header(Array.from({ length: count }, () => 'Interaktiv'))),
    );
    expect(fits).toEqual([70, 90, 'never', 'never', 'never']);
  });

  it('counts long entries, long names and the mark of other websites', () => {
    expect(headerFit(header(['Regierungs- und Verwaltungsorganisation des Kantons', 'Themen']))).toBe(90);
    expect(headerFit(header(['Themen'], { name: 'Amt für Daten und Statistik '.repeat(8) }))).toBe('never');
    const entries = Array.from({ length: 8 }, () => ({ label: 'Daten', isExternal: true }));
    expect(headerFit(header([], { entries }))).not.toBe(headerFit(header(Array.from({ length: 8 }, () => 'Daten'))));
  });

  it('has the steps of the style sheet', () => {
    const styles = readFileSync('components/layout/SiteHeader/_line.scss', 'utf8');
    expect(styles).toContain(`$steps: ${headerSteps.map((step) => `${step}rem`).join(', ')};`);
  });
});
