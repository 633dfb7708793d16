import type { ReactNode } from 'react';
import { BackToTop } from '@/components/layout/BackToTop/BackToTop';
import { PageNotices } from '@/components/layout/PageNotices/PageNotices';
import { contentId, SkipLinks } from '@/components/layout/SkipLinks/SkipLinks';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { TopicPicker } from '@/components/layout/TopicPicker/TopicPicker';
import { config } from '@/lib/shared/config';
import { edition } from '@/lib/shared/edition.mjs';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { PageContext } from '@/lib/site/pageContext';
import { PageBody } from './PageBody';
import { PageRecord } from './PageRecord';
import type { RequestedPage } from './sitePage';

function Notice({ context }: { readonly context: PageContext }): ReactNode {
  const { notice_text: text, notice_level: level } = context.content.single('headers');
  // The draft site has a note of its own: see `lib/publish/drafts/draftOverlay.tsx`.
  const hasDrafts = config().CMS_DRAFTS && edition === 'public';
  return (
    <>
      {hasDrafts && <p className="site-notice site-notice-warning">{context.messages.draftBanner}</p>}
      {text !== null && <p className={`site-notice site-notice-${level ?? 'info'}`}>{text}</p>}
    </>
  );
}

/** A page with header and footer. Differences between pages outside `<main>` are attributes of the outermost element. */
export function SiteFrame({ page }: { readonly page: RequestedPage }): ReactNode {
  const { menuKey, isContent, translations } = page;
  const { locale } = page.context;
  const context: PageContext = { ...page.context, language: locale, messages: messagesByLocale[locale] };
  return (
    <div className="site" data-menu-key={menuKey ?? ''} data-content={isContent ? '' : undefined}>
      <SkipLinks context={context} />
      <Notice context={context} />
      <SiteHeader context={context} activeKey={menuKey} translations={translations} />
      <TopicPicker context={context} />
      <main id={contentId} tabIndex={-1} className="page">
        <PageBody page={page} />
      </main>
      <BackToTop context={context} />
      <SiteFooter context={context} year={context.content.year} />
      <PageNotices context={context} />
      <PageRecord page={page} />
    </div>
  );
}
