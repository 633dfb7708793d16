/**
 * The chart of an indicator as a drawing that stands alone: with title, unit, period, source, state and address in it. Other than
 * the chart of a page, which a browser lays out, it has one width and needs nothing else: no style sheet, no script, no other file.
 */
import type { DrawnKind } from '@/content-types/drawnKinds';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/language/messages';
import { languageTag } from '@/lib/language/paths';
import { drawnAs, formNote, hasPlace } from '@/lib/site/charts/chartForm';
import { chartModel } from '@/lib/site/charts/chartModel';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { markText } from '@/lib/site/charts/markTexts';
import { pictureTexts } from '@/lib/site/charts/pictureTexts';
import type { Indicator } from '@/lib/site/indicators';
import { colour, coloursOf } from './colours';
import { drawingWidth } from './drawing';
import type { Drawn } from './drawing';
import { element, encodeXml, placed, stacked } from './elements';
import type { Part } from './elements';
import { heatPart, scatterPart } from './fieldParts';
import { paragraph } from './flow';
import { mapPart } from './mapPart';
import { panelsPart } from './panelsPart';
import { piePart, spiderPart } from './roundParts';
import { barPart, dotPart, pyramidPart, surveyPart } from './rowParts';
import { areaPart, columnPart, comboPart, linePart } from './uprightParts';

const parts: { readonly [Kind in DrawnKind]: (drawn: Drawn) => Part } = {
  line: linePart,
  column: columnPart,
  heat: heatPart,
  bar: barPart,
  stacked: columnPart,
  area: areaPart,
  pyramid: pyramidPart,
  dot: dotPart,
  survey: surveyPart,
  pie: piePart,
  spider: spiderPart,
  map: mapPart,
  circles: mapPart,
  combo: comboPart,
  scatter: scatterPart,
  bubble: scatterPart,
};

/** Around the drawing, in px. */
const margin = 16;

/** On every computer, and about as wide as the typeface of the site. */
const fonts = 'Arial, Helvetica, sans-serif';

/** The texts of annotations, with the numbers that they have in the drawing. */
function markParts(model: ChartModel, locale: Locale): readonly Part[] {
  const kind = drawnAs(model);
  return model.marks.map((mark, index) => {
    const words = markText(mark, locale, messagesByLocale[locale]);
    return paragraph(hasPlace(mark, kind) && !model.hasPanels ? `(${index + 1}) ${words}` : words);
  });
}

function drawnSheet(indicator: Indicator, model: ChartModel, locale: Locale): Part {
  const messages = messagesByLocale[locale];
  const said = pictureTexts(indicator, { locale, language: locale, messages });
  const drawn = { model, locale, colourOf: coloursOf(model) };
  const note = { ink: 'ink-2', size: 12 };
  return stacked(
    [
      paragraph(said['data-title'], { size: 20, isBold: true }),
      paragraph(said['data-about'], { size: 14, ink: 'ink-2' }),
      model.hasPanels ? panelsPart(drawn) : parts[drawnAs(model)](drawn),
      ...markParts(model, locale),
      paragraph(formNote(model, locale, messages), note),
      paragraph(said['data-note'], note),
      paragraph(said['data-address'], note),
    ],
    8,
  );
}

/** The file; undefined if the table of the indicator says more than a drawing could. Texts are German, as in its other files. */
export function chartFile(indicator: Indicator): string | undefined {
  const model = chartModel(indicator);
  if (model === undefined) return undefined;
  const { height, content } = drawnSheet(indicator, model, defaultLocale);
  const [wide, high] = [drawingWidth + margin * 2, Math.ceil(height) + margin * 2];
  const paper = element('rect', { width: wide, height: high, fill: colour('paper') });
  const title = element('title', {}, encodeXml(indicator.title));
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xml:lang': languageTag[defaultLocale],
      width: wide,
      height: high,
      viewBox: `0 0 ${wide} ${high}`,
      'font-family': fonts,
      'font-size': 13,
    },
    title + paper + placed(content, margin, margin),
  )}\n`;
}
