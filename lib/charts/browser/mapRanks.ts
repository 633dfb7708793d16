/** Updates the list beside a map: its areas with their values at the shown points in time, the highest first. */
import type { MapPeriodData, TooltipTexts } from '@/lib/drawing/browser/tooltipData';
import { separator } from './mapTime';
import type { AreaAtTime } from './mapTime';

/** A point in time, and what each area shows at it. */
export interface ShownTime {
  readonly period: MapPeriodData;
  readonly areas: readonly AreaAtTime[];
}

/** Shows the symbol of a value in the colour of the area, or that of a missing value. Areas that are not on the map have neither. */
function showSign(entry: Element, { area, isUnknown }: AreaAtTime): void {
  const [known, unknown] = entry.querySelectorAll('svg > g');
  known?.setAttribute('class', area.replace(/^\S+ /, ''));
  known?.toggleAttribute('data-outside', isUnknown);
  unknown?.toggleAttribute('data-outside', !isUnknown);
}

/** `other`: point in time and value of the map beside it; undefined if there is none. */
function showValues(entry: Element, text: string, other: string | undefined): void {
  const value = entry.querySelector('b');
  value?.replaceChildren(text);
  entry.querySelector('[data-compared]')?.remove();
  if (other === undefined) return;
  const note = document.createElement('span');
  note.toggleAttribute('data-compared', true);
  note.append(` (${other})`);
  value?.after(note);
}

/** Sorts the list and numbers the areas on the map accordingly; areas without data stay at the end. */
export function showRanks(root: Element, [shown, compared]: readonly ShownTime[], { colon }: TooltipTexts): void {
  const ranked = shown?.period.order.split(separator) ?? [];
  for (const [index, position] of [...ranked.entries()].toReversed()) {
    const entry = root.querySelector(`[data-position="${position}"]`);
    const area = shown?.areas[Number(position)];
    if (entry === null || area === undefined) continue;
    showSign(entry, area);
    const other = compared?.areas[Number(position)];
    showValues(entry, area.text, other && `${compared.period.name}${colon}${other.text}`);
    entry.parentElement?.prepend(entry);
    for (const number of root.querySelectorAll(`.charts-area-number[data-area="${position}"]`))
      number.replaceChildren(String(index + 1));
  }
}
