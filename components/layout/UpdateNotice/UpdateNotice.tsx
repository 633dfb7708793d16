import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

export interface UpdateNoticeProps {
  readonly context: PageContext;
  /** True in pages as delivered; `lib/client/appUpdate.ts` shows it when there is a newer build. */
  readonly isHidden?: boolean;
}

const textId = 'update-text';

/** Says that there is a newer version of the page; the visitor decides when to reload. */
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
