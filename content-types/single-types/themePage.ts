import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, relations, required, text } from '../fields';
import { pageFields } from '../mixins';
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
    content: contentZone('Inhalt unter der Liste.'),
    ...pageFields,
  },
});
