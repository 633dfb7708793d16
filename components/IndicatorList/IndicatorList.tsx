import type { ReactNode } from 'react';
import { valueOf } from '@/lib/charts/indicatorData';
import { formatDate } from '@/lib/format/date';
import { formatQuantity } from '@/lib/format/number';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from '../ui/EntryList/EntryList';

export interface IndicatorListProps {
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
  readonly display?: 'list' | 'tiles';
}

/** Indicators with their latest value and its period. */
export function IndicatorList({ indicators, context, display = 'list' }: IndicatorListProps): ReactNode {
  const items = indicators.map((entry) => {
    const latest = valueOf(entry);
    const period = latest && formatDate(latest.period, context.language);
    return {
      entry,
      detail: [entry.subtitle, period].filter((part) => part !== null && part !== undefined).join(', '),
      figure: latest && formatQuantity(latest.value, latest.unit, context.language, latest),
    };
  });
  return (
    <EntryList items={items} context={context} figureLabel={context.messages.labels.currentValue} display={display} />
  );
}
