/**
 * Public Sans (SIL Open Font License 1.1) from the package @fontsource-variable/public-sans. Latin is enough for the
 * site's languages. Pages fetch it first; where it comes too late all the same, the font of the system stays for this
 * page, measured to nearly the same widths: exchanged later, it would break lines elsewhere and move what is read.
 */
import localFont from 'next/font/local';

export const font = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-site',
  adjustFontFallback: 'Arial',
});

/**
 * The same file once more for the space alone. The typeface moves a word so close to a hyphen or dash before it that
 * «Gebäude- und» reads as «Gebäude-und»; browsers pair no letters of two families. Not by a file without that pair:
 * subsetters drop letters, not pairs.
 */
export const spaceFont = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-space',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20' }],
});
