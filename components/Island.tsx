import type { ReactElement, ReactNode } from 'react';
import { scriptText } from '@/lib/shared/html/scriptText';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface IslandProps {
  /** Name of the client component inside. */
  readonly name: string;
  /** The context of the page; the error message is in its language. */
  readonly context: PageContext;
  readonly children: ReactElement<object>;
}

/**
 * The only way to put client components into a page: as HTML with its props, from which `lib/client/islands.ts`
 * hydrates it. If that fails, the message before the island is shown, with what the page has for visitors without
 * scripts.
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
