import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The large teasers in French. */
export const focusTeasers: Readonly<Record<string, LocalizedInput<'focus-teasers'>>> = {
  'pendeln-fokus': {
    kicker: 'Gros plan',
    title: 'Qui vient travailler à Bâle ?',
    text: 'Environ 90 400 personnes viennent travailler dans le canton, quelque 24 700 font le trajet inverse. D’où viennent-elles, et quel rôle joue la frontière ? L’article fait le point.',
    image: images.verkehr,
    url: '/artikel/pendeln',
    link_label: 'Lire l’article sur les pendulaires',
  },
  'wohnviertel-fokus': {
    kicker: 'Gros plan',
    title: 'Comment vit-on dans votre quartier ?',
    text: '19 811 personnes habitent à St. Johann, 2 503 dans l’Altstadt Kleinbasel. Comparez les 21 territoires : population, logements vacants et superficie.',
    image: images.wohnen,
    url: '/interaktiv/wohnviertel-vergleich',
    link_label: 'Comparer les quartiers',
  },
  'quiz-fokus': {
    kicker: 'Quiz',
    title: 'Connaissez-vous bien votre quartier ?',
    text: 'Estimer, classer, choisir : quelques questions sur les quartiers bâlois. Les réponses viennent de la statistique et sont expliquées.',
    image: images.quiz,
    url: '/interaktiv/quiz-quartier',
    link_label: 'Commencer le quiz',
  },
  'glossar-fokus': {
    kicker: 'Comprendre les chiffres',
    title: 'Au chômage, en recherche d’emploi ou sans emploi ?',
    text: 'Trois expressions, trois chiffres différents. Le glossaire explique les principales notions de la statistique en quelques phrases.',
    image: images.glossar,
    url: '/interaktiv/glossar',
    link_label: 'Vers le glossaire',
  },
};
