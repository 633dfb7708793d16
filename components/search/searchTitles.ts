/** Finds pages by the words of their titles, in the browser, without a server. */

/** A page that can be found. */
export interface FindablePage {
  readonly title: string;
  readonly href: string;
  readonly kind: string;
  /** `lang` of the title where it differs from the page's. */
  readonly lang?: string | undefined;
  /** Says so in words. */
  readonly note?: string | undefined;
}

/** Without capitals and accents. */
function plainSpelling(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

/** Spellings that mean the same: no capitals, no accents, `ae` as `ä`. */
export function foldSpelling(text: string): string {
  return plainSpelling(text).replace(/(a|o|u)e/g, '$1');
}

/** Both ways: folding alone takes the first letter of `Entwicklung` away in `Neuentwicklung`. */
function holds(text: string, word: string): boolean {
  return plainSpelling(text).includes(plainSpelling(word)) || foldSpelling(text).includes(foldSpelling(word));
}

/** Pages whose title or kind holds every word; titles that begin with the first word come first. */
export function searchTitles(pages: readonly FindablePage[], words: string): readonly FindablePage[] {
  const parts = words.split(/\s+/).filter((part) => part !== '');
  const [first] = parts;
  if (first === undefined) return [];
  const matching = pages.filter(({ title, kind }) => parts.every((part) => holds(`${title} ${kind}`, part)));
  const rank = ({ title }: FindablePage): number => (foldSpelling(title).startsWith(foldSpelling(first)) ? 0 : 1);
  return matching.toSorted((left, right) => rank(left) - rank(right));
}
