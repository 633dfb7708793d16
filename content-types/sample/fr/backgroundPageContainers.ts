import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The pages in French that put several interactive contents together. */
export const backgroundPageContainers: Readonly<Record<string, LocalizedInput<'background-page-containers'>>> = {
  quizsammlung: {
    title: 'Recueil de quiz',
    lead: 'Trois quiz sur les quartiers, la population et le logement. Les chiffres de ce site permettent de répondre à toutes les questions.',
    image: images.quiz,
    content: [
      {
        kind: 'text',
        body: 'Aucune connaissance préalable n’est nécessaire. Après chaque réponse apparaît une courte explication avec la source. Rien n’est enregistré : vous pouvez recommencer chaque quiz aussi souvent que vous le souhaitez. Le quiz sur les quartiers existe en français, les deux autres en allemand.',
      },
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
    ],
  },
};
