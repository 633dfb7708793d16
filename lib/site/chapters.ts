/** The chapters of an indicator set. Each has an address below that of its parent chapter. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { entryPath } from '@/content-types/routes';
import type { Content } from '@/lib/content/content';
import { uniqueAddressParts } from '@/lib/i18n/format/anchor';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { Indicator } from './indicators';

type IndicatorSet = Entry<'indikatorensets'>;

export type Chapter = IndicatorSet['chapters'][number];

export interface ChapterPage {
  readonly address: string;
  /** The address after that of the list of sets. */
  readonly key: string;
  readonly chapter: Chapter;
  /** Number and title. */
  readonly title: string;
  /** German if the translated set lacks the chapter. */
  readonly locale: Locale;
  readonly parent: ChapterPage | undefined;
}

export function chapterTitle({ number, title }: Chapter): string {
  return [number, title].filter((part) => part !== null).join(' ');
}

/** The index of each chapter's parent; a chapter is at most one level deeper than the previous one. */
function parentsOf(chapters: readonly Chapter[]): readonly (number | undefined)[] {
  const above: number[] = [];
  return chapters.map(({ level }, index) => {
    above.length = Math.min((level ?? 1) - 1, above.length);
    const parent = above.at(-1);
    above.push(index);
    return parent;
  });
}

/** The last parts of the addresses: from the titles without numbers, which change. Unique among siblings. */
function slugsOf(chapters: readonly Chapter[], parents: readonly (number | undefined)[]): readonly string[] {
  const slugs: string[] = [];
  for (const siblings of groupBy([...chapters.keys()], (index) => parents[index]).values()) {
    const own = uniqueAddressParts(siblings.map((index) => chapters[index]?.title ?? ''));
    siblings.forEach((index, place) => {
      slugs[index] = own[place] ?? '';
    });
  }
  return slugs;
}

/** The chapter in the translation: the one with the same number, or at the same position if chapters have no numbers. */
function translated({ chapters }: IndicatorSet, german: readonly Chapter[], index: number): Chapter | undefined {
  const number = german[index]?.number ?? null;
  if (number !== null) return chapters.find((chapter) => chapter.number === number);
  return chapters.length === german.length ? chapters[index] : undefined;
}

/** Returns the chapters in order. Addresses come from the German set, so that they are the same in every language. */
export function chapterPages(content: Content, set: IndicatorSet): readonly ChapterPage[] {
  const { type, key, locale } = set.meta;
  const german = content.getIn(defaultLocale, { type, key })?.chapters ?? set.chapters;
  const parents = parentsOf(german);
  const slugs = slugsOf(german, parents);
  const pages: ChapterPage[] = [];
  for (const [index, original] of german.entries()) {
    const own = translated(set, german, index);
    const chapter = own ?? original;
    const above = parents[index];
    const parent = above === undefined ? undefined : pages[above];
    const path = `${parent?.key ?? set.slug}/${slugs[index] ?? ''}`;
    pages.push({
      address: entryPath('indicator-set-chapter', path),
      key: path,
      chapter,
      title: chapterTitle(chapter),
      locale: own === undefined ? defaultLocale : locale,
      parent,
    });
  }
  return pages;
}

/** Returns the ancestors of a chapter, the top one first. */
export function chaptersAbove({ parent }: ChapterPage): readonly ChapterPage[] {
  return parent === undefined ? [] : [...chaptersAbove(parent), parent];
}

/** Returns the children of a chapter, or the top chapters. */
export function chaptersBelow(pages: readonly ChapterPage[], above: ChapterPage | undefined): readonly ChapterPage[] {
  return pages.filter(({ parent }) => parent === above);
}

/** Returns the indicators of a chapter and its descendants, each once. */
export function indicatorsBelow(
  content: Content,
  page: ChapterPage,
  pages: readonly ChapterPage[],
): readonly Indicator[] {
  const own = pages.filter((other) => other === page || chaptersAbove(other).includes(page));
  const references = own.flatMap(({ chapter }) => chapter.indicators);
  return content.list([...new Map(references.map((reference) => [reference.key, reference])).values()]);
}
