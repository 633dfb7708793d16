import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, relations, required, text } from '../fields';
import { pageFields } from '../mixins';
import { routes } from '../routes';

export const backgroundPage = defineSingleType('background-page', {
  label: 'Seite «Interaktiv»',
  doc: `Die Übersicht der interaktiven Inhalte unter ${routes['interactive-list']}.`,
  address: () => routes['interactive-list'],
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    pages: relations('Inhalte, die zuerst stehen.', 'background-page-articles', 'slug'),
    content: contentZone('Inhalt unter der Liste.'),
    ...pageFields,
  },
});
