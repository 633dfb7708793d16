import { defineComponent } from '../component';
import { required, text } from '../fields';

export const synonymGroupPart = defineComponent('synonym-group', 'Wörter, die in der Suche dasselbe meinen.', {
  words: required(text('Die Wörter, mit Kommas dazwischen: «Leerstand, Wohnungsnot».', { max: 300 })),
});
