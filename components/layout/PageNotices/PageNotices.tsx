import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { ConsentBanner } from '../ConsentBanner/ConsentBanner';
import { UpdateNotice } from '../UpdateNotice/UpdateNotice';

/**
 * Notices for this visitor at the lower edge of the window. Nothing moves when they appear, and the page keeps room for
 * them at its end. Fixed, not sticky, so that browsers do not scroll the page to what has the focus in here.
 */
export function PageNotices({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <div className="page-notices-notices" data-notices>
      <UpdateNotice context={context} />
      <ConsentBanner context={context} />
    </div>
  );
}
