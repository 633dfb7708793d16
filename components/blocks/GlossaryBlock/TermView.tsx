import type { ReactNode } from 'react';
import { glossaryAnchor } from '@/content-types/collections/glossars';
import { glossaryPath } from '@/content-types/routes';
import { languageTag } from '@/lib/i18n/paths';
import { explanationOf } from '@/lib/site/glossary';
import type { Explanation, Term } from '@/lib/site/glossary';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { LanguageNote } from '../../language/LanguageNote';
import { TextIn } from '../../language/TextIn';
import { Facts } from '../../ui/Facts/Facts';
import { Heading } from '../../ui/Heading';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Prose } from '../../text/Prose/Prose';

export interface TermProps {
  readonly term: Term;
  readonly explanation: Explanation;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** The language of a term if it is not that of the page. */
function languageOf({ explanation: { language }, context }: TermProps): string | undefined {
  return language === context.language ? undefined : languageTag[language];
}

/** The text in which the filter searches. */
function namesOf({ term: { term, synonyms, variants, abbreviations } }: TermProps): string {
  return [term, ...(synonyms ?? []), ...(variants ?? []), ...(abbreviations ?? [])].join(' ');
}

/** A term explained in Leichte Sprache may still be a German word. */
function Name({ term, explanation, context }: TermProps): ReactNode {
  return (
    <TextIn language={term.meta.locale} context={contextInLanguage(context, explanation.language)}>
      {term.term}
    </TextIn>
  );
}

/** Related terms that are explained in the language of the page. */
function relatedLinks({ term, context }: Pick<TermProps, 'term' | 'context'>): readonly ReactNode[] {
  const related = context.content.list(term.see_also).filter((other) => explanationOf(other, context.locale) !== null);
  return related.map(({ slug, term: name, meta }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link address={`${glossaryPath}#${glossaryAnchor(slug)}`} context={context}>
        <TextIn language={meta.locale} context={context}>
          {name}
        </TextIn>
      </Link>
    </span>
  ));
}

/** The full explanation, with synonyms, related terms and source. */
function Explained({ term, explanation, context: pageContext, level }: TermProps): ReactNode {
  const context = contextInLanguage(pageContext, explanation.language);
  const { labels } = context.messages;
  return (
    <div className="glossary-block-explanation">
      <LanguageNote language={explanation.language} pageLanguage={pageContext.language} />
      {/* On the path of the glossary, `Prose` links no terms; related ones are listed below. */}
      <Prose
        text={explanation.definition}
        place={term.slug}
        context={{ ...context, path: glossaryPath }}
        level={level}
      />
      <Facts
        facts={[
          { label: labels.synonyms, value: term.synonyms?.join(', ') },
          { label: labels.abbreviations, value: term.abbreviations?.join(', ') },
          { label: labels.seeAlso, value: relatedLinks({ term, context }) },
          { label: labels.source, value: term.source },
        ]}
      />
    </div>
  );
}

/** A term under its own heading. */
export function TermInList(props: TermProps): ReactNode {
  const { term, level } = props;
  return (
    <div className="glossary-block-term" lang={languageOf(props)} data-term={namesOf(props)}>
      <Heading level={level} id={glossaryAnchor(term.slug)} className="glossary-block-name">
        <Name {...props} />
      </Heading>
      <Explained {...props} />
    </div>
  );
}

/** A term with its short explanation that opens to the full one; the browser's find-in-page opens it, too. */
export function TermToOpen(props: TermProps): ReactNode {
  const { term, explanation, level } = props;
  return (
    <details className="glossary-block-term" lang={languageOf(props)} data-term={namesOf(props)}>
      <summary className="glossary-block-summary">
        <Heading level={level} id={glossaryAnchor(term.slug)} className="glossary-block-name">
          <Name {...props} />
        </Heading>
        <span className="glossary-block-short">{explanation.short}</span>
      </summary>
      <Explained {...props} />
    </details>
  );
}

/** A term with its short explanation, as one line of a list. */
export function TermInLine(props: TermProps): ReactNode {
  const { term, explanation, context } = props;
  return (
    <div className="glossary-block-line" lang={languageOf(props)}>
      <dt className="glossary-block-line-name" id={glossaryAnchor(term.slug)}>
        <Name {...props} />
      </dt>
      <dd className="glossary-block-line-text">
        {explanation.short}{' '}
        <Link address={`${glossaryPath}#${glossaryAnchor(term.slug)}`} context={context}>
          {contextInLanguage(context, explanation.language).messages.labels.inGlossary}
          <span className="visually-hidden">
            : <Name {...props} />
          </span>
        </Link>
      </dd>
    </div>
  );
}
