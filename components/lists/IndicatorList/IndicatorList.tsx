import type { ReactNode } from 'react';
import { valueOf } from '@/lib/content/figures/indicatorData';
import { latestDetail, latestText } from '@/lib/content/figures/latestText';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { EntryList } from '../../ui/EntryList/EntryList';
import { IndicatorTiles } from './IndicatorTiles';

export interface IndicatorListProps {
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
  readonly display?: 'list' | 'tiles';
}

/** Indicators with their latest value and its period: in lines, or as tiles with the shape of the series. */
export function IndicatorList({ indicators, context, display = 'list' }: IndicatorListProps): ReactNode {
  if (display === 'tiles') return <IndicatorTiles indicators={indicators} context={context} />;
  const items = indicators.map((entry) => {
    const latest = valueOf(entry);
    // Value, unit and period are read as one with the title, so they are in its language.
    const language = entry.meta.locale;
    const detail = latest && latestDetail(latest, entry.title, language);
    return {
      entry,
      summary: [entry.subtitle, detail].filter((part) => part !== null && part !== undefined).join(', '),
      figure: latest && (
        <TextIn language={language} context={context}>
          {latestText(latest, language)}
        </TextIn>
      ),
    };
  });
  return <EntryList items={items} context={context} figureLabel={context.messages.labels.currentValue} />;
}
