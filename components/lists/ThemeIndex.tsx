import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { entryName } from '@/lib/site/addresses';
import { countOf } from '@/lib/site/counts';
import { indicatorsOfTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from '../ui/EntryList/EntryList';

export interface ThemeIndexProps {
  readonly themes: readonly Entry<'display-themes'>[];
  readonly context: PageContext;
  readonly display?: 'tiles' | 'index';
  readonly showCounts?: boolean;
  readonly showLead?: boolean;
}

/** Themes by number, with how many indicators they hold; as tiles with their pictures. */
export function ThemeIndex({
  themes,
  context,
  display = 'index',
  showCounts = true,
  showLead = false,
}: ThemeIndexProps): ReactNode {
  const items = themes.map((theme) => ({
    entry: theme,
    title: entryName(theme),
    lead: theme.number,
    summary: showLead ? theme.lead : undefined,
    ...(showCounts && countOf(indicatorsOfTheme(context.content, theme.url).length, display, context)),
    image: theme.image,
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
