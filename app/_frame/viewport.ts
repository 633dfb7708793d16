import type { Viewport } from 'next';
import { schemes, siteColour } from '@/lib/site/tokens';

/** The browser's toolbars take the colour of the paper. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: schemes.map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: siteColour('paper', scheme),
  })),
};
