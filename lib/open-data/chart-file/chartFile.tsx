/** The chart of an indicator as a file: the elements of its page, drawn as pictures are at visitors'. */
import { defaultLocale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { composePicture, serializeSvg } from '@/lib/drawing/browser/picture/composePicture';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import { FigureChart } from '@/lib/charts/FigureChart';
import { pictureTexts } from '@/lib/charts/pictureTexts';
import type { Indicator } from '@/lib/site/indicators';
import { siteColour } from '@/lib/site/tokens';
import { drawingNodes } from './drawingNodes';

const known = new Map<string, string>();

/** Pictures are light, as paper is. */
function lightColour(name: string): string {
  const value = known.get(name) ?? siteColour(name, 'light');
  known.set(name, value);
  return value;
}

/** The file; undefined if the table of the indicator says more than a drawing could. Texts are German, as in its other files. */
export function chartFile(indicator: Indicator): string | undefined {
  const model = indicatorModel(indicator);
  if (model === undefined) return undefined;
  const context = { locale: defaultLocale, language: defaultLocale, messages: messagesByLocale[defaultLocale] };
  const { title } = indicator;
  const said = pictureTexts(indicator, context);
  const chart = { name: 'div', attributes: {}, children: drawingNodes(<FigureChart model={model} title={title} context={context} />) }; // prettier-ignore
  const picture = composePicture(
    chart,
    { title, about: said['data-about'], note: said['data-note'], address: said['data-address'] },
    languageTag[defaultLocale],
  );
  return `${serializeSvg(picture, lightColour)}\n`;
}
