import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';
import { skipLinksId } from '../SkipLinks/SkipLinks';

/** A link at the end of a page longer than the window, back to its beginning, also for the keyboard. */
export function BackToTop({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <nav aria-label={context.messages.backToTop} className="back-to-top-place">
      <a href={`#${skipLinksId}`} className="back-to-top-link">
        <Icon name="up" />
        {context.messages.backToTop}
      </a>
    </nav>
  );
}
