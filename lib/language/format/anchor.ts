const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A heading as the name of a place on the page: `Grosse Unterschiede` → `grosse-unterschiede`. */
export function anchorOf(heading: string): string {
  const anchor = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return anchor === '' ? 'abschnitt' : anchor;
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
