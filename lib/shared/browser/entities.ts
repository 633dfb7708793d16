/** Named character references that React writes into pages; others, except numeric ones, stay as they are. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['shy', '\u00ad'],
]);

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]+));/g;

const highestCodePoint = 0x10ffff;

/** Returns the plain text of an attribute value or of text between tags. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const codePoint = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return codePoint <= highestCodePoint ? String.fromCodePoint(codePoint) : whole;
  });
}

/** Escapes text for an element or a double-quoted attribute of HTML or XML. */
export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
