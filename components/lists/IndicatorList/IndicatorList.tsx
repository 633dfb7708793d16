import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from '../EntryList/EntryList';
import { latestValueProps } from '../latestValueProps';
import { IndicatorTiles } from './IndicatorTiles';

export interface IndicatorListProps {
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
  readonly display?: 'list' | 'tiles';
}

/** Indicators with their latest value and its period: in lines, or as tiles with a sparkline. */
export function IndicatorList({ indicators, context, display = 'list' }: IndicatorListProps): ReactNode {
  if (display === 'tiles') return <IndicatorTiles indicators={indicators} context={context} />;
  const items = indicators.map((entry) => ({
    entry,
    summary: entry.subtitle ?? undefined,
    ...latestValueProps(entry, context),
  }));
  return <EntryList items={items} context={context} figureLabel={context.messages.labels.currentValue} />;
}
