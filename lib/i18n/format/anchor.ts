const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Bytes, not letters: file systems count them, and an address may have six such parts. Leaves room for a number at the end.
 */
const longestAnchor = 80;

/** The beginning of an anchor, up to the last word that fits; a first word that is too long ends within it. */
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

/** A heading as the name of a place on the page: `Grosse Unterschiede` → `grosse-unterschiede`. */
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

/** Makes anchors unique on a page: the second `preise` becomes `preise-2`, or the next that is free. */
export function uniqueAnchors(headings: readonly string[]): readonly string[] {
  const used = new Set<string>();
  /** Where to go on counting: a thousand equal headings must not count from two each time. */
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

/** What no page can be called, whatever its title is: `index` is the file of a folder. */
const reservedParts = ['index'];

/** The last parts of the addresses of pages that are named by their titles alone: always valid, each different. */
export function uniqueAddressParts(titles: readonly string[]): readonly string[] {
  return uniqueAnchors([...reservedParts, ...titles]).slice(reservedParts.length);
}
