import { describe, expect, it } from 'vitest';
import { wrapText } from '@/lib/drawing/browser/chartMetrics';
import { formatQuantity } from '@/lib/i18n/format/number';

/** Too narrow for anything beside something else. */
const narrow = 20;

describe('a text in lines', () => {
  it.each([
    formatQuantity(1_059_022, null, 'fr'),
    formatQuantity(3.6, '%', 'de'),
    formatQuantity(912, 'kg', 'de'),
    '2002–2026',
  ])('ends none inside a number or before its unit: %s', (number) => {
    expect(wrapText(`Alle ${number}`, narrow).at(-1)).toBe(number);
  });

  it('holds a number and the beginning of the word that it counts together', () => {
    expect(wrapText(formatQuantity(912, 'Wohnungen', 'de'), 110)).toEqual(['912\u00a0Wohnungen']);
  });

  it('ends lines between words and behind hyphens, and inside words that are too long', () => {
    expect(wrapText('Gebäude- und Wohnungsregister', 150)).toEqual(['Gebäude- und', 'Wohnungsregister']);
    expect(wrapText('ab', narrow)).toEqual(['ab']);
    expect(wrapText('abcdef', narrow).join('').replaceAll('-', '')).toBe('abcdef');
  });
});
