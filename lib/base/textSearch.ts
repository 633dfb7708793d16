/** Finds any of many texts in a content, in one pass. */

/** This many characters of each text are searched for first, fewer if a text is shorter. */
const widest = 16;
const factor = 0x01000193;
const tableBits = 16;
const unusedBits = 32 - tableBits;

/** With any white space collapsed to single spaces. */
function plain(content: string): string {
  return content.replaceAll(/[^\S ]/g, ' ').replaceAll(/ {2,}/g, ' ');
}

/** Calls `visit` with the hash of each window of that many characters, and its position. */
function eachWindow(text: string, window: number, visit: (hash: number, start: number) => void): void {
  const weightOfOldest = Array.from({ length: window - 1 }).reduce<number>((weight) => Math.imul(weight, factor), 1);
  let hash = 0;
  for (let end = 0; end < text.length; end += 1) {
    const start = end + 1 - window;
    const before = start > 0 ? Math.imul(text.charCodeAt(start - 1), weightOfOldest) : 0;
    hash = (Math.imul(hash - before, factor) + text.charCodeAt(end)) | 0;
    if (start >= 0) visit(hash, start);
  }
}

/**
 * Returns which of the texts, which have single spaces, are in a content; white space there may be any, and any number.
 * A rolling hash (Rabin and Karp) reads the content once, however many texts there are: one expression of a thousand
 * texts takes a second for a megabyte, and a site has hundreds of them.
 */
export function textSearch(texts: readonly string[]): (content: string) => ReadonlySet<string> {
  if (texts.includes('')) throw new Error('An empty text is everywhere.');
  const nothing: ReadonlySet<string> = new Set();
  if (texts.length === 0) return () => nothing;
  const window = texts.reduce((narrowest, { length }) => Math.min(narrowest, length), widest);
  const byHash = new Map<number, string[]>();
  const table = new Uint8Array(2 ** tableBits);
  for (const text of texts) {
    eachWindow(text.slice(0, window), window, (hash) => {
      const alike = byHash.get(hash) ?? [];
      alike.push(text);
      byHash.set(hash, alike);
      table[hash >>> unusedBits] = 1;
    });
  }
  return (content) => {
    const searched = plain(content);
    const found = new Set<string>();
    eachWindow(searched, window, (hash, start) => {
      if (table[hash >>> unusedBits] !== 1) return;
      for (const text of byHash.get(hash) ?? [])
        if (!found.has(text) && searched.startsWith(text, start)) found.add(text);
    });
    return found;
  };
}
