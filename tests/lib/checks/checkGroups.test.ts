import { expect, it } from 'vitest';
import { checkGroups } from '@/lib/checks/checkGroups';
import { faultTexts } from '@/lib/faults/faultText';

const codes = checkGroups.flatMap((group) => group.checks).map(({ code }) => code);

it('the list of checks has each message once, and each is written in every language', () => {
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    const texts = [faultTexts.de, faultTexts.fr, faultTexts.it, faultTexts.en].map((language) => language[code].found);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
