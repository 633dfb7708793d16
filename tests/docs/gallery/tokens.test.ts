import { describe, expect, it } from 'vitest';
import { colourOf, contrastPairs, tokensIn } from '@/docs/gallery/tokens';

const styleSheet = `
:root {
  color-scheme: light dark;

  // Colour
  --paper: light-dark(#fff, #000);
  --ink: light-dark(#000, #fff);
  --focus: var(--ink);
  --on-mark: #000;
  --mark: #fff;
  --step-0: clamp(1rem, 1rem
    + 1vw, 2rem);
}

.other {
  --local: #123456;
}

:root:lang(de-simple) {
  --step-0: 2rem;
}
`;

const tokens = tokensIn(styleSheet);

describe('design tokens', () => {
  it('are the custom properties of the root, with their values on one line', () => {
    expect(tokens.map(({ name }) => name)).toEqual(['--paper', '--ink', '--focus', '--on-mark', '--mark', '--step-0']);
    expect(tokens.at(-1)?.value).toBe('clamp(1rem, 1rem + 1vw, 2rem)');
  });

  it('have a colour in each scheme, through references, too', () => {
    expect(colourOf('light-dark(#fff, #000)', 'dark', tokens)).toBe('#000');
    expect(colourOf('var(--focus)', 'light', tokens)).toBe('#000');
    expect(colourOf('light-dark(var(--ink), var(--mark))', 'dark', tokens)).toBe('#fff');
  });

  it('that are no colours have none', () => {
    expect(colourOf('clamp(1rem, 1rem + 1vw, 2rem)', 'light', tokens)).toBeNull();
    expect(colourOf('var(--unknown)', 'light', tokens)).toBeNull();
  });

  it('are compared with the paper, or with what they are made for', () => {
    const backgrounds = tokens.map((token) =>
      contrastPairs(token, 'light', tokens).map(({ background }) => background),
    );
    expect(backgrounds).toEqual([[], ['--paper'], ['--paper'], ['--mark'], ['--paper'], []]);
    expect(tokens.flatMap((token) => contrastPairs(token, 'dark', tokens)).at(0)?.ratio).toBeCloseTo(21);
  });
});
