/** Finds which of many texts occur in a content, in one pass. */

/** Number of leading characters to hash, fewer if a text is shorter. */
const widest = 16;
const factor = 0x01000193;
const tableBits = 16;
const unusedBits = 32 - tableBits;

/** The content with all white space collapsed to single spaces. */
function plain(content: string): string {
  return content.replaceAll(/[^\S ]/g, ' ').replaceAll(/ {2,}/g, ' ');
}

/** Hash of the first `window` characters. */
function hashOf(text: string, window: number): number {
  let hash = 0;
  for (let place = 0; place < window; place += 1) hash = (Math.imul(hash, factor) + text.charCodeAt(place)) | 0;
  return hash;
}

/**
 * Returns a function that finds which of the texts occur in a content. The texts have single spaces, which match any
 * white space. A rolling hash (Rabin–Karp) reads the content once, however many texts there are: one regular expression
 * of a thousand texts takes a second for a megabyte, and a site has hundreds of them. Throws if a text is empty.
 */
export function createTextSearch(texts: readonly string[]): (content: string) => ReadonlySet<string> {
  if (texts.includes('')) throw new Error('An empty text is everywhere.');
  const nothing: ReadonlySet<string> = new Set();
  if (texts.length === 0) return () => nothing;
  const window = texts.reduce((narrowest, { length }) => Math.min(narrowest, length), widest);
  const byHash = new Map<number, string[]>();
  const table = new Uint8Array(2 ** tableBits);
  for (const text of texts) {
    const hash = hashOf(text, window);
    byHash.set(hash, [...(byHash.get(hash) ?? []), text]);
    table[hash >>> unusedBits] = 1;
  }
  let weightOfOldest = 1;
  for (let place = 1; place < window; place += 1) weightOfOldest = Math.imul(weightOfOldest, factor);
  return (content) => {
    const searched = plain(content);
    const found = new Set<string>();
    let hash = hashOf(searched, window - 1);
    // One loop without calls, because hundreds of megabytes go through it.
    for (let start = 0; start + window <= searched.length; start += 1) {
      hash = (Math.imul(hash, factor) + searched.charCodeAt(start + window - 1)) | 0;
      if (table[hash >>> unusedBits] === 1)
        for (const text of byHash.get(hash) ?? []) if (searched.startsWith(text, start)) found.add(text);
      hash = (hash - Math.imul(searched.charCodeAt(start), weightOfOldest)) | 0;
    }
    return found;
  };
}
