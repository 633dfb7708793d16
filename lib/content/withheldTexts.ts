/**
 * Texts of entries that are not public yet: a finished site is searched for them before it is activated. They are kept in
 * memory only, because no file may hold them, not even one that is never served.
 */
import { messagesByLocale } from '@/lib/i18n/messages';
import { memoize } from '@/lib/shared/browser/memoize';
import { createTextSearch } from '@/lib/shared/textSearch';
import type { KeyedRecord } from './findings';
import { titleFields } from './findings';

export interface WithheldText {
  /** Words with single spaces, without characters that HTML or JSON escape. */
  readonly text: string;
  /** Where editors find it: type and id in the CMS, which mean nothing to others. */
  readonly entry: string;
}

/** In characters. Shorter texts may occur anywhere, but a title of three words or an address identifies its entry. */
const shortest = 20;
const shortestTitle = 12;
const fewestTitleWords = 3;
const textsOfEntry = 4;

const plainText = /[\p{L}\p{N}][\p{L}\p{N} ,.%()–-]+/gu;

/** Where Markdown begins a paragraph or an item of a list: pages have a tag there. */
const newPart = /\n\s*(?:\n|[-*+] |\d+\. )/;

/** Adds all texts in a value of the CMS, however deep, to a list, part by part. */
function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string')
    for (const part of value.split(newPart)) texts.push(/[^\S ]| {2}/.test(part) ? part.replaceAll(/\s+/g, ' ') : part);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addTexts(inner, texts);
}

function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  addTexts(value, texts);
  return texts;
}

const textsOf = memoize((values: object) => textsIn(values));

/** The parts of texts that HTML and JSON do not escape. */
function plainTexts(value: unknown): readonly string[] {
  const plain = textsIn(value).flatMap((text) => text.match(plainText) ?? []);
  return plain.map((text) => text.trim());
}

function isLong(text: string): boolean {
  return text.length >= shortest && text.includes(' ');
}

/** Teasers, feeds and breadcrumbs show a title and nothing else of an entry. */
function titles({ attributes }: KeyedRecord): readonly string[] {
  return titleFields
    .flatMap((field) => plainTexts(attributes[field]))
    .filter((text) => isLong(text) || (text.length >= shortestTitle && text.split(' ').length >= fewestTitleWords));
}

const tellingSlug = /^(?=.{12})[a-z\d]+(?:-[a-z\d]+)+$/;

/** The address of an entry, if that reveals which one it is. */
function slugs({ key }: KeyedRecord): readonly string[] {
  return tellingSlug.test(key) ? [key] : [];
}

/** The longest texts first: they identify their entry best. */
function longTexts({ attributes }: KeyedRecord): readonly string[] {
  const long = plainTexts(attributes).filter(isLong);
  return [...new Set(long)].toSorted((left, right) => right.length - left.length);
}

/**
 * Texts of withheld entries, without those that public entries or the interface contain as well. `visible`: the values of
 * public entries, without those of the entries that they refer to.
 */
export function withheldTexts(withheld: readonly KeyedRecord[], visible: readonly object[]): readonly WithheldText[] {
  if (withheld.length === 0) return [];
  const candidates = withheld.map((candidate) => ({
    entry: `${candidate.type} ${candidate.record.id} (${candidate.locale})`,
    titles: titles(candidate),
    slugs: slugs(candidate),
    long: longTexts(candidate),
  }));
  const asked = new Set(candidates.flatMap(({ titles, slugs, long }) => [...titles, ...slugs, ...long]));
  // A set, because translations repeat much.
  const shown = new Set([...textsOf(messagesByLocale), ...visible.flatMap(textsOf)]);
  const known = createTextSearch([...asked])([...shown].join('\0'));
  const isNew = (text: string): boolean => !known.has(text);
  return candidates.flatMap(({ entry, titles, slugs, long }) => {
    // As a part of an address: a public heading may have the same words as its anchor (`#leere-wohnungen`).
    const addresses = slugs.filter(isNew).map((slug) => `/${slug}`);
    const texts = new Set([...titles.filter(isNew), ...addresses, ...long.filter(isNew).slice(0, textsOfEntry)]);
    return [...texts].map((text) => ({ text, entry }));
  });
}

/**
 * The withheld texts without those of entries that are shown: a last good version may contain texts of the new one, which is
 * still withheld.
 */
export function excludePublicTexts(
  withheld: readonly WithheldText[],
  shown: readonly object[],
): readonly WithheldText[] {
  if (withheld.length === 0 || shown.length === 0) return withheld;
  const known = createTextSearch(withheld.map(({ text }) => text))(shown.flatMap(textsOf).join('\0'));
  return withheld.filter(({ text }) => !known.has(text));
}
