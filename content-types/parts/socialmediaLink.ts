import { defineComponent } from '../component';
import { required, text } from '../fields';

export const socialmediaLinkPart = defineComponent('socialmedia-link', 'Ein Verweis auf ein soziales Netz.', {
  url: required(text('Adresse.', { max: 500 })),
  icon: required(text('Name des Symbols, zum Beispiel «mastodon».', { max: 40 })),
  link_title: required(text('Text des Verweises.')),
});
