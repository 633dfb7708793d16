import type { ReactNode } from 'react';
import { chaptersAbove } from '@/lib/site/chapters';
import type { ChapterPage } from '@/lib/site/chapters';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { Link } from '../../Link';

export interface SetContentsProps {
  readonly pages: readonly ChapterPage[];
  readonly context: PageContext;
}

const classes = ['table-of-contents-link', 'table-of-contents-deeper', 'table-of-contents-deepest'];

/** The chapters of an indicator set, with the current one marked. */
export function SetContents({ pages, context }: SetContentsProps): ReactNode {
  if (pages.length === 0) return null;
  const { chapters } = context.messages.labels;
  return (
    <nav aria-label={chapters} className="table-of-contents-contents">
      <details className="table-of-contents-fold">
        <summary className="table-of-contents-summary">{chapters}</summary>
        <ul className="table-of-contents-list">
          {pages.map((page) => (
            <li key={page.key}>
              <Link
                address={page.address}
                context={context}
                className={classes[chaptersAbove(page).length] ?? 'table-of-contents-deepest'}
                isCurrent={page.address === context.path}
              >
                <TextIn language={page.locale} context={context}>
                  {page.title}
                </TextIn>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
