import { defineSingleType } from '../contentType';
import { contentZone } from '../contentZone';
import { longText, relations, required, text } from '../fields';
import { pageFields } from '../mixins';

export const indikatorensetPage = defineSingleType('indikatorenset-page', {
  label: 'Seite «Indikatorensets»',
  doc: 'Die Liste der Indikatorensets unter /indikatorenset.',
  fields: {
    title: required(text('Titel.')),
    lead: longText('Lead.'),
    filter_statistical_themes: relations(
      'Statistiken, nach denen man die Sets durchsehen kann.',
      'kategories',
      'stata_id',
    ),
    content: contentZone('Inhalt unter der Liste.'),
    ...pageFields,
  },
});
