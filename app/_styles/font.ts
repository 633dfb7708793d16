/**
 * Public Sans (SIL Open Font License 1.1) from the package @fontsource-variable/public-sans. Latin is enough for the
 * site's languages. The font of the system that stands in is measured to the same widths, so nothing moves.
 */
import localFont from 'next/font/local';

export const font = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-site',
  adjustFontFallback: 'Arial',
});
