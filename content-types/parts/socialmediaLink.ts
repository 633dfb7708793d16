import { defineComponent } from '../component';
import { icon, networkIcons, required, text } from '../fields';

export const socialmediaLinkPart = defineComponent('socialmedia-link', 'Ein Verweis auf ein soziales Netz.', {
  url: required(text('Adresse.', { max: 500 })),
  icon: required(icon('Symbol des Netzes.', networkIcons)),
  link_title: required(text('Text des Verweises.')),
});
