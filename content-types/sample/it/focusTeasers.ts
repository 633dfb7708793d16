import type { LocalizedInput } from '../../registry';
import { images } from './images';

export const focusTeasers: Readonly<Record<string, LocalizedInput<'focus-teasers'>>> = {
  'pendeln-fokus': {
    kicker: 'In primo piano',
    title: 'Chi viene a lavorare a Basilea?',
    text: 'Circa 90’400 persone entrano nel Cantone per lavoro, circa 24’700 ne escono. La carta (in tedesco) mostra per ogni Comune della regione quante sono e da dove vengono.',
    image: images.verkehr,
    url: '/interaktiv/pendlerkarte',
    link_label: 'Alla carta dei pendolari',
  },
  'wohnviertel-fokus': {
    kicker: 'In primo piano',
    title: 'Come si vive nel Suo quartiere?',
    text: 'A St. Johann vivono 19’811 persone, ad Altstadt Kleinbasel 2’503. Metta a confronto i 21 territori: popolazione, abitazioni vuote e superficie.',
    image: images.wohnen,
    url: '/interaktiv/wohnviertel-vergleich',
    link_label: 'Confrontare i quartieri',
  },
  'quiz-fokus': {
    kicker: 'Quiz',
    title: 'Quanto conosce il Suo quartiere?',
    text: 'Stimare, ordinare, scegliere: alcune domande sui quartieri di Basilea. Le risposte vengono dalla statistica e sono spiegate.',
    image: images.quiz,
    url: '/interaktiv/quiz-quartier',
    link_label: 'Iniziare il quiz',
  },
  'glossar-fokus': {
    kicker: 'Capire le cifre',
    title: 'Disoccupati iscritti o disoccupati ai sensi dell’ILO?',
    text: 'Parole simili, cifre diverse. Il glossario spiega i termini più importanti della statistica in poche frasi.',
    image: images.glossar,
    url: '/interaktiv/glossar',
    link_label: 'Al glossario',
  },
};
