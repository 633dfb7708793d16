import type { ReactNode } from 'react';
import { isErrorPage } from '@/content-types/routes';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { PrintHead } from '@/components/page/PrintHead/PrintHead';
import { LeichteSpracheNote } from '@/components/page/LeichteSpracheNote/LeichteSpracheNote';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { MissingLeichteSprache } from './MissingLeichteSprache';
import { StructuredData } from './StructuredData';
import type { OpenPage } from './sitePage';

export interface PageBodyProps {
  readonly page: OpenPage;
}

/** A page with its breadcrumbs. If the translation is missing, it is in German, with a note saying so. */
export function PageBody({ page }: PageBodyProps): ReactNode {
  const { context, description, body } = page;
  const { locale, language } = context;
  const pageMessages = messagesByLocale[locale];
  const pageOwnContext = { ...context, messages: pageMessages };
  const start = (
    <>
      <PrintHead context={pageOwnContext} />
      {description.crumbs.length > 0 && <Breadcrumbs crumbs={description.crumbs} context={pageOwnContext} />}
    </>
  );
  if (language === locale) {
    return (
      <>
        {start}
        {body}
        <StructuredData page={page} />
        {locale === 'ls' && !isErrorPage(context.path) && (
          <LeichteSpracheNote path={context.path} check={description.check ?? null} />
        )}
      </>
    );
  }
  if (locale === 'ls') {
    return (
      <>
        {start}
        <MissingLeichteSprache
          title={description.title ?? ''}
          titleLanguage={description.titleLanguage ?? language}
          crumbs={description.crumbs}
          context={context}
        />
      </>
    );
  }
  return (
    <>
      {start}
      <p className="fallback-notice" data-fallback>
        {pageMessages.fallbackNotice}
      </p>
      <div lang={languageTag[language]} className="sections">
        {body}
        <StructuredData page={page} />
      </div>
    </>
  );
}
