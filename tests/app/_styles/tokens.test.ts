import { describe, expect, it } from 'vitest';
import { schemes, siteColour } from '@/lib/site/tokens';
import type { Scheme } from '@/lib/site/tokens';
import { contrast } from '../../support/contrast';

/** WCAG 2.2: 7 for text at level AAA, 4.5 at level AA, 3 for marks and edges of controls. */
const text = 7;
const smallMark = 3;

/** Foreground, background, least contrast. */
const pairs = [
  ['ink', 'paper', text],
  ['ink', 'paper-2', text],
  ['ink-2', 'paper', text],
  ['ink-2', 'paper-2', text],
  ['accent', 'paper', text],
  ['accent', 'paper-2', text],
  ['on-accent', 'accent', text],
  ['paper', 'ink', text],
  ['on-mark', 'mark', text],
  ['on-footer', 'footer', text],
  ['on-footer-2', 'footer', text],
  ['focus', 'paper', smallMark],
  ['focus', 'paper-2', smallMark],
  ['focus', 'mark', smallMark],
] as const;

/** In the dark scheme the focus is drawn around yellow by its outline, which stands on paper. */
function isNeeded(foreground: string, background: string, scheme: Scheme): boolean {
  return !(foreground === 'focus' && background === 'mark' && scheme === 'dark');
}

describe.each(schemes)('the colours of the %s scheme', (scheme) => {
  it.each(pairs.filter(([foreground, background]) => isNeeded(foreground, background, scheme)))(
    '--%s on --%s have a contrast of at least %d',
    (foreground, background, least) => {
      expect(contrast(siteColour(foreground, scheme), siteColour(background, scheme))).toBeGreaterThanOrEqual(least);
    },
  );
});
