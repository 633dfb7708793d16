import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { languageTag } from '@/lib/i18n/paths';
import { chipName } from '@/lib/site/entryAddresses';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../language/EntryLink';
import { InteractiveContent } from '../../embeds/InteractiveContent';
import { LanguageNote } from '../../language/LanguageNote';
import { Heading } from '../../ui/Heading';
import { Lines } from '../../ui/Lines';

type Interactive = Entry<'background-page-articles'>;

export interface PanelsProps {
  readonly items: readonly Interactive[];
  readonly layout: 'tabs' | 'stack' | 'grid';
  readonly context: PageContext;
}

interface PanelProps {
  readonly item: Interactive;
  readonly isTab: boolean;
  readonly context: PageContext;
}

function Panel({ item, isTab, context: pageContext }: PanelProps): ReactNode {
  const { locale } = item.meta;
  const context = contextInLanguage(pageContext, locale);
  return (
    <section className="panels-item" lang={locale === pageContext.language ? undefined : languageTag[locale]}>
      <Heading level={2} id={item.slug} className="panels-heading">
        {isTab ? (
          <a href={`#${item.slug}`} className="panels-tab">
            {chipName(item)}
          </a>
        ) : (
          item.title
        )}
      </Heading>
      <div className="panels-panel">
        <LanguageNote language={locale} pageLanguage={pageContext.language} />
        <p>
          <Lines text={item.lead} />
        </p>
        <InteractiveContent interactive={item} context={context} />
        <p className="panels-own">
          <EntryLink entry={item} context={context}>
            {context.messages.detail.openOwnPage}
            <span className="visually-hidden"> ({item.title})</span>
          </EntryLink>
        </p>
      </div>
    </section>
  );
}

/**
 * Several interactive contents on a page. A tab is a link to its section: the style sheet shows the targeted one, or
 * the first. So tabs need no script, can be shared as addresses, and are printed one below the other.
 */
export function Panels({ items, layout, context }: PanelsProps): ReactNode {
  return (
    <div className={`panels-${layout}`}>
      {items.map((item) => (
        <Panel key={item.slug} item={item} isTab={layout === 'tabs'} context={context} />
      ))}
    </div>
  );
}
