/** What the areas of a map show at a point in time, as the build wrote it, and the list of them beside the map, the highest first. */
import type { MapPeriodData, TooltipTexts } from '@/lib/drawing/browser/tooltipData';

/** Separates the parts of strings in `MapPeriodData`; not imported, because that module is already loaded with other code. */
const separator = '|';

export interface AreaAtTime {
  /** Classes of the area; `name` has those of its name. */
  readonly area: string;
  readonly name: string;
  readonly isUnknown: boolean;
  /** Of its circle, in px. */
  readonly radius: number;
  /** Its value in the list. */
  readonly text: string;
}

/** The areas by position. `looks`: see `MapPeriodsData`. */
export function areasAt(period: MapPeriodData, looks: readonly string[]): readonly AreaAtTime[] {
  const [radii, texts] = [period.radii.split(separator), period.texts.split(separator)];
  return period.looks.split(separator).map((look, position) => {
    const [area = '', name = ''] = looks[Number(look)]?.split(separator) ?? [];
    const isUnknown = /charts-(no-data|empty-area)/.test(area);
    return { area, name, isUnknown, radius: Number(radii[position]), text: texts[position] ?? '' };
  });
}

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
