import type { SampleEntry } from '../../registry';
import { images } from './images';

export const focusTeasers: readonly SampleEntry<'focus-teasers'>[] = [
  {
    shared: { slug: 'pendeln-fokus', highlight_indikator: '5203', layout: 'right' },
    text: {
      kicker: 'Im Fokus',
      title: 'Wer pendelt nach Basel?',
      text: 'Rund 90’400 Menschen kommen zur Arbeit in den Kanton, etwa 24’700 fahren hinaus. Die Karte zeigt für jede Gemeinde der Region, wie viele es sind und woher sie kommen.',
      image: images.verkehr,
      url: '/interaktiv/pendlerkarte',
      link_label: 'Zur Pendlerkarte',
    },
    updated: '2026-05-11T12:20:00.000Z',
  },
  {
    shared: { slug: 'wohnviertel-fokus', layout: 'left' },
    text: {
      kicker: 'Im Fokus',
      title: 'Wie lebt es sich in Ihrem Quartier?',
      text: 'Im St. Johann wohnen 19’811 Menschen, in der Altstadt Kleinbasel 2’503. Alle 21 Gebiete nebeneinander: Bevölkerung, Leerstand und Fläche.',
      image: images.wohnen,
      url: '/interaktiv/wohnviertel-vergleich',
      link_label: 'Wohnviertel vergleichen',
    },
    updated: '2026-08-21T06:45:00.000Z',
  },
  {
    shared: { slug: 'quiz-fokus', layout: 'right' },
    text: {
      kicker: 'Quiz',
      title: 'Wie gut kennen Sie Ihr Quartier?',
      text: 'Schätzen, ordnen, auswählen: ein paar Fragen zu den Basler Wohnvierteln. Die Antworten kommen aus der Statistik und werden erklärt.',
      image: images.quiz,
      url: '/interaktiv/quiz-quartier',
      link_label: 'Quiz starten',
    },
    updated: '2026-08-07T09:10:00.000Z',
  },
  {
    shared: { slug: 'glossar-fokus', layout: 'left' },
    text: {
      kicker: 'Zahlen verstehen',
      title: 'Arbeitslos, stellensuchend oder erwerbslos?',
      text: 'Drei Wörter, drei verschiedene Zahlen. Das Glossar erklärt die wichtigsten Begriffe der Statistik in wenigen Sätzen.',
      image: images.glossar,
      url: '/interaktiv/glossar',
      link_label: 'Zum Glossar',
    },
    updated: '2025-09-29T14:00:00.000Z',
  },
];
