/** The pages of the sample content that put several interactive contents together. */
import type { SampleEntry } from '../../registry';
import { images } from './images';

const baselInBewegung: SampleEntry<'background-page-containers'> = {
  shared: {
    slug: 'basel-in-bewegung',
    layout: 'tabs',
    pages: ['bevoelkerung-im-zeitraffer', 'pendlerkarte'],
    display_themes: ['bevoelkerung', 'verkehr'],
  },
  text: {
    title: 'Basel in Bewegung',
    lead: 'Menschen ziehen zu, ziehen weg und fahren zur Arbeit. Zwei Darstellungen zeigen die Bewegung über Jahre und an einem Tag.',
    image: images.verkehr,
    content: [
      {
        kind: 'text',
        heading: 'Zwei Zeitmassstäbe',
        body: 'Die erste Darstellung folgt der Bevölkerung über mehr als hundert Jahre. Die zweite zeigt das Gebiet, in dem sich die rund 90’400 Zupendelnden und die rund 24’700 Wegpendelnden des Jahres 2024 bewegen. Beide Inhalte laden erst, wenn Sie zustimmen.',
      },
      {
        kind: 'info-box',
        title: 'Ohne Karte',
        variant: 'info',
        body: 'Alle Zahlen gibt es auch als Text und Tabelle: in den Artikeln [Die Bevölkerung der Stadt Basel seit 1774](/artikel/stadt-seit-1774) und [zum Pendeln](/artikel/pendeln).',
      },
    ],
  },
  updated: '2026-04-23T07:20:00.000Z',
};

const quizsammlung: SampleEntry<'background-page-containers'> = {
  shared: {
    slug: 'quizsammlung',
    layout: 'grid',
    pages: ['quiz-quartier', 'quiz-bevoelkerung', 'quiz-wohnen'],
    display_themes: ['bevoelkerung', 'bau-wohnungswesen', 'raum-umwelt'],
  },
  text: {
    title: 'Quizsammlung',
    lead: 'Drei Quiz zu Wohnvierteln, Bevölkerung und Wohnen. Alle Fragen lassen sich mit Zahlen dieser Website beantworten.',
    image: images.quiz,
    content: [
      {
        kind: 'text',
        body: 'Sie brauchen keine Vorkenntnisse. Nach jeder Antwort erscheint eine kurze Erklärung mit der Quelle. Gespeichert wird nichts: Sie können jedes Quiz beliebig oft wiederholen.',
      },
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
    ],
  },
  updated: '2026-08-24T07:50:00.000Z',
};

export const backgroundPageContainers: readonly SampleEntry<'background-page-containers'>[] = [
  baselInBewegung,
  quizsammlung,
];
