import { describe, expect, it } from 'vitest';
import { plainText } from '@/lib/search-index/documentText';

describe('plain text', () => {
  it.each([
    ['## Lage\n\nEs **sinkt** wieder.', 'Lage Es sinkt wieder.'],
    ['[Die Zählung](/statistik/103) vom 1. Juni', 'Die Zählung vom 1. Juni'],
    ['| Monat | Anteil |\n|:---|---:|\n| Juli | 18,2 % |', 'Monat Anteil Juli 18,2 %'],
    ['- eins\n- zwei\n\n1. drei', 'eins zwei drei'],
    ['> Zitat[^1]\n\n[^1]: Anmerkung', 'Zitat Anmerkung'],
    ['![Eine Karte](/media/karte.png)', 'Eine Karte'],
    ['15- bis 24-Jährige – das sind −3 %', '15- bis 24-Jährige – das sind −3 %'],
    ['', ''],
  ])('of %j is %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
