import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';
import { skipLinksId } from '../SkipLinks/SkipLinks';
import styles from './BackToTop.module.scss';

/** At the end of a page that is longer than the window: back to where it begins, also for the keyboard. */
export function BackToTop({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <nav aria-label={context.messages.backToTop} className={styles.place}>
      <a href={`#${skipLinksId}`} className={styles.link}>
        <Icon name="up" />
        {context.messages.backToTop}
      </a>
    </nav>
  );
}
