import type { ReactNode } from 'react';
import { headlineValue } from '@/lib/data/headlineValue';
import { titleWidthStep } from '@/lib/site/titleWidthStep';
import { languageTag } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Headline } from '../../figures/Headline/Headline';
import { Sparkline } from '@/lib/charts/preview/Sparkline';
import { EntryLink } from '../../language/EntryLink';

interface TileProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

/** The main value of an indicator; without one, its reading aid. */
function TileValue({ indicator, context }: TileProps): ReactNode {
  if (headlineValue(indicator) !== undefined)
    return <Headline indicator={indicator} context={context} display="tile" />;
  const isEmpty = (indicator.data_rows ?? []).length === 0;
  return <p className="indicator-tiles-note">{isEmpty ? context.messages.labels.noData : indicator.lesehilfe}</p>;
}

function Tile({ indicator, context: pageContext }: TileProps): ReactNode {
  // In the language of the title, as value, unit and period are read together with it.
  const context = contextInLanguage(pageContext, indicator.meta.locale);
  const isForeign = context !== pageContext;
  const { language } = context;
  return (
    <li className="indicator-tiles-tile" lang={isForeign ? languageTag[language] : undefined}>
      <div>
        <span className="indicator-tiles-title">
          <EntryLink entry={indicator} context={pageContext} className="indicator-tiles-link" />
        </span>
        {indicator.subtitle !== null && <span className="indicator-tiles-subtitle">{indicator.subtitle}</span>}
      </div>
      <div className="indicator-tiles-shape">
        <Sparkline indicator={indicator} />
      </div>
      <TileValue indicator={indicator} context={context} />
    </li>
  );
}

export interface IndicatorTilesProps {
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
}

/** Indicators as tiles: title, sparkline and main value. */
export function IndicatorTiles({ indicators, context }: IndicatorTilesProps): ReactNode {
  if (indicators.length === 0) return null;
  const titles = indicators.map(({ title }) => title).join(' ');
  return (
    <ul className="indicator-tiles-tiles" data-word={titleWidthStep(titles)}>
      {indicators.map((indicator) => (
        <Tile key={indicator.meta.key} indicator={indicator} context={context} />
      ))}
    </ul>
  );
}
