import type { Viewport } from 'next';
import { schemes, siteColour } from '@/lib/site/tokens';

/** Gives the browser's toolbars the paper colour of the page. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: schemes.map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: siteColour('paper', scheme),
  })),
};
