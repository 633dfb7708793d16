/** Makes entries of legends buttons that show and hide their series. */
import { closeTooltip } from './interactiveChart';
import type { InteractiveChart } from './interactiveChart';

function toggle(chart: InteractiveChart, series: number, button: HTMLElement): void {
  const off = new Set(chart.shown.off);
  // The last visible series stays.
  if (!off.delete(series) && off.size < chart.shown.data.series.length - 1) off.add(series);
  closeTooltip(chart);
  chart.shown = { ...chart.shown, off };
  button.setAttribute('aria-pressed', String(!off.has(series)));
  for (const part of chart.root.querySelectorAll(`[data-series="${series}"]`))
    part.toggleAttribute('data-off', off.has(series));
}

export function startSeriesToggles(chart: InteractiveChart): void {
  for (const entry of chart.root.querySelectorAll<HTMLElement>('[data-switch]')) {
    const button = entry.querySelector('button') ?? document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-pressed', 'true');
    if (!entry.contains(button)) button.append(...entry.childNodes);
    entry.append(button);
    button.addEventListener('click', () => toggle(chart, Number(entry.dataset['switch']), button), chart.life);
  }
}
