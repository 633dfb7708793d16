import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { countOf } from '@/lib/site/counts';
import { indicatorsOfSubTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from '../ui/EntryList/EntryList';

export interface SubThemeIndexProps {
  readonly subThemes: readonly Entry<'display-subthemes'>[];
  readonly context: PageContext;
  readonly display?: 'tiles' | 'index';
  readonly showCounts?: boolean;
  readonly showLead?: boolean;
}

/** Sub-themes with how many indicators they hold; as tiles with their pictures. */
export function SubThemeIndex({
  subThemes,
  context,
  display = 'index',
  showCounts = true,
  showLead = false,
}: SubThemeIndexProps): ReactNode {
  const items = subThemes.map((subTheme) => ({
    entry: subTheme,
    summary: showLead ? (subTheme.lead ?? undefined) : undefined,
    ...(showCounts && countOf(indicatorsOfSubTheme(context.content, subTheme.url).length, display, context)),
    image: subTheme.image,
  }));
  return (
    <EntryList
      items={items}
      context={context}
      figureLabel={context.messages.labels.countOfIndicators}
      display={display}
    />
  );
}
