import { defineBlock } from '../block';
import { choice, flag, relations, text } from '../fields';

export const glossaryBlock = defineBlock(
  'glossary',
  { label: 'Begriffe', icon: 'question', doc: 'Begriffe mit ihren Erklärungen.' },
  {
    title: text('Überschrift.'),
    terms: relations('Begriffe; leer: alle.', 'glossars', 'slug'),
    letter_index: flag('Buchstaben zum Springen zeigen.'),
    display: choice('Darstellung: untereinander, zum Aufklappen oder als fortlaufender Text mit kurzen Erklärungen.', [
      'list',
      'accordion',
      'inline',
    ]),
  },
);
