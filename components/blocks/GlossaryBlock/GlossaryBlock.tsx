import type { ReactNode } from 'react';
import { glossaryAnchor } from '@/content-types/collections/glossars';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { labelsInLine } from '@/lib/i18n/format/midSentence';
import type { Messages } from '@/lib/i18n/messages';
import { firstLetter } from '@/lib/site/glossary';
import { termsOfBlock } from '@/components/blocks/blockContents';
import { levelBelow } from '../../ui/headingLevel';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';
import { TermInLine, TermInList, TermToOpen } from './TermView';
import type { TermProps } from './TermView';

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface TermsProps {
  readonly terms: readonly TermProps[];
}

/** All letters, so that their positions stay the same; only those with terms are links. */
function Letters({ terms, label }: TermsProps & { readonly label: string }): ReactNode {
  const groups = groupBy(terms, ({ term }) => firstLetter(term));
  const letters = groups.has('#') ? [...alphabet, '#'] : alphabet;
  return (
    <nav aria-label={label} className="glossary-block-index">
      <ul className="glossary-block-letters">
        {letters.map((letter) => {
          const [first] = groups.get(letter) ?? [];
          return (
            <li key={letter}>
              {first === undefined ? (
                <span className="glossary-block-no-letter" aria-hidden="true">
                  {letter}
                </span>
              ) : (
                <a href={`#${glossaryAnchor(first.term.slug)}`} className="glossary-block-letter">
                  {letter}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Filters the terms as the visitor types: `lib/client/termFilter.ts`. Not the search of the site. */
function TermFilter({ id, texts }: { readonly id: string; readonly texts: Messages['labels'] }): ReactNode {
  return (
    <div className="glossary-block-filter">
      <label htmlFor={id}>{texts.findTerm}</label>
      <input id={id} className="glossary-block-field" type="text" autoComplete="off" data-term-filter="" />
      <p role="status" data-terms-shown={texts.termsShown} />
    </div>
  );
}

/** Terms grouped by letter. The letter in the margin is decorative; the terms are the headings. */
function TermsByLetter({ terms, display }: TermsProps & { readonly display: 'list' | 'accordion' }): ReactNode {
  const View = display === 'accordion' ? TermToOpen : TermInList;
  return [...groupBy(terms, ({ term }) => firstLetter(term))].map(([letter, group]) => (
    <div key={letter} className="glossary-block-group" data-letter={letter}>
      <span className="glossary-block-big-letter" aria-hidden="true">
        {letter}
      </span>
      <div className="glossary-block-terms">
        {group.map((props) => (
          <View key={props.term.slug} {...props} />
        ))}
      </div>
    </div>
  ));
}

function Terms({ terms, display }: TermsProps & { readonly display: 'list' | 'accordion' | 'inline' }): ReactNode {
  if (display !== 'inline') return <TermsByLetter terms={terms} display={display} />;
  return (
    <dl className="glossary-block-lines">
      {terms.map((props) => (
        <TermInLine key={props.term.slug} {...props} />
      ))}
    </dl>
  );
}

/** Terms with their explanations. */
export function GlossaryBlock({ block, context, level, anchor }: BlockProps<'glossary'>): ReactNode {
  const { messages } = context;
  const termLevel: HeadingLevel = levelBelow(level);
  const terms = termsOfBlock(block, context).map((term): TermProps => ({ ...term, context, level: termLevel }));
  const display = block.display ?? 'list';
  const title = block.title ?? messages.labels.glossary;
  return (
    <Section title={title} level={level} anchor={anchor}>
      <div className="glossary-block-glossary" data-glossary>
        {block.letter_index && display !== 'inline' && <TermFilter id={`${anchor}-filter`} texts={messages.labels} />}
        {block.letter_index && (
          <Letters terms={terms} label={labelsInLine([title, messages.labels.letters], context.language)} />
        )}
        <Terms terms={terms} display={display} />
      </div>
    </Section>
  );
}
