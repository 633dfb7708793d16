import { defineComponent } from '../component';
import { choice, component, components, decimal, longText, relation, required, text } from '../fields';
import { answerPart } from './answer';
import { imagePart } from './image';

export const questionPart = defineComponent('question', 'Eine Frage eines Quiz.', {
  text: required(text('Die Frage.', { max: 400 })),
  type: required(
    choice('Art der Antwort: eine, mehrere, schätzen, ordnen.', ['single', 'multiple', 'estimate', 'order']),
  ),
  image: component('Bild zur Frage.', imagePart),
  answers: components('Antworten; bei «order» in der richtigen Reihenfolge.', answerPart),
  value: decimal('Richtiger Wert beim Schätzen; leer: der neuste Wert des Indikators.'),
  tolerance: decimal('So weit darf die Schätzung abweichen.', { min: 0 }),
  unit: text('Einheit beim Schätzen.', { max: 40 }),
  indicator: relation(
    'Indikator, aus dem die Antwort stammt; steht als Verweis unter der Erklärung.',
    'products',
    'stata_id',
  ),
  explanation: required(longText('Erklärung nach der Antwort, mit Quelle.')),
});
