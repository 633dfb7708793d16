import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, relations, required, text } from '../fields';
import { pageFields } from '../mixins';
import { routes } from '../routes';

export const indikatorensetPage = defineSingleType('indikatorenset-page', {
  label: 'Seite «Indikatorensets»',
  doc: `Die Liste der Indikatorensets unter ${routes['indicator-set-list']}.`,
  address: () => routes['indicator-set-list'],
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    filter_statistical_themes: relations(
      'Filter: nur Sets, die auf einer dieser Statistiken oder einer von ihr abgelösten beruhen; leer: alle.',
      'kategories',
      'stata_id',
    ),
    content: contentZone('Inhalt unter der Liste.'),
    ...pageFields,
  },
});
