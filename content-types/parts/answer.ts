import { defineComponent } from '../component';
import { flag, required, text } from '../fields';

export const answerPart = defineComponent('answer', 'Eine Antwort zur Auswahl.', {
  text: required(text('Text der Antwort.')),
  correct: flag('Diese Antwort ist richtig.'),
  feedback: text('Rückmeldung zu dieser Antwort.', { max: 400 }),
});
