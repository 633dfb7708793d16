/** The chart of an indicator as an SVG file: the components of its page, drawn like the pictures that visitors save. */
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

/** Files have the colours of the light theme. */
function lightColour(name: string): string {
  return siteColour(name, 'light');
}

/** Returns the SVG, in German like the other files; undefined if the indicator has no chart. */
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
