/**
 * The numbers of an office agree wherever they are: table, list, tile, search, chart and file.
 * @vitest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Chart } from '@/lib/charts/Chart';
import { Headline } from '@/components/figures/Headline/Headline';
import { IndicatorList } from '@/components/lists/IndicatorList/IndicatorList';
import { DataTable } from '@/components/figures/DataTable/DataTable';
import { alignedColumns, isSeries, valueIn } from '@/lib/data/dataColumns';
import { headlineValue } from '@/lib/data/headlineValue';
import { valueOf } from '@/lib/data/indicatorValues';
import { certaintyText, latestText } from '@/lib/data/latestText';
import { formatNumber } from '@/lib/i18n/format/number';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { indicatorCsv } from '@/lib/open-data/csv';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import { haveRealIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';
import { contextIn } from '../../support/site';

let site: RealSite;
let context: PageContext;

beforeAll(async () => {
  if (!haveRealIndicators) return;
  site = await loadRealSite();
  context = { ...contextIn('de'), content: site.contents('de') };
});

function drawn(part: ReactNode): Element {
  return new DOMParser().parseFromString(renderToStaticMarkup(part), 'text/html').body;
}

/** Without a document, which takes longer to make than a chart. */
function textIn(part: ReactNode): string {
  return renderToStaticMarkup(part).replace(/<[^>]*>/g, '');
}

/** What the table shows: rows of cells without words that are only said. */
function tableOf(indicator: Indicator): readonly (readonly string[])[] {
  const table = drawn(<DataTable indicator={indicator} context={context} />);
  for (const said of table.querySelectorAll('.visually-hidden')) said.remove();
  const rows = [...table.querySelectorAll('tbody tr')];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

/** The value that stands for an indicator, as the table shows it: with the sign of its status. */
function cellOfLatest(indicator: Indicator): string | undefined {
  const latest = valueOf(indicator);
  const { columns, data_rows: rows } = indicator;
  const period = columns.findIndex(({ role }) => role === 'period');
  const row = (rows ?? []).findIndex((cells) => String(cells[period]) === latest?.period);
  const column = columns.findIndex((one) => isSeries(one) && (latest?.series ?? one.label) === one.label);
  return tableOf(indicator)[row]?.[column];
}

function withLatest(): readonly Indicator[] {
  return site.indicators.filter((indicator) => valueOf(indicator) !== undefined);
}

/** Numbers that a chart must say: the last one of each series over time. */
function lastNumbers({ series, second, positionKind, stacking, kind }: ChartModel): readonly string[] {
  if (positionKind === 'category' || stacking === 'percent' || ['heat', 'dot'].includes(kind)) return [];
  const isNamed = series.length + second.length > 1;
  return [...series, ...second].flatMap(({ values, decimals }) => {
    const last = values.findLast((value) => value !== null);
    return isNamed && last !== undefined ? [formatNumber(last, 'de', { decimals })] : [];
  });
}

describe.skipIf(!haveRealIndicators)(`numbers of an office${realIndicatorsHint}`, () => {
  it('are the same in the table and in lists, with the same status', () => {
    const differing = withLatest().filter((indicator) => {
      const latest = valueOf(indicator);
      if (latest === undefined) return true;
      const number = formatNumber(latest.value, 'de', { decimals: latest.decimals });
      const sign = certaintyText(latest, 'de').slice(0, 1);
      const cell = cellOfLatest(indicator);
      return cell !== number && cell !== `${number}${sign}` && cell !== `(${number})`;
    });
    expect(differing.map(({ meta }) => meta.key)).toEqual([]);
    expect(withLatest().length).toBeGreaterThan(40);
  });

  it('are the same in lists, tiles, headlines and the search', () => {
    const documents = new Map(
      (siteDocuments(site.snapshot).get('de')?.documents ?? []).map((one) => [one.id, one.value]),
    );
    const differing = withLatest().filter((indicator) => {
      const latest = valueOf(indicator);
      const text = latest === undefined ? '' : latestText(latest, 'de');
      const shown = [
        textIn(<IndicatorList indicators={[indicator]} context={context} />),
        textIn(<Headline indicator={indicator} context={context} display="tile" />),
        documents.get(`products-${indicator.meta.key}`)?.text ?? '',
      ];
      return !shown.every((part) => part.includes(text));
    });
    expect(differing.map(({ meta }) => meta.key)).toEqual([]);
  });

  it('are the same in charts: the last of each series', () => {
    const missing = site.indicators.flatMap((indicator) => {
      const model = chartModel(indicator);
      if (model === undefined) return [];
      const text = textIn(<Chart model={model} language="de" label="" />);
      return lastNumbers(model).flatMap((number) =>
        text.includes(number) ? [] : [`${indicator.meta.key}: ${number}`],
      );
    });
    expect(missing).toEqual([]);
  });

  it('have the same digits in charts and tables', () => {
    const differing = site.indicators.filter((indicator) => {
      const columns = alignedColumns(indicator);
      const model = chartModel(indicator);
      const all = [...(model?.series ?? []), ...(model?.second ?? [])];
      return all.some(({ key, decimals }) => columns.some((one) => one.key === key && one.decimals !== decimals));
    });
    expect(differing.map(({ meta }) => meta.key)).toEqual([]);
  });

  it('stand in the file as the office wrote them', () => {
    const differing = site.indicators.filter((indicator) => {
      const [, ...lines] = indicatorCsv(indicator).trimEnd().split('\r\n');
      const places = indicator.columns.flatMap((column, index) => (isSeries(column) ? [index] : []));
      const isPlain = !indicatorCsv(indicator).includes('"');
      const cells = lines.map((line) => line.split(','));
      const same = (_: readonly unknown[], line: number): boolean =>
        places.every((place) => {
          const { kind, value } = valueIn(indicator.data_rows?.[line]?.[place]);
          return kind !== 'known' || Number(cells[line]?.[place]) === value;
        });
      return isPlain && !(indicator.data_rows ?? []).every(same);
    });
    expect(differing.map(({ meta }) => meta.key)).toEqual([]);
  });

  it('have a headline where one value stands for all', () => {
    const lost = withLatest().filter((indicator) => headlineValue(indicator)?.value !== valueOf(indicator)?.value);
    expect(lost.map(({ meta }) => meta.key)).toEqual([]);
  });
});
