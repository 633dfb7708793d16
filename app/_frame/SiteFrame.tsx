import type { ReactNode } from 'react';
import { BackToTop } from '@/components/layout/BackToTop/BackToTop';
import { PageNotices } from '@/components/layout/PageNotices/PageNotices';
import { contentId, SkipLinks } from '@/components/layout/SkipLinks/SkipLinks';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { TopicPicker } from '@/components/layout/TopicPicker/TopicPicker';
import type { Locale } from '@/content-types/locales';
import { config } from '@/lib/base/config';
import { edition } from '@/lib/base/edition.mjs';
import type { MenuKey } from '@/lib/site/menu';
import type { PageContext } from '@/lib/site/pageContext';
import { SiteDocument } from './SiteDocument';

export interface SiteFrameProps {
  readonly context: PageContext;
  readonly menuKey: MenuKey | null;
  /** The languages that the page is written in. */
  readonly translations: readonly Locale[];
  /** Whether it is a page of content, which changes without a cross-fade. */
  readonly isContent: boolean;
  readonly children: ReactNode;
}

function Notice({ context }: { readonly context: PageContext }): ReactNode {
  const { notice_text: text, notice_level: level } = context.content.single('headers');
  // The draft site has a note of its own: see `lib/publish/drafts/overlay.ts`.
  const hasDrafts = config().CMS_DRAFTS && edition === 'public';
  return (
    <>
      {hasDrafts && <p className="site-notice site-notice-warning">{context.messages.draftBanner}</p>}
      {text !== null && <p className={`site-notice site-notice-${level ?? 'info'}`}>{text}</p>}
    </>
  );
}

function Body({ context, menuKey, translations, children }: SiteFrameProps): ReactNode {
  return (
    <>
      <SkipLinks context={context} />
      <Notice context={context} />
      <SiteHeader context={context} activeKey={menuKey} translations={translations} />
      <TopicPicker context={context} />
      <main id={contentId} tabIndex={-1} className="page">
        {children}
      </main>
      <BackToTop context={context} />
      <SiteFooter context={context} year={context.content.year} />
      <PageNotices context={context} />
    </>
  );
}

/** The document of a page: header, the page's content, footer. */
export function SiteFrame(props: SiteFrameProps): ReactNode {
  const { context, menuKey, isContent } = props;
  return (
    <SiteDocument
      locale={context.locale}
      bodyAttributes={{ 'data-menu-key': menuKey ?? '', 'data-content': isContent ? '' : undefined }}
    >
      <Body {...props} />
    </SiteDocument>
  );
}
