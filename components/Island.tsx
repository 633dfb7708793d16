import type { ReactElement, ReactNode } from 'react';
import { scriptText } from '@/lib/shared/html/scriptText';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface IslandProps {
  /** Name of the client component inside. */
  readonly name: string;
  /** Of the page, in whose language it says that the component fails. */
  readonly context: PageContext;
  readonly children: ReactElement<object>;
}

/**
 * The only place where client components are put into a page: as HTML, with the props that it was made of. From these
 * `lib/client/islands.ts` brings it to life; if it cannot, the sentence before it is shown instead, together with what the
 * page has for those without scripts is shown.
 */
export function Island({ name, context: { language, messages }, children }: IslandProps): ReactNode {
  return (
    <>
      <p role="alert" lang={languageTag[language]} className="note" hidden>
        {messages.errors.partFailed} <button type="button">{messages.update.reload}</button>
      </p>
      <div data-island={name}>{children}</div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptText(children.props) }} />
    </>
  );
}
