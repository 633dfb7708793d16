/** Charts of indicators, as components draw them. */
import { render } from '@testing-library/react';
import { Chart } from '@/lib/charts/Chart';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { indicatorEntry } from '../lib/charts/indicators';

/** Throws if the data make no chart. */
export function modelOf(attributes: object): ChartModel {
  const model = indicatorModel(indicatorEntry({ ...attributes }));
  if (model === undefined) throw new Error('no chart');
  return model;
}

export function drawChart(attributes: object, language: 'de' | 'fr' = 'de'): HTMLElement {
  return render(<Chart model={modelOf(attributes)} language={language} label="Leerstand" />).container;
}
