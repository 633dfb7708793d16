/** Tells the many files that hold none of some texts from the few that may. */

/** So many bytes of each text are looked for at once, fewer where a text is shorter. */
const widest = 16;
const factor = 0x01000193;
const tableBits = 16;

const space = 0x20;

/** Every byte as it counts: all white space alike. */
const alike = Uint8Array.from({ length: 256 }, (_, byte) => ([0x09, 0x0a, 0x0c, 0x0d].includes(byte) ? space : byte));

/** Calls `visit` with the hash of each window of some bytes, until it says true; spaces may be any, and any number. */
function someWindow(bytes: Uint8Array, window: number, visit: (hash: number) => boolean): boolean {
  const recent = new Uint8Array(window);
  const weightOfOldest = Array.from({ length: window - 1 }).reduce<number>((weight) => Math.imul(weight, factor), 1);
  let count = 0;
  let hash = 0;
  let last = 0;
  for (const read of bytes) {
    const byte = alike[read] ?? 0;
    if (byte === space && last === space) continue;
    last = byte;
    const slot = count % window;
    hash = (Math.imul(hash - Math.imul(recent[slot] ?? 0, weightOfOldest), factor) + byte) | 0;
    recent[slot] = byte;
    count += 1;
    if (count >= window && visit(hash)) return true;
  }
  return false;
}

/**
 * Returns whether a content (UTF-8) may hold one of the texts, which have single spaces: false is certain, true has to be
 * looked at. One pass with a rolling hash (Rabin and Karp), however many texts there are: one expression of a thousand
 * texts takes a second for a megabyte, and a site has hundreds of them.
 */
export function textSieve(texts: readonly string[]): (content: Uint8Array) => boolean {
  const wanted = texts.map((text) => Buffer.from(text));
  const window = wanted.reduce((narrowest, { length }) => Math.min(narrowest, length), widest);
  const hashes = new Set<number>();
  const table = new Uint8Array(2 ** tableBits);
  for (const bytes of wanted) {
    someWindow(bytes, window, (hash) => {
      hashes.add(hash);
      table[hash >>> tableBits] = 1;
      return true;
    });
  }
  return (content) => someWindow(content, window, (hash) => table[hash >>> tableBits] === 1 && hashes.has(hash));
}
