/** The chapters of an indicator set as parts of a page. */
import type { Entry } from '@/content-types/registry';
import { uniqueAnchors } from '@/lib/language/format/anchor';
import type { Place } from './places';

type Chapter = Entry<'indikatorensets'>['chapters'][number];

export interface ChapterPart extends Place {
  readonly chapter: Chapter;
}

/**
 * Chapters with number and title in one, a place each, and their depth without a jump: a chapter is at most one deeper
 * than the one before.
 */
export function chapterParts(chapters: readonly Chapter[]): readonly ChapterPart[] {
  const titles = chapters.map(({ number, title }) => [number, title].filter((part) => part !== null).join(' '));
  const anchors = uniqueAnchors(titles.map((title) => `kapitel ${title}`));
  let depth = 0;
  return chapters.map((chapter, index) => {
    depth = Math.min(chapter.level ?? 1, depth + 1);
    return { chapter, title: titles[index] ?? '', anchor: anchors[index] ?? '', depth };
  });
}
