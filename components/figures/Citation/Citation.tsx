import type { ReactNode } from 'react';
import { citationText, citedPage } from '@/lib/site/citation';
import { permanentAddress } from '@/lib/site/permanentAddress';
import type { PageContext } from '@/lib/site/pageContext';
import { Fold } from '../../ui/Fold/Fold';
import { Lines } from '../../ui/Lines';
import { Section } from '../../ui/Section/Section';
import { CitationForms } from './CitationForms';

interface CitationProps {
  readonly title: string;
  /** The day of the content's version; null if unknown. */
  readonly day: string | null;
  readonly context: PageContext;
}

/** How to cite a page, with its permanent address, and a link to recommend it by mail. */
export function Citation({ title, day, context }: CitationProps): ReactNode {
  const { detail, takeAlong } = context.messages;
  const address = permanentAddress(context);
  const page = citedPage({ title, day, address, language: context.language, kind: 'webpage' });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <Section title={detail.cite} level={2} anchor="liste-zitat">
      <p className="citation">
        <Lines text={citationText(page, context)} />
      </p>
      <div className="citation-pass">
        <a href={mail}>{detail.recommend}</a>
        {/* Leichte Sprache shows little at a time. */}
        {context.language !== 'ls' && (
          <Fold context={context} summary={takeAlong.formats}>
            <CitationForms page={page} context={context} />
          </Fold>
        )}
      </div>
    </Section>
  );
}
