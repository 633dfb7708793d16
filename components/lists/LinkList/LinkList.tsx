import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { namedLinkPart } from '@/content-types/parts/namedLink';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import styles from './LinkList.module.scss';

export interface LinkListProps {
  readonly links: readonly Shape<(typeof namedLinkPart)['fields']>[];
  readonly context: PageContext;
}

/** Links that editors named, each on its line. */
export function LinkList({ links, context }: LinkListProps): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({ title, url }) => (
        <li key={`${url} ${title}`} className={styles.item}>
          <Link address={url} context={context}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
