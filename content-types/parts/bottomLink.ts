import { defineComponent } from '../component';
import { required, text } from '../fields';

export const bottomLinkPart = defineComponent('bottom-link', 'Ein Verweis in der untersten Zeile.', {
  url: required(text('Ziel.', { max: 500 })),
  link_title: required(text('Text des Verweises.')),
});
