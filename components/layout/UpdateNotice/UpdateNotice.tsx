import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './UpdateNotice.module.scss';

export interface UpdateNoticeProps {
  readonly context: PageContext;
  /** As pages are delivered; `lib/browser/appUpdate.ts` shows it when a newer build is there. */
  readonly isHidden?: boolean;
}

/** Says that the page is no longer the newest; loading it again is the visitor's choice. */
export function UpdateNotice({ context: { messages }, isHidden = true }: UpdateNoticeProps): ReactNode {
  return (
    <div className={styles.notice} hidden={isHidden} data-update-notice suppressHydrationWarning>
      <p>{messages.update.text}</p>
      <button type="button" className={styles.reload}>
        {messages.update.reload}
      </button>
    </div>
  );
}
