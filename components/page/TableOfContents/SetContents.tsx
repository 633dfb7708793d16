import type { ReactNode } from 'react';
import { chaptersAbove } from '@/lib/site/chapters';
import type { ChapterPage } from '@/lib/site/chapters';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { Link } from '../../Link';
import styles from './TableOfContents.module.scss';

export interface SetContentsProps {
  readonly pages: readonly ChapterPage[];
  readonly context: PageContext;
}

const classes = [styles.link, styles.deeper, styles.deepest];

/** The chapters of an indicator set, with the one that is open marked. */
export function SetContents({ pages, context }: SetContentsProps): ReactNode {
  if (pages.length === 0) return null;
  const { chapters } = context.messages.labels;
  return (
    <nav aria-label={chapters} className={styles.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{chapters}</summary>
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page.key}>
              <Link
                address={page.address}
                context={context}
                className={classes[chaptersAbove(page).length] ?? styles.deepest}
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
