import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { ConsentBanner } from '../ConsentBanner/ConsentBanner';
import { UpdateNotice } from '../UpdateNotice/UpdateNotice';
import styles from './PageNotices.module.scss';

/**
 * What the site has to say to this visitor, at the lower edge of the window. It is the last part of the page and sticks to
 * the edge from there: nothing moves when it appears, and at the end of the page it covers nothing.
 */
export function PageNotices({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <div className={styles.notices} data-notices>
      <UpdateNotice context={context} />
      <ConsentBanner context={context} />
    </div>
  );
}
