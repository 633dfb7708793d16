import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** Collections of interactive contents in English. */
export const backgroundPageContainers: Readonly<Record<string, LocalizedInput<'background-page-containers'>>> = {
  quizsammlung: {
    title: 'Quizzes',
    lead: 'Three quizzes on the districts, the population and housing. All questions can be answered with figures from this website.',
    image: images.quiz,
    content: [
      {
        kind: 'text',
        body: 'You do not need to know anything beforehand. After each answer there is a short explanation with its source. Nothing is stored: you can repeat every quiz as often as you like. The quizzes on the population and on housing are in German only.',
      },
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
    ],
  },
};
