import { defineBlock } from '../block';
import { choice, integer, relation, required } from '../fields';

export const quizBlock = defineBlock(
  'quiz',
  { label: 'Quiz', icon: 'puzzle', doc: 'Ein Quiz auf der Seite oder als Verweis.' },
  {
    quiz: required(relation('Das Quiz.', 'quizes', 'slug')),
    mode: choice('Auf der Seite oder als Verweis.', ['inline', 'link']),
    questions_limit: integer('Wie viele Fragen höchstens.', { min: 1, max: 50 }),
  },
);
