/**
 * What is not public yet, by some of its texts: a finished site is searched for them before anybody sees it. They are
 * kept in memory only, because nothing that is made of the content may hold them, not even a file that nobody serves.
 */
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Candidate } from './findings';

export interface WithheldText {
  /** Words with single spaces and no signs that HTML or JSON write in another way. */
  readonly text: string;
  /** Where editors find it: type and number in the CMS, which tell nobody else anything. */
  readonly entry: string;
}

/** Shorter texts are found anywhere, but a title of three words or an address says which entry it is of. */
const shortest = 20;
const shortestTitle = 12;
const fewestTitleWords = 3;
const textsOfEntry = 4;

const titleFields = ['title', 'term'];

const plainText = /[\p{L}\p{N}][\p{L}\p{N} ,.%()–-]+/gu;

/** Adds all texts in a value of the CMS, however deep, to a list. */
function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(/[^\S ]| {2}/.test(value) ? value.replaceAll(/\s+/g, ' ') : value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addTexts(inner, texts);
}

function textsIn(attributes: unknown): readonly string[] {
  const texts: string[] = [];
  addTexts(attributes, texts);
  return texts;
}

/** What HTML and JSON write as it is. */
function plainTexts(value: unknown): readonly string[] {
  const plain = textsIn(value).flatMap((text) => text.match(plainText) ?? []);
  return plain.map((text) => text.trim());
}

function isLong(text: string): boolean {
  return text.length >= shortest && text.includes(' ');
}

/** Teasers, feeds and breadcrumbs show a title and nothing else of an entry. */
function titles({ attributes }: Candidate): readonly string[] {
  return titleFields
    .flatMap((field) => plainTexts(attributes[field]))
    .filter((text) => isLong(text) || (text.length >= shortestTitle && text.split(' ').length >= fewestTitleWords));
}

const tellingSlug = /^(?=.{12})[a-z\d]+(?:-[a-z\d]+)+$/;

/** As a part of an address: a public heading may have the same words for its mark (`#leere-wohnungen`). */
function addresses({ key }: Candidate, isKnown: (text: string) => boolean): readonly string[] {
  return tellingSlug.test(key) && !isKnown(key) ? [`/${key}`] : [];
}

/** The longest texts say best which entry they are of. */
function longTexts({ attributes }: Candidate): readonly string[] {
  const long = plainTexts(attributes).filter(isLong);
  return [...new Set(long)].toSorted((left, right) => right.length - left.length);
}

/** The first few that pass; the others are not even looked at. */
function firstOf(texts: readonly string[], count: number, passes: (text: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const text of texts) {
    if (found.length === count) break;
    if (passes(text)) found.push(text);
  }
  return found;
}

/**
 * Texts of the entries that are held back, without those that public ones or all pages have, too. `visible`: the fields of
 * what is public, without those of the entries they refer to.
 */
export function withheldTexts(withheld: readonly Candidate[], visible: readonly unknown[]): readonly WithheldText[] {
  if (withheld.length === 0) return [];
  const known = [...textsIn(messagesByLocale), ...visible.flatMap(textsIn)]
    .filter(({ length }) => length >= shortestTitle)
    .join('\n');
  const isKnown = (text: string): boolean => known.includes(text);
  const isNew = (text: string): boolean => !isKnown(text);
  return withheld.flatMap((candidate) => {
    const telling = [...titles(candidate).filter(isNew), ...addresses(candidate, isKnown)];
    const texts = new Set([...telling, ...firstOf(longTexts(candidate), textsOfEntry, isNew)]);
    return [...texts].map((text) => ({
      text,
      entry: `${candidate.type} ${candidate.record.id} (${candidate.locale})`,
    }));
  });
}
