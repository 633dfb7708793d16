/** The charts of an office in a real browser, in columns of all widths: nothing covers anything, nothing sticks out. */
import { beforeAll, describe, expect, it } from 'vitest';
import { drawFigures, faultsOf } from '../../support/real-indicators/chartPages';
import type { DrawnFigures } from '../../support/real-indicators/chartPages';
import { haveRealIndicators, officeIndicators, realIndicatorsHint } from '../../support/real-indicators/office';

const widths = [280, 360, 760];

/** What the check itself must find: a text upon another, upon a bar, outside, and a chart without a mark. */
const spoiled = {
  id: 'spoiled',
  kind: 'bar',
  html: `<svg role="img" width="200" height="60"><text x="10" y="20">Riehen</text><text x="12" y="22">Basel</text>
<line class="x_bar" x1="100" x2="150" y1="40" y2="40" stroke="black" stroke-width="20"/><text x="120" y="44">Bettingen</text>
<text x="-90" y="55">Bettingen</text></svg><svg role="img" width="10" height="10"></svg>`,
};

/** The same far below the edge of a usual window. */
const deep = { ...spoiled, id: 'deep', html: `<svg role="img" width="10" height="6000"></svg>${spoiled.html}` };

describe.skipIf(!haveRealIndicators)(`charts of an office${realIndicatorsHint}`, () => {
  let drawn: DrawnFigures;

  beforeAll(async () => {
    drawn = await drawFigures();
  });

  it('are all drawn', () => {
    expect(drawn.figures).toHaveLength(officeIndicators().length);
  });

  it('cover no text and no value, and stay in their column', async () => {
    const faults = await faultsOf({ ...drawn, figures: [...drawn.figures, spoiled, deep] }, widths);
    const foundIn = (id: string): readonly string[] =>
      [...new Set(faults.filter(({ indicator }) => indicator === id).map(({ fault }) => fault))].toSorted();
    expect(foundIn(spoiled.id)).toEqual(['outside', 'text over mark', 'text over text']);
    expect(foundIn(deep.id)).toEqual(foundIn(spoiled.id));
    const told = faults.map(({ indicator, width, fault, what }) => `${indicator} at ${width} px: ${fault}, ${what}`);
    expect(told.filter((fault) => !/^(?:spoiled|deep)/.test(fault))).toEqual([]);
  });
});
