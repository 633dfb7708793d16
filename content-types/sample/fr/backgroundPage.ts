import type { LocalizedInput } from '../../registry';

/** The page «Interaktiv» in French. */
export const backgroundPage: Readonly<Record<string, LocalizedInput<'background-page'>>> = {
  'background-page': {
    title: 'Interactif',
    lead: 'Des cartes à explorer, des tableaux de bord pour comparer, des quiz pour estimer et un glossaire à consulter.',
    content: [
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
      {
        kind: 'interactive-element',
        container: 'quizsammlung',
        caption: 'Tous les quiz sur une page',
        long_description:
          'Trois petits quiz sur les quartiers, sur la population et sur le logement. Chaque réponse est expliquée. Le quiz sur les quartiers existe en français, les deux autres en allemand.',
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Sans souris, sans son, sans image',
        body: 'Pour chaque carte et chaque graphique, les chiffres figurent aussi dans un tableau. Tout s’utilise au clavier. Si quelque chose ne marche pas, écrivez-nous.',
      },
      { kind: 'link-button', label: 'Vers les applications', url: '/apps', style: 'secondary', icon: 'arrow' },
    ],
    seo_description: 'Cartes, tableaux de bord, quiz et glossaire de la statistique du canton de Bâle-Ville.',
  },
};
