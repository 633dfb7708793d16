import { describe, expect, it } from 'vitest';
import { coloursIn, siteColour } from '@/lib/site/tokens';

const source = `
:root {
  // Colour.
  --paper: light-dark(#fff, #0f1615);
  --accent: light-dark(#005B53, #62d4c3);
  --focus: var(--accent);
  --mark: #ffdc4a;
  --space-1: 0.5rem;
  --line: 1px solid var(--rule);

  @media (prefers-contrast: more) {
    --accent: var(--mark);
  }
}

@media print {
  :root {
    --mark: #000;
  }
}
`;

describe('the colours of a token file', () => {
  it('are those of the scheme, written with six digits', () => {
    expect(Object.fromEntries(coloursIn(source, 'light'))).toEqual({
      paper: '#ffffff',
      accent: '#005b53',
      focus: '#005b53',
      mark: '#ffdc4a',
    });
    expect(coloursIn(source, 'dark').get('paper')).toBe('#0f1615');
    expect(coloursIn(source, 'dark').get('focus')).toBe('#62d4c3');
  });

  it('of the site are asked by name, and a wrong name says what to do', () => {
    expect(siteColour('paper', 'light')).toMatch(/^#[\da-f]{6}$/);
    expect(() => siteColour('papier', 'light')).toThrow(
      /_tokens\.scss has no colour «--papier»\. Write it as #hex or light-dark\(#hex, #hex\)\.$/,
    );
  });
});
