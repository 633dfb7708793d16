import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, required, text } from '../fields';
import { pageFields } from '../mixins';

export const searchPage = defineSingleType('search-page', {
  label: 'Suche',
  doc: 'Die Seite /suche.',
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    placeholder: text('Beispiele im leeren Feld.'),
    empty_text: longText('Text, wenn nichts gefunden wird.'),
    content: contentZone('Inhalt unter den Ergebnissen.'),
    ...pageFields,
  },
});
