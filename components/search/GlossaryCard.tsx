import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import type { SearchHit } from '@/lib/search/document';
import { Box } from '../ui/Box/Box';
import type { SearchProps } from './searchProps';

export interface GlossaryCardProps extends Pick<SearchProps, 'locale' | 'texts' | 'labels'> {
  readonly term: SearchHit;
}

/** The glossary term that was searched for, explained above the hits. */
export function GlossaryCard({ term, locale, texts, labels }: GlossaryCardProps): ReactNode {
  const lang = term.language === languageTag[locale] ? undefined : term.language;
  return (
    <Box kind="definition">
      <div className="glossary-card-card">
        <p className="eyebrow">{labels.kind.glossary}</p>
        <h3 lang={lang}>{term.title}</h3>
        <p className="glossary-card-explanation" lang={lang}>
          {term.description}
        </p>
        <p>
          <a href={term.url}>{texts.inGlossary}</a>
          {lang === languageTag.de && <span className="note"> ({texts.onlyInGerman})</span>}
        </p>
      </div>
    </Box>
  );
}
