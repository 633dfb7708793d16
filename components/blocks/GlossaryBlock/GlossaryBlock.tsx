import type { ReactNode } from 'react';
import { glossaryAnchor } from '@/content-types/collections/glossars';
import type { Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/groupBy';
import { languageTag } from '@/lib/i18n/paths';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { LanguageNote } from '../../LanguageNote';
import { TextIn } from '../../TextIn';
import { below } from '../../ui/headingLevel';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Heading } from '../../ui/Heading';
import { Prose } from '../../ui/Prose/Prose';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';
import styles from './GlossaryBlock.module.scss';

type Term = Entry<'glossars'>;

function firstLetter({ term }: Term): string {
  return term.charAt(0).normalize('NFD').charAt(0).toUpperCase();
}

interface TermViewProps {
  readonly term: Term;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** German is never shown as Leichte Sprache: its glossary has only the terms that are explained in it. */
function isExplained({ meta }: Term, { locale }: PageContext): boolean {
  return locale !== 'ls' || meta.locale === 'ls';
}

function TermView({ term, context: pageContext, level }: TermViewProps): ReactNode {
  const context = inLanguage(pageContext, term.meta.locale);
  const related = context.content.list(term.see_also).filter((other) => isExplained(other, context));
  return (
    <div className={styles.term} lang={context === pageContext ? undefined : languageTag[term.meta.locale]}>
      <Heading level={level} id={glossaryAnchor(term.slug)} className={styles.name}>
        {term.term}
      </Heading>
      <LanguageNote language={term.meta.locale} pageLanguage={pageContext.language} />
      <Prose text={term.definition} context={context} level={level} />
      {related.length > 0 && (
        <p className={styles.related}>
          {context.messages.labels.seeAlso}:{' '}
          {related.map(({ slug, term: name, meta }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <Link address={`/interaktiv/glossar#${glossaryAnchor(slug)}`} context={context}>
                <TextIn language={meta.locale} context={context}>
                  {name}
                </TextIn>
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Terms in alphabetical order; in Leichte Sprache only those that are explained in it. */
export function GlossaryBlock({ block, context, level, anchor }: BlockProps<'glossary'>): ReactNode {
  const { content, messages } = context;
  const chosen = block.terms.length > 0 ? content.list(block.terms) : content.all('glossars');
  const terms = chosen
    .filter((term) => isExplained(term, context))
    .toSorted((left, right) => left.term.localeCompare(right.term, 'de'));
  const letters = [...groupBy(terms, firstLetter)];
  const title = block.title ?? messages.labels.glossary;
  return (
    <Section title={title} level={level} anchor={anchor}>
      {block.letter_index && (
        <nav aria-label={messages.labels.letters}>
          <ul className={styles.letters}>
            {letters.map(([letter, [first]]) => (
              <li key={letter}>
                <a href={`#${glossaryAnchor(first?.slug ?? '')}`} className={styles.letter}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {terms.map((term) => (
        <TermView key={term.slug} term={term} context={context} level={below(level)} />
      ))}
    </Section>
  );
}
