import { defineComponent } from '../component';
import { required, text } from '../fields';

export const sloganPart = defineComponent('slogan', 'Ein Satz mit einer Zahl auf der Startseite.', {
  text: required(text('Der Satz.')),
  url: text('Ziel beim Anklicken.', { max: 500 }),
});
