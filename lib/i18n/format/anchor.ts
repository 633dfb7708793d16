const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** In bytes, because file systems count bytes, and an address may have six such parts. Leaves room for a number at the end. */
const longestAnchor = 80;

/** The start of an anchor, up to the last word that fits; a first word that is too long is cut. */
function shortened(anchor: string): string {
  if (Buffer.byteLength(anchor) <= longestAnchor) return anchor;
  let start = '';
  let bytes = 0;
  for (const letter of anchor) {
    bytes += Buffer.byteLength(letter);
    if (bytes > longestAnchor) break;
    start += letter;
  }
  const isWhole = anchor.charAt(start.length) === '-';
  const lastBreak = start.lastIndexOf('-');
  return isWhole || lastBreak === -1 ? start : start.slice(0, lastBreak);
}

/** Returns a heading as an anchor: `Grosse Unterschiede` → `grosse-unterschiede`. */
export function anchorOf(heading: string): string {
  const anchor = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return anchor === '' ? 'abschnitt' : shortened(anchor);
}

/** Returns anchors that are unique on a page: the second `preise` becomes `preise-2`, or the next free number. */
export function uniqueAnchors(headings: readonly string[]): readonly string[] {
  const used = new Set<string>();
  /** Next number per anchor, so that a thousand equal headings do not each count from two. */
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = anchorOf(heading);
    let unique = anchor;
    let count = counts.get(anchor) ?? 2;
    for (; used.has(unique); count += 1) unique = `${anchor}-${count}`;
    counts.set(anchor, count);
    used.add(unique);
    return unique;
  });
}

/** Names that no page may have: `index` is the file of a folder. */
const reservedParts = ['index'];

/** Returns the last address parts of pages named by title only: always valid and unique. */
export function uniqueAddressParts(titles: readonly string[]): readonly string[] {
  return uniqueAnchors([...reservedParts, ...titles]).slice(reservedParts.length);
}
