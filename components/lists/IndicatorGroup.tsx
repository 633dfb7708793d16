import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { IndicatorList } from './IndicatorList/IndicatorList';
import { IndicatorTable } from './IndicatorTable/IndicatorTable';

export interface IndicatorGroupProps {
  readonly indicators: readonly Indicator[];
  readonly display: 'tiles' | 'list' | 'table' | null;
  /** What the indicators belong to; names the table. */
  readonly title: string;
  readonly context: PageContext;
}

/** Indicators that belong together, as editors want them shown. */
export function IndicatorGroup({ indicators, display, title, context }: IndicatorGroupProps): ReactNode {
  if (indicators.length === 0) return null;
  if (display !== 'table') {
    return <IndicatorList indicators={indicators} context={context} display={display ?? 'list'} />;
  }
  const caption = fill(context.messages.detail.indicatorsOf, { title });
  return <IndicatorTable indicators={indicators} caption={caption} context={context} />;
}
