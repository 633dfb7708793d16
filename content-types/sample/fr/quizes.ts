import type { LocalizedInput } from '../../registry';

/** Quizzes in French. */
export const quizes: Readonly<Record<string, LocalizedInput<'quizes'>>> = {
  quartier: {
    title: 'Connaissez-vous bien votre quartier ?',
    lead: 'Huit questions sur les quartiers de la ville de Bâle et sur les communes de Riehen et de Bettingen. Prenez votre temps : vos réponses ne sont pas enregistrées.',
    image: {
      file: 'quiz.svg',
      alt: 'Dessin : quatre réponses dont une cochée, à côté une échelle et des barres à classer',
      credit: 'Office de statistique de Bâle-Ville',
    },
    questions: [
      {
        text: 'En combien de quartiers la ville de Bâle est-elle divisée pour la statistique ?',
        type: 'single',
        answers: [
          { text: '15' },
          { text: '19', correct: true },
          { text: '21', feedback: 'Presque : il y a 21 territoires avec les communes de Riehen et de Bettingen.' },
          { text: '27' },
        ],
        explanation:
          'La ville de Bâle compte 19 quartiers. Avec Riehen et Bettingen, on obtient les 21 territoires de nombreux tableaux et cartes. Source : Office de statistique de Bâle-Ville, nomenclature spatiale.',
      },
      {
        text: 'Quel quartier compte le plus d’habitantes et d’habitants ?',
        type: 'single',
        answers: [
          { text: 'Gundeldingen', feedback: 'De peu : avec 19 624 personnes, Gundeldingen est deuxième.' },
          { text: 'Iselin' },
          { text: 'Matthäus' },
          { text: 'St. Johann', correct: true },
        ],
        indicator: '7763',
        explanation:
          'En juillet 2026, 19 811 personnes vivaient à St. Johann, 19 624 à Gundeldingen, 18 190 à Iselin et 15 310 à Matthäus. Source : Office de statistique de Bâle-Ville, statistique de la population.',
      },
      {
        text: 'Lesquels de ces quartiers comptent moins de 3 000 personnes ?',
        type: 'multiple',
        answers: [
          { text: 'Altstadt Grossbasel', correct: true },
          { text: 'Altstadt Kleinbasel', correct: true },
          { text: 'Clara' },
          { text: 'Kleinhüningen', correct: true },
          { text: 'Vorstädte' },
        ],
        indicator: '7763',
        explanation:
          'Altstadt Kleinbasel (2 503), Altstadt Grossbasel (2 681) et Kleinhüningen (2 861) sont en dessous de 3 000. Clara compte 4 489 personnes et Vorstädte 5 110 (juillet 2026). Source : Office de statistique de Bâle-Ville, statistique de la population.',
      },
      {
        text: 'Combien de personnes vivent dans la commune de Riehen ?',
        type: 'estimate',
        value: 23048,
        tolerance: 2000,
        unit: 'personnes',
        indicator: '7763',
        explanation:
          'En juillet 2026, Riehen comptait 23 048 personnes, plus que n’importe quel quartier de la ville. À Bettingen, elles étaient 1 317. Source : Office de statistique de Bâle-Ville, statistique de la population.',
      },
      {
        text: 'Classez ces quartiers selon leur population, le plus peuplé en premier.',
        type: 'order',
        answers: [{ text: 'Bachletten' }, { text: 'Hirzbrunnen' }, { text: 'Klybeck' }, { text: 'Clara' }],
        indicator: '7763',
        explanation:
          'Bachletten 13 996, Hirzbrunnen 10 122, Klybeck 7 268, Clara 4 489 personnes (juillet 2026). Source : Office de statistique de Bâle-Ville, statistique de la population.',
      },
      {
        text: 'Où la part de logements vacants était-elle la plus élevée le 1er juin 2026 ?',
        type: 'single',
        answers: [
          {
            text: 'St. Johann',
            feedback: 'Le taux y était de 1,10 %, plus que la moyenne cantonale, mais pas le plus élevé.',
          },
          { text: 'Vorstädte', correct: true },
          { text: 'Wettstein', feedback: 'Au contraire : c’est à Wettstein que le taux était le plus bas.' },
          { text: 'Bruderholz' },
        ],
        indicator: '5814',
        explanation:
          'Le taux de logements vacants était de 2,45 % dans les Vorstädte, de 1,10 % à St. Johann, de 0,44 % au Bruderholz et de 0,24 % à Wettstein. Source : Office de statistique de Bâle-Ville, relevé des logements vacants.',
      },
      {
        text: 'Classez ces quartiers selon leur surface, le plus grand en premier.',
        type: 'order',
        answers: [{ text: 'Hirzbrunnen' }, { text: 'Bruderholz' }, { text: 'Iselin' }, { text: 'Clara' }],
        indicator: '1501',
        explanation:
          'Hirzbrunnen 309,5 hectares, Bruderholz 259,0, Iselin 109,2 et Clara 23,1. Le plus grand quartier est donc environ treize fois plus étendu que le plus petit. Source : Office de statistique de Bâle-Ville, nomenclature spatiale ; surfaces calculées.',
      },
      {
        text: 'Dans lequel de ces quartiers la population est-elle la plus dense ?',
        type: 'single',
        answers: [
          {
            text: 'Altstadt Grossbasel',
            feedback: 'Dans la vieille ville, beaucoup d’immeubles servent au travail et non au logement.',
          },
          { text: 'Gundeldingen' },
          { text: 'Matthäus', correct: true },
          {
            text: 'Kleinhüningen',
            feedback: 'Le port et le rail prennent de la place : environ 21 personnes par hectare.',
          },
        ],
        explanation:
          'À Matthäus, 15 310 personnes vivent sur 59,5 hectares, soit environ 257 par hectare. On en compte environ 169 à Gundeldingen, 71 dans l’Altstadt Grossbasel et 21 à Kleinhüningen. Source : Office de statistique de Bâle-Ville, statistique de la population, juillet 2026 ; calcul de l’office.',
      },
    ],
    result_texts: [
      {
        from: 0,
        text: 'Il reste beaucoup à découvrir. Une promenade dans les quartiers vaut la peine, sur la carte ou à pied.',
      },
      {
        from: 3,
        text: 'Un bon début. Vous connaissez déjà quelques coins de la ville, d’autres peuvent encore vous surprendre.',
      },
      { from: 6, text: 'Très bien ! Vous connaissez Bâle, même là où vous ne passez pas tous les jours.' },
      { from: 8, text: 'Tout est juste. Vous pourriez tenir nos tableaux.' },
    ],
  },
};
