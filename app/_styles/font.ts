/**
 * Public Sans (SIL Open Font License 1.1), without kerning between space and dashes:
 * docs/decisions/005-one-font-through-next.md. Latin is enough for the site's languages. Pages preload it. If it is
 * late all the same, the page keeps a system font, adjusted to nearly the same widths: a later swap would move lines
 * while they are read.
 */
import localFont from 'next/font/local';

export const font = localFont({
  src: './publicSans.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-site',
  adjustFontFallback: 'Arial',
});
