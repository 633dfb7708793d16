import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The translated pages that put several interactive contents together. */
export const backgroundPageContainers: Readonly<Record<string, LocalizedInput<'background-page-containers'>>> = {
  quizsammlung: {
    title: 'Raccolta di quiz',
    lead: 'Quiz su quartieri, popolazione e abitazioni. A tutte le domande si può rispondere con le cifre di questo sito.',
    image: images.quiz,
    content: [
      {
        kind: 'text',
        body: 'Non occorrono conoscenze preliminari. Dopo ogni risposta appare una breve spiegazione con la fonte. Non viene salvato nulla: ogni quiz si può ripetere quante volte si vuole. Alcuni quiz esistono solo in tedesco.',
      },
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
    ],
  },
};
