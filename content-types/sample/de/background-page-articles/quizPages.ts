/** The pages of the three quizzes. */
import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const quizQuartier: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'quiz-quartier',
    interactive_type: 'content',
    publication_date: '2025-06-16',
    display_themes: ['raum-umwelt', 'bevoelkerung'],
    products: ['7763', '5814'],
    team_members: ['felix-vorlage'],
  },
  text: {
    title: 'Quiz: Wie gut kennen Sie die Wohnviertel?',
    short_title: 'Wohnviertel',
    lead: 'Wo leben am meisten Menschen, und wo stehen am meisten Wohnungen leer? Testen Sie Ihr Wissen über die 19 Wohnviertel und die beiden Gemeinden.',
    image: images.quiz,
    content: [
      { kind: 'quiz', quiz: 'quartier', mode: 'inline' },
      {
        kind: 'text',
        heading: 'Nachlesen',
        body: 'Alle Zahlen zu den Fragen stehen im Artikel [Die Wohnviertel von A bis Z](/artikel/wohnviertel-von-a-bis-z). Wer Gebiete direkt gegenüberstellen möchte, öffnet den [Vergleich der Wohnviertel](/interaktiv/wohnviertel-vergleich).',
      },
      { kind: 'link-button', label: 'Weitere Quiz', url: '/interaktiv/container/quizsammlung', style: 'secondary' },
    ],
  },
  updated: '2026-08-24T07:45:00.000Z',
};

export const quizBevoelkerung: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'quiz-bevoelkerung',
    interactive_type: 'content',
    publication_date: '2025-06-16',
    display_themes: ['bevoelkerung'],
    products: ['6623', '6215'],
    team_members: ['anna-beispiel'],
  },
  text: {
    title: 'Quiz: 250 Jahre Bevölkerung',
    short_title: 'Bevölkerung',
    lead: 'Von 15’040 auf über 186’000: Was wissen Sie über die Bevölkerung der Stadt und des Kantons?',
    image: images.quiz,
    content: [
      { kind: 'quiz', quiz: 'bevoelkerung', mode: 'inline' },
      {
        kind: 'expand-section',
        summary: 'Diagramm zum Nachschauen',
        body: 'Die längste Zeitreihe der Bevölkerungsstatistik beginnt 1774. Sie hilft bei mehreren Fragen weiter.',
        indicators: ['6623'],
        open_initially: false,
      },
      { kind: 'background-article', article: 'stadt-seit-1774', kicker: 'Zum Weiterlesen' },
    ],
  },
  updated: '2026-03-02T08:10:00.000Z',
};

export const quizWohnen: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'quiz-wohnen',
    interactive_type: 'content',
    publication_date: '2025-10-20',
    display_themes: ['bau-wohnungswesen'],
    products: ['5813', '6363'],
    team_members: ['beat-muster'],
  },
  text: {
    title: 'Quiz: Wohnen in Basel-Stadt',
    short_title: 'Wohnen',
    lead: 'Wie viel Platz haben wir, und wie viele Wohnungen sind frei? Einige Antworten werden Sie überraschen.',
    image: images.quiz,
    content: [
      { kind: 'quiz', quiz: 'wohnen', mode: 'inline' },
      {
        kind: 'text',
        heading: 'Woher die Antworten stammen',
        body: 'Grundlage sind die Leerstandserhebung und das Gebäude- und Wohnungsregister. Beide sind Vollerhebungen: Sie erfassen jede Wohnung und nicht nur eine Stichprobe. Mehr dazu in den Artikeln zum [Leerstand](/artikel/leerstand-2026) und zur [Wohnfläche](/artikel/wohnflaeche).',
      },
    ],
  },
  updated: '2026-08-21T07:10:00.000Z',
};
