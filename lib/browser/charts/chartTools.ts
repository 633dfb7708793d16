/** Loads the controls of the period of a chart when the visitor opens their place. */
import { closeChart } from './askChart';
import type { AskableChart } from './askChart';
import { placeOf } from './places';

export function startTools(chart: AskableChart): void {
  const tools = chart.root.querySelector('[data-tools]');
  const { period, x } = chart.shown.data;
  const close = (): void => closeChart(chart);
  const placeAlong = (position: number): number => placeOf(x, { series: 0, position }) ?? 0;
  const load = (): void => {
    import('./period').then(
      (code) => period && tools?.append(code.periodControls({ chart, period, close, placeAlong })),
      console.error,
    );
  };
  tools?.addEventListener('toggle', load, { signal: chart.life.signal, once: true });
}
