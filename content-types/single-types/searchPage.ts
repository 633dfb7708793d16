import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, required, text } from '../fields';
import { pageFields } from '../mixins';
import { routes } from '../routes';

export const searchPage = defineSingleType('search-page', {
  label: 'Suche',
  doc: `Die Seite ${routes.search}.`,
  address: () => routes.search,
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    placeholder: text('Beispiele im leeren Feld.'),
    empty_text: longText('Text, wenn nichts gefunden wird.'),
    content: contentZone('Inhalt unter den Ergebnissen.'),
    ...pageFields,
  },
});
