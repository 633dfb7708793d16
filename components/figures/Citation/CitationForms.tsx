import type { ReactNode } from 'react';
import { bibtex, cslJson, ris } from '@/lib/site/citation';
import type { CitedPage } from '@/lib/site/citation';
import type { TextContext } from '@/lib/site/pageContext';
import { CopyField } from '../../ui/CopyField/CopyField';

export interface CitationFormsProps {
  readonly page: CitedPage;
  readonly context: TextContext;
}

/** A citation in the formats of reference managers. */
export function CitationForms({ page, context }: CitationFormsProps): ReactNode {
  const forms = [
    ['BibTeX', bibtex(page)],
    ['RIS', ris(page)],
    ['CSL-JSON', cslJson(page)],
  ] as const;
  return forms.map(([label, value]) => (
    <CopyField key={label} label={label} value={value} rows={4} context={context} />
  ));
}
