import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { ConsentBanner } from '../ConsentBanner/ConsentBanner';
import { UpdateNotice } from '../UpdateNotice/UpdateNotice';

/**
 * What the site has to say to this visitor, at the lower edge of the window: nothing moves when it appears, and the page
 * keeps room for it at its end. Fixed, not sticky: whatever has the focus in here, browsers leave the page where it is.
 */
export function PageNotices({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <div className="page-notices-notices" data-notices>
      <UpdateNotice context={context} />
      <ConsentBanner context={context} />
    </div>
  );
}
