import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { indicatorsOfSubTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';

export interface SubThemeIndexProps {
  readonly subThemes: readonly Entry<'display-subthemes'>[];
  readonly context: PageContext;
  readonly showCounts?: boolean;
  readonly showLead?: boolean;
}

/** Sub-themes with how many indicators they hold. */
export function SubThemeIndex({
  subThemes,
  context,
  showCounts = true,
  showLead = false,
}: SubThemeIndexProps): ReactNode {
  const items = subThemes.map((subTheme) => ({
    entry: subTheme,
    summary: showLead ? (subTheme.lead ?? undefined) : undefined,
    figure: showCounts ? String(indicatorsOfSubTheme(context.content, subTheme.url).length) : undefined,
  }));
  return (
    <EntryList
      items={items}
      context={context}
      figureLabel={context.messages.labels.countOfIndicators}
      display="index"
    />
  );
}
