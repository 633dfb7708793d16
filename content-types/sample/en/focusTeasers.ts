import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** Focus teasers in English. */
export const focusTeasers: Readonly<Record<string, LocalizedInput<'focus-teasers'>>> = {
  'pendeln-fokus': {
    kicker: 'In focus',
    title: 'Who commutes to Basel?',
    text: 'About 90,400 people come into the canton to work, some 24,700 leave it. For every commune of the region, the map shows how many there are and where they come from.',
    image: images.verkehr,
    url: '/interaktiv/pendlerkarte',
    link_label: 'To the commuter map',
  },
  'wohnviertel-fokus': {
    kicker: 'In focus',
    title: 'What is it like to live in your neighbourhood?',
    text: 'St. Johann has 19,811 residents, Altstadt Kleinbasel 2,503. All 21 areas side by side: population, vacancy and area.',
    image: images.wohnen,
    url: '/interaktiv/wohnviertel-vergleich',
    link_label: 'Compare districts',
  },
  'quiz-fokus': {
    kicker: 'Quiz',
    title: 'How well do you know your district?',
    text: 'Estimate, put in order, choose: a few questions on the districts of Basel. The answers come from the statistics and are explained.',
    image: images.quiz,
    url: '/interaktiv/quiz-quartier',
    link_label: 'Start the quiz',
  },
  'glossar-fokus': {
    kicker: 'Understanding figures',
    title: 'Registered, job-seeking or unemployed under the ILO definition?',
    text: 'Three terms, three different figures. The glossary explains the most important terms of statistics in a few sentences.',
    image: images.glossar,
    url: '/interaktiv/glossar',
    link_label: 'To the glossary',
  },
};
