import type { ReactNode } from 'react';
import type { ChapterPage } from '@/lib/site/chapters';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { Link } from '../../Link';

export interface ChapterNeighboursProps {
  readonly pages: readonly ChapterPage[];
  readonly current: ChapterPage;
  /** The parent of chapters on the first level. */
  readonly set: Pick<ChapterPage, 'address' | 'title' | 'locale'>;
  readonly context: PageContext;
}

/**
 * Links from a chapter: up, and to the previous and next chapter in the order of the set. If the previous one is the
 * parent, only «up» leads there.
 */
export function ChapterNeighbours({ pages, current, set, context }: ChapterNeighboursProps): ReactNode {
  const { chapters } = context.messages;
  const index = pages.indexOf(current);
  const before = index > 0 ? pages[index - 1] : undefined;
  const ways = [
    { label: chapters.up, page: current.parent ?? set },
    { label: chapters.previous, page: before === current.parent ? undefined : before },
    { label: chapters.next, page: pages[index + 1] },
  ];
  return (
    <nav aria-label={chapters.more} className="set-places-neighbours">
      {ways.map(
        ({ label, page }) =>
          page && (
            <span key={label} className="set-places-neighbour">
              <span className="set-places-label">{label}</span>
              <Link address={page.address} context={context}>
                <TextIn language={page.locale} context={context}>
                  {page.title}
                </TextIn>
              </Link>
            </span>
          ),
      )}
    </nav>
  );
}
