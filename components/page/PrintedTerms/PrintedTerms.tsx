import type { ReactNode } from 'react';
import type { CollectionName, Entry } from '@/content-types/registry';
import { languageTag } from '@/lib/i18n/paths';
import { explanationOf, termsOf } from '@/lib/site/glossary';
import type { PageContext } from '@/lib/site/pageContext';

interface PrintedTermsProps {
  readonly entry: Entry<CollectionName>;
  readonly context: PageContext;
}

/**
 * The glossary terms of a page's texts, each once, for print, where words cannot open their explanations. Not on pages
 * with a glossary.
 */
export function PrintedTerms({ entry, context }: PrintedTermsProps): ReactNode {
  const { language, messages } = context;
  if ('content' in entry && entry.content.some(({ kind }) => kind === 'glossary')) return null;
  const terms = termsOf(entry, context);
  if (terms.length === 0) return null;
  return (
    <section className="printed-terms">
      <h2 className="printed-terms-title">{messages.labels.glossary}</h2>
      <dl className="printed-terms-list">
        {terms.map((term) => (
          <div key={term.slug} className="printed-terms-term">
            <dt
              className="printed-terms-word"
              lang={term.meta.locale === language ? undefined : languageTag[term.meta.locale]}
            >
              {term.term}
            </dt>
            <dd className="printed-terms-meaning">{explanationOf(term, language)?.short}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
