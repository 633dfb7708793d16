const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A heading as the name of a place on the page: `Grosse Unterschiede` → `grosse-unterschiede`. */
export function anchorOf(heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return anchor === '' ? 'abschnitt' : anchor;
}

/** Makes anchors unique on a page: the second `preise` becomes `preise-2`. */
export function uniqueAnchors(headings: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = anchorOf(heading);
    const count = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}
