import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '@/content-types/chartKinds';
import { siteColour } from '@/lib/site/tokens';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartFile } from '@/lib/open-data/chart-file/chartFile';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { FigureChart } from '@/lib/charts/FigureChart';
import { placeFaults, readDrawing } from '../../../support/drawing';
import { shapedIndicator, shapeNames, tablesInsteadOfBars } from '../shapes';

const context = { language: 'de', messages: messagesByLocale.de } as const;

/** What only narrow columns, very wide ones, or scripts show. */
const elsewhere = '.charts-narrow-only, .charts-from5, .charts-from6, [data-tools]';

const letters = /[^\p{L}\p{N}]/gu;

/** Lines divide words, on pages and in files. */
function plain(text: string): string {
  return text.replace(letters, '');
}

/** The texts of a page that are its smallest: a part of a legend, a number of an axis. */
function textsIn(page: HTMLElement): readonly string[] {
  for (const part of page.querySelectorAll(elsewhere)) part.remove();
  const parts = [...page.querySelectorAll('text, li, span, p')].filter(({ children }) => children.length === 0);
  return [...new Set(parts.map(({ textContent }) => plain(textContent)))].filter((text) => text !== '');
}

describe.each(chartKinds)('a chart as %s', (kind) => {
  it.each(shapeNames)('of %s is drawn on its page, and in its file with the same texts, points and series', (shape) => {
    const indicator = shapedIndicator(shape, { chart_type: kind });
    const model = chartModel(indicator);
    // The others are tables.
    expect(model === undefined).toBe(kind === 'bar' && tablesInsteadOfBars.includes(shape));
    const drawn = chartFile(indicator);
    expect(drawn === undefined).toBe(model === undefined);
    if (model === undefined || drawn === undefined) return;
    expect(placeFaults(readDrawing(drawn))).toEqual([]);
    const file = new DOMParser().parseFromString(drawn, 'image/svg+xml');
    const { container } = render(<FigureChart model={model} title={indicator.title} context={context} />);
    expect(container.querySelectorAll('[role="img"]')).toHaveLength(1);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(container.querySelector('[style]')).toBeNull();
    const said = plain([...file.querySelectorAll('text')].map(({ textContent }) => textContent).join(''));
    expect(textsIn(container).filter((text) => !said.includes(text))).toEqual([]);
    const places = (name: string, document: ParentNode): number => document.querySelectorAll(name).length;
    expect(places('circle', file)).toBe(places('circle, .charts-round', container));
    // Each series has a colour on both.
    const colours = [1, 2, 3, 4, 5, 6].filter((series) => container.querySelector(`.charts-series${series}`) !== null);
    const isColoured = (series: number): boolean =>
      places(
        `[fill="${siteColour(`chart-${series}`, 'light')}"], [stroke="${siteColour(`chart-${series}`, 'light')}"]`,
        file,
      ) > 0;
    const tones =
      kind === 'map' ||
      kind === 'circles' ||
      kind === 'survey' ||
      container.querySelector('[class*="charts-rest"]') !== null;
    expect(tones ? [] : colours.filter((series) => !isColoured(series))).toEqual([]);
    // A class without a look would be as dark as text.
    const dark = siteColour('ink', 'light');
    expect(places(`path[fill="${dark}"]:not([fill-opacity])`, file)).toBe(0);
  });
});
