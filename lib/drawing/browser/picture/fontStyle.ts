/** The typeface of the site as a style element, embedded because a picture loads no other file. */
import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';

function siteFont(): string | undefined {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const file = /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText)?.[1];
      if (file !== undefined) return new URL(file, sheet.href ?? window.location.href).href;
    }
  }
  return undefined;
}

function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The typeface cannot be read.'));
    reader.readAsDataURL(content);
  });
}

/** Empty if the typeface cannot be loaded; the picture then uses fallbacks. */
export async function fontStyle(): Promise<string> {
  try {
    const address = siteFont();
    if (address === undefined) return '';
    const response = await fetchWithTimeout(address);
    if (!response.ok) return '';
    const source = await toDataAddress(await response.blob());
    return `<style>@font-face{font-family:'Public Sans';font-weight:100 900;src:url(${source}) format('woff2')}</style>`;
  } catch {
    return '';
  }
}
