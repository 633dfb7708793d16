import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureText } from '@/lib/site/share-cards/outlines';
import { titleWidthStep, titleWidthSteps } from '@/lib/site/titleWidthStep';

it.each(['Suche', 'Leerstand', 'Ständige oder mittlere Bevölkerung'])('short words fit everywhere: %s', (title) => {
  expect(titleWidthStep(title)).toBeUndefined();
});

it.each([
  'Bevölkerungsstatistik',
  'Strassenverkehrsunfälle',
  'Die Bevölkerungsszenarien 2050',
  'Indikatorenportalübersicht',
])('the longest word of a title decides, with room to spare: %s', (title) => {
  const longest = title.split(' ').toSorted((left, right) => right.length - left.length)[0] ?? '';
  const real = measureText(longest, 100, 700) / 100;
  expect(titleWidthStep(title)).toBeGreaterThanOrEqual(real);
  expect(titleWidthStep(title)).toBeLessThanOrEqual(real * 1.3);
});

it('a word is divided at its hyphen', () => {
  expect(titleWidthStep('Klybeck-Kleinhüningen')).toBeUndefined();
});

it.each(['app/_styles/_page.scss', 'components/lists/IndicatorList/IndicatorTiles.scss'])(
  'has the steps of the style sheet: %s',
  (styles) => {
    expect(readFileSync(styles, 'utf8')).toContain(`@each $step in ${titleWidthSteps.join(', ')} {`);
  },
);
