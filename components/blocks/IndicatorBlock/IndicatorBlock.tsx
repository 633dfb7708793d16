import type { ReactNode } from 'react';
import { IndicatorFigure } from '../../figures/IndicatorFigure/IndicatorFigure';
import type { BlockProps } from '../blockProps';

/** An indicator within a page. */
export function IndicatorBlock({ block, context, level, anchor }: BlockProps<'indicator'>): ReactNode {
  const indicator = context.content.get(block.indicator);
  if (indicator === undefined) return null;
  return (
    <IndicatorFigure
      indicator={selectRange(indicator, block.range_from, block.range_to)}
      context={context}
      level={level}
      anchor={anchor}
      title={block.title_override}
      showFinding={block.show_reading_aid}
      showExplanations={block.show_explanations}
      showTable={block.show_table}
      showDownloads={block.show_downloads}
      startView={block.start_view ?? undefined}
      size={block.size ?? undefined}
    />
  );
}

type Indicator = Parameters<typeof IndicatorFigure>[0]['indicator'];

/** Only the rows between two periods, both included; periods sort as text. */
function selectRange(indicator: Indicator, from: string | null, to: string | null): Indicator {
  const index = indicator.columns.findIndex(({ role }) => role === 'period');
  if (index === -1 || indicator.data_rows === null || (from === null && to === null)) return indicator;
  const rows = indicator.data_rows.filter((row) => {
    const period = String(row[index] ?? '');
    return (from === null || period >= from) && (to === null || period.slice(0, to.length) <= to);
  });
  return { ...indicator, data_rows: rows };
}
