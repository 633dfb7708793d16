import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { indicatorsOfTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';

export interface ThemeIndexProps {
  readonly themes: readonly Entry<'display-themes'>[];
  readonly context: PageContext;
  readonly showCounts?: boolean;
  readonly showLead?: boolean;
}

/** Themes by number, with how many indicators they hold. */
export function ThemeIndex({ themes, context, showCounts = true, showLead = false }: ThemeIndexProps): ReactNode {
  const items = themes.map((theme) => ({
    entry: theme,
    lead: theme.number,
    summary: showLead ? theme.lead : undefined,
    figure: showCounts ? String(indicatorsOfTheme(context.content, theme.url).length) : undefined,
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
