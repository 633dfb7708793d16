/** The figures of all indicators as the site draws them. Loaded through Vite, which knows the classes of the style sheets. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { effectiveKind } from '@/lib/charts/chartForm';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import type { Indicator } from '@/lib/site/indicators';
import { contextIn } from '../site';
import { loadRealSite } from './realSite';

export interface RealFigure {
  readonly id: string;
  /** The kind as which it is drawn, `panels` or `table`. */
  readonly kind: string;
  readonly html: string;
}

function kindOf(indicator: Indicator): string {
  const model = indicatorModel(indicator);
  if (model === undefined) return 'table';
  return model.hasPanels ? 'panels' : effectiveKind(model);
}

/** Throws what a component throws. */
export async function realFigures(): Promise<readonly RealFigure[]> {
  const { contents, indicators } = await loadRealSite();
  const context = { ...contextIn('de'), content: contents('de') };
  return indicators.map((indicator) => ({
    id: indicator.meta.key,
    kind: kindOf(indicator),
    html: renderToStaticMarkup(<IndicatorFigure indicator={indicator} context={context} level={2} />),
  }));
}
