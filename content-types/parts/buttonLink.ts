import { defineComponent } from '../component';
import { flag, required, text } from '../fields';

export const buttonLinkPart = defineComponent('button-link', 'Ein Verweis im Fuss der Seite.', {
  url: required(text('Ziel.', { max: 500 })),
  link_title: required(text('Text des Verweises.')),
  is_external: flag('Führt auf eine fremde Website.'),
  group: text('Überschrift der Gruppe, unter der der Verweis steht.'),
});
