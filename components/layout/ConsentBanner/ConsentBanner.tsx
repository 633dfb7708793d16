import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { Prose } from '../../text/Prose/Prose';

export interface ConsentBannerProps {
  readonly context: PageContext;
  /** True in pages as delivered; `lib/client/consentBanner.ts` shows it to visitors who have not decided. */
  readonly isHidden?: boolean;
}

/** The target of a skip link. */
export const consentId = 'zustimmung';

/** Asks what the site may count and load. Both answers look the same, and visitors can read on without answering. */
export function ConsentBanner({ context, isHidden = true }: ConsentBannerProps): ReactNode {
  const {
    title,
    text,
    accept_all_label: all,
    accept_partial_label: partial,
    meta,
  } = context.content.single('cookie-consent');
  const language = meta.locale === context.language ? undefined : languageTag[meta.locale];
  return (
    <section
      className="consent-banner-banner"
      aria-labelledby={consentId}
      lang={language}
      hidden={isHidden}
      data-consent={context.messages.consentSaved}
      suppressHydrationWarning
    >
      <div className="consent-banner-words">
        <h2 id={consentId} tabIndex={-1} className="consent-banner-title">
          {title}
        </h2>
        <div className="consent-banner-text">
          <Prose text={text} place="consent" context={contextInLanguage(context, meta.locale)} level={2} />
        </div>
      </div>
      <div className="consent-banner-answers">
        <button type="button" className="consent-banner-answer" data-consent-choice="partial">
          {partial}
        </button>
        <button type="button" className="consent-banner-answer" data-consent-choice="all">
          {all}
        </button>
        <button type="button" className="consent-banner-close" hidden data-consent-close suppressHydrationWarning>
          <TextIn language={context.language} context={contextInLanguage(context, meta.locale)}>
            {context.messages.closeMenu}
          </TextIn>
        </button>
      </div>
    </section>
  );
}
