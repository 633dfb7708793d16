import { defineComponent } from '../component';
import { integer, longText, required } from '../fields';

export const resultTextPart = defineComponent('result-text', 'Text zum Ergebnis eines Quiz.', {
  from: required(integer('Ab so vielen richtigen Antworten.', { min: 0 })),
  text: required(longText('Der Text.')),
});
