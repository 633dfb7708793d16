import { expect, it } from 'vitest';
import { percentagePoints } from '@/lib/i18n/format/percentagePoints';

it.each([
  ['fr', 0.14, 2, '+0,14\u00a0point de pourcentage'],
  ['fr', -1.9, 1, '−1,9\u00a0point de pourcentage'],
  ['fr', 1.96, 1, '+2,0\u00a0points de pourcentage'],
  ['de', 0.96, 0, '+1\u00a0Prozentpunkt'],
  ['fr', 2, 0, '+2\u00a0points de pourcentage'],
  ['de', 1, 0, '+1\u00a0Prozentpunkt'],
  ['de', 1, 1, '+1,0\u00a0Prozentpunkte'],
  ['de', -0.3, 1, '−0,3\u00a0Prozentpunkte'],
  ['en', 1, 0, '+1\u00a0percentage point'],
  ['it', 0.3, 1, '+0,3\u00a0punti percentuali'],
] as const)('%s counts as it does: %d with %d decimals', (language, difference, decimals, text) => {
  expect(percentagePoints(difference, language, decimals)).toBe(text);
});
