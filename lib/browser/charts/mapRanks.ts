/** The list beside a map: its areas with the values of the points in time that are shown, the highest first. */
import type { AskedChart } from './askedChart';
import type { valueText } from './texts';
import type { unitOfAll } from './tooltip';

/** What the code that asks charts has loaded already. */
export interface TextTools {
  readonly valueText: typeof valueText;
  readonly unitOfAll: typeof unitOfAll;
}

/** A value from its text: all of a series have as many decimals. */
function sizeOf(text: string | undefined): number {
  const digits = (text ?? '').replace(/\D/g, '');
  return digits === '' ? -Infinity : Number(digits) * (text?.startsWith('\u2212') === true ? -1 : 1);
}

/** The sign of the class of an area is that of the legend, the last one for what is unknown; circles are all alike. */
function showSign(entry: Element, root: Element, position: number): void {
  const look = root.querySelector(`[data-area="${position}"]`)?.getAttribute('class') ?? '';
  const [, tone = ''] = look.split(' ');
  const disk = tone === 'charts-plain-area' ? root.querySelector('.charts-swatch circle')?.parentElement : null;
  const [own, legend] = [entry.querySelector('svg'), root.querySelector('[data-classes]')];
  const sign = disk ?? legend?.querySelector(`svg.${tone}`) ?? legend?.querySelector('li:last-child svg');
  // What has no place on the map has no sign.
  if (sign && own?.hasChildNodes() === true) own.replaceWith(sign.cloneNode(true));
}

/** The value of the map, and that of the one beside it. */
function showValues(entry: Element, data: AskedChart, position: number, tools: TextTools): void {
  const unit = tools.unitOfAll(data);
  const [shown = '', compared] = data.series.map((_, series) =>
    tools.valueText(data, { series, position }).replace(unit, ''),
  );
  const value = entry.querySelector('b');
  value?.replaceChildren(shown);
  entry.querySelector('[data-compared]')?.remove();
  if (compared === undefined) return;
  const note = document.createElement('span');
  note.toggleAttribute('data-compared', true);
  note.append(` (${data.series[1]?.name ?? ''}${data.texts.colon}${compared})`);
  value?.after(note);
}

/** After the map has been drawn. Areas are numbered as in the list. */
export function showRanks(root: Element, data: AskedChart, tools: TextTools): void {
  const values = data.series[0]?.values.split('|') ?? [];
  const entries = [...root.querySelectorAll<HTMLElement>('[data-position]')].map((entry) => {
    const position = Number(entry.dataset['position']);
    return { entry, position, size: sizeOf(values[position]) };
  });
  const ranked = entries.toSorted((one, other) => other.size - one.size || 0);
  for (const [index, { entry, position }] of ranked.entries()) {
    showSign(entry, root, position);
    showValues(entry, data, position, tools);
    entry.parentElement?.append(entry);
    for (const number of root.querySelectorAll(`.charts-area-number[data-area="${position}"]`))
      number.replaceChildren(String(index + 1));
  }
}
