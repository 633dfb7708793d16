import type { ReactNode } from 'react';
import { latestDetail } from '@/lib/data/latestText';
import { formatQuantity } from '@/lib/i18n/format/number';
import { languageTag } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { latestValue } from '@/lib/site/latestValue';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../language/EntryLink';
import { TableScroller } from '../../text/TableScroller/TableScroller';
import { MissingValue } from '../../figures/MissingValue';

export interface IndicatorTableProps {
  readonly indicators: readonly Indicator[];
  /** What the indicators have in common, for screen readers only. */
  readonly caption: string;
  readonly context: PageContext;
}

function Row({ indicator, context }: { readonly indicator: Indicator; readonly context: PageContext }): ReactNode {
  const latest = latestValue(indicator, context);
  const { locale } = indicator.meta;
  const language = locale === context.language ? undefined : languageTag[locale];
  const missing = <MissingValue context={context} />;
  return (
    <tr>
      <th scope="row" className="indicator-table-title">
        <EntryLink entry={indicator} context={context} />
        {indicator.subtitle !== null && (
          <span className="indicator-table-subtitle" lang={language}>
            {indicator.subtitle}
          </span>
        )}
      </th>
      <td lang={language}>{latest ? latestDetail(latest, indicator.title, locale) : missing}</td>
      <td className="indicator-table-value" lang={language}>
        {latest ? formatQuantity(latest.value, latest.unit, locale, latest) : missing}
      </td>
    </tr>
  );
}

/** Indicators as a table: what is measured, when, and how much. */
export function IndicatorTable({ indicators, caption, context }: IndicatorTableProps): ReactNode {
  if (indicators.length === 0) return null;
  const { labels, kinds } = context.messages;
  return (
    <TableScroller label={caption}>
      <table className="indicator-table-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{kinds.indicator}</th>
            <th scope="col">{labels.period}</th>
            <th scope="col" className="indicator-table-value">
              {labels.currentValue}
            </th>
          </tr>
        </thead>
        <tbody>
          {indicators.map((indicator) => (
            <Row key={indicator.meta.key} indicator={indicator} context={context} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
