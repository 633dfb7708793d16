import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { component, longText, relations, required, text } from '../fields';
import { pageFields } from '../mixins';
import { statisticItemPart } from '../parts/statisticItem';
import { routes } from '../routes';

export const themePage = defineSingleType('theme-page', {
  label: 'Seite «Themen»',
  doc: `Die Übersicht der Themen unter ${routes.themes}.`,
  address: () => routes.themes,
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    display_themes: relations('Reihenfolge der Themen; leer: nach ihrer Nummer.', 'display-themes', 'url'),
    filter_statistical_themes: relations(
      'Filter der Liste «Statistiken» am Schluss: nur diese, statt einer abgelösten ihre Nachfolgerin; leer: alle.',
      'kategories',
      'stata_id',
    ),
    first_statistic: component(
      'Kennzahl auf der Seite jedes Themas, das selber keine nennt, zum Beispiel die Bevölkerung des Kantons.',
      statisticItemPart,
    ),
    content: contentZone('Inhalt unter der Liste.'),
    ...pageFields,
  },
});
