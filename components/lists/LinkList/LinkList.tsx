import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { namedLinkPart } from '@/content-types/parts/namedLink';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';

export interface LinkListProps {
  readonly links: readonly Shape<(typeof namedLinkPart)['fields']>[];
  readonly context: PageContext;
}

/** Links with texts by editors, one per line. */
export function LinkList({ links, context }: LinkListProps): ReactNode {
  return (
    <ul className="link-list-links">
      {links.map(({ title, url }) => (
        <li key={`${url} ${title}`} className="link-list-item">
          <Link address={url} context={context}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
