/** The typeface of the site within a file: pictures reach no other file. */

import { fetchPatiently } from '../patience';

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

/** Null if the typeface cannot be had: other fonts stand in. */
export async function fontStyle(): Promise<SVGStyleElement | null> {
  try {
    const address = siteFont();
    if (address === undefined) return null;
    const response = await fetchPatiently(address);
    if (!response.ok) return null;
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    const source = await toDataAddress(await response.blob());
    style.textContent = `@font-face{font-family:'Public Sans';font-weight:100 900;src:url(${source}) format('woff2')}`;
    return style;
  } catch {
    return null;
  }
}
