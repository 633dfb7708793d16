import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { ShortlistKind } from '@/lib/portal/browser/shortlist';
import type { Messages } from '@/lib/i18n/messages';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface ShortlistBoxProps {
  readonly kind: ShortlistKind;
  readonly entry: string;
  readonly texts: Pick<Messages['compare'], 'keep' | 'forget' | 'count' | 'full' | 'open'>;
  readonly context: PageContext;
}

/** The routes on which the shortlisted entries are compared. */
const places = { indicators: 'indicator-portal', areas: 'area-list' } as const satisfies Readonly<
  Record<ShortlistKind, RouteName>
>;

/** A button that puts an entry on the shortlist, and a link to the comparison: `lib/portal/browser/shortlistTool.ts`. */
export function ShortlistBox({ kind, entry, texts, context }: ShortlistBoxProps): ReactNode {
  return (
    <div
      className="with-scripts screen-only"
      data-keep={entry}
      data-kind={kind}
      data-add={texts.keep}
      data-remove={texts.forget}
      data-count={texts.count}
      data-full={texts.full}
    >
      <button type="button" className="copy-field-copy" data-figure-tool="keep">
        {texts.keep}
      </button>{' '}
      <a href={localizedPath(context.locale, routes[places[kind]])} hidden>
        {texts.open}
      </a>
      <p role="status" />
    </div>
  );
}
