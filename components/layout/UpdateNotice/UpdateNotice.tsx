import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

export interface UpdateNoticeProps {
  readonly context: PageContext;
  /** As pages are delivered; `lib/client/appUpdate.ts` shows it when a newer build is there. */
  readonly isHidden?: boolean;
}

const textId = 'update-text';

/** Says that the page is no longer the newest; loading it again is the visitor's choice. */
export function UpdateNotice({ context: { messages }, isHidden = true }: UpdateNoticeProps): ReactNode {
  return (
    <section
      className="update-notice-notice"
      aria-labelledby={textId}
      hidden={isHidden}
      data-update-notice
      suppressHydrationWarning
    >
      <p id={textId}>{messages.update.text}</p>
      <button type="button" className="update-notice-reload">
        {messages.update.reload}
      </button>
    </section>
  );
}
