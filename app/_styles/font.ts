/**
 * Public Sans (SIL Open Font License 1.1), with space and dashes apart: docs/decisions/005-one-font-through-next.md. Latin is enough for the
 * site's languages. Pages fetch it first; if it comes too late all the same, the system font stays for this page, measured to nearly the same
 * widths: exchanged later, it would break lines elsewhere and move what is read.
 */
import localFont from 'next/font/local';

export const font = localFont({
  src: './publicSans.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-site',
  adjustFontFallback: 'Arial',
});
