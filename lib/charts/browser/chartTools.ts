/** Loads the controls of a chart on first use. */
import { closeTooltip, refreshTooltip } from './interactiveChart';
import type { InteractiveChart } from './interactiveChart';
import { positionOf } from './chartPoints';

/** Loads the controls when the visitor opens their box. If loading fails, opening it again tries again. */
function startPeriod(chart: InteractiveChart, tools: Element): void {
  const { period, x } = chart.shown.data;
  const close = (): void => closeTooltip(chart);
  const placeAlong = (position: number): number => positionOf(x, { series: 0, position }) ?? 0;
  const load = (): void => {
    import('./period').then(
      (code) => period && tools.append(code.periodControls({ chart, period, close, placeAlong })),
      (error: unknown) => {
        console.error(error);
        startPeriod(chart, tools);
      },
    );
  };
  tools.addEventListener('toggle', load, { signal: chart.life.signal, once: true });
}

/** Replays events that arrive while the code loads. If loading fails, the next event tries again. */
function startMap(chart: InteractiveChart, tools: HTMLElement): void {
  let loaded: Promise<(event: Event) => void> | undefined;
  const follow = (event: Event): void => {
    loaded ??= import('./mapPeriods').then((code) => code.mapPeriods({ chart, tools, refreshTooltip }));
    loaded.catch(() => (loaded = undefined));
    loaded.then((act) => act(event)).catch(console.error);
  };
  for (const type of ['pointerenter', 'focusin', 'input', 'click']) tools.addEventListener(type, follow, chart.life);
}

export function startTools(chart: InteractiveChart): void {
  const tools = chart.root.querySelector<HTMLElement>('[data-tools]');
  if (tools === null) return;
  if ('periods' in tools.dataset) startMap(chart, tools);
  else startPeriod(chart, tools);
}
