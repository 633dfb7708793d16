import { defineComponent } from '../component';
import { components, richText, text } from '../fields';
import { teaserElementPart } from './teaserElement';

export const infoBoxPart = defineComponent('info-box', 'Kasten mit Hinweis und Anrissen.', {
  title: text('Überschrift.'),
  body: richText('Text.'),
  teaser_elements: components('Anrisse.', teaserElementPart),
});
