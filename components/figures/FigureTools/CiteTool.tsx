import type { ReactNode } from 'react';
import { entryPath } from '@/content-types/routes';
import { localizedPath } from '@/lib/language/paths';
import { citationText, citedPage } from '@/lib/site/citation';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { citedDay } from '@/lib/site/versionDay';
import { CitationForms } from '../../page/Citation/CitationForms';
import { CopyField } from '../../ui/CopyField/CopyField';
import { CopyShortcut } from './CopyShortcut';
import { Tool } from './Tool';
import type { ToolProps } from './Tool';

/** The place of the citation on the page of an indicator. */
const citePlace = 'zitieren';

interface CiteToolProps extends Pick<ToolProps, 'subject' | 'name'> {
  readonly indicator: Indicator;
  readonly context: PageContext;
  /** With the forms for programs; otherwise a link leads to them. */
  readonly isComplete: boolean;
}

/** How to quote an indicator: as a text, and as programs for literature read it. */
export function CiteTool({ indicator, context, isComplete, ...tool }: CiteToolProps): ReactNode {
  const { takeAlong } = context.messages;
  const path = entryPath('indicator', indicator.meta.key);
  const page = citedPage({
    title: indicator.title,
    day: citedDay(indicator),
    address: permanentAddress({ locale: context.locale, path }),
    language: context.language,
    kind: 'dataset',
  });
  return (
    <Tool
      {...tool}
      context={context}
      summary={takeAlong.cite}
      shortcut={<CopyShortcut label={takeAlong.reference} context={context} />}
    >
      <CopyField label={takeAlong.reference} value={citationText(page, context)} rows={2} context={context} />
      {isComplete ? (
        <div id={citePlace}>
          <CitationForms page={page} context={context} />
        </div>
      ) : (
        <p>
          <a href={`${localizedPath(context.locale, path)}#${citePlace}`}>{takeAlong.formats}</a>
        </p>
      )}
    </Tool>
  );
}
