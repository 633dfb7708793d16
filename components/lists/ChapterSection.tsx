import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import { chaptersBelow, indicatorsBelow } from '@/lib/site/chapters';
import type { ChapterPage } from '@/lib/site/chapters';
import { indicatorCount } from '@/lib/site/countTexts';
import type { PageContext } from '@/lib/site/pageContext';
import { LanguageMark } from '../language/LanguageMark';
import { Link } from '../Link';
import { Section } from '../ui/Section/Section';

export interface ChapterSectionProps {
  /** Of the whole set. */
  readonly pages: readonly ChapterPage[];
  /** The chapter whose parts are listed; undefined for the set itself. */
  readonly parent: ChapterPage | undefined;
  readonly context: PageContext;
}

/** The chapters one level down, with their parts and their numbers of indicators; nothing if there are none. */
export function ChapterSection({ pages, parent, context }: ChapterSectionProps): ReactNode {
  const chapters = chaptersBelow(pages, parent);
  if (chapters.length === 0) return null;
  return (
    <Section title={context.messages.labels.chapters} level={2} anchor="liste-kapitel">
      <ul className="entry-list-list">
        {chapters.map((page) => {
          const parts = chaptersBelow(pages, page);
          const language = page.locale === context.language ? undefined : languageTag[page.locale];
          return (
            <li key={page.key} className="entry-list-item">
              <span className="entry-list-title">
                <Link address={page.address} context={context} className="entry-list-link">
                  <span lang={language}>{page.title}</span>
                </Link>
                <LanguageMark language={page.locale} context={context} />
                {parts.length > 0 && (
                  <span className="entry-list-detail" lang={language}>
                    {parts.map(({ chapter }) => chapter.title).join(' · ')}
                  </span>
                )}
              </span>
              <span className="entry-list-figure">
                {indicatorCount(indicatorsBelow(context.content, page, pages).length, context)}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
