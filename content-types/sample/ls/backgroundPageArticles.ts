import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { lines, plainLines } from './text';

/** The interactive content that exists in Leichte Sprache: the word book and a quiz. */
export const backgroundPageArticles: Readonly<Record<string, LocalizedInput<'background-page-articles'>>> = {
  glossar: {
    title: 'Wörter-Buch',
    short_title: 'Wörter-Buch',
    lead: plainLines('Manche Wörter sind schwer.', 'Hier erklären wir schwere Wörter.'),
    image: images.glossar,
    content: [
      {
        kind: 'text',
        heading: 'So benutzen Sie das Wörter-Buch',
        body: lines(
          'Die Wörter stehen in der Reihe vom Alphabet.',
          'Das Alphabet beginnt mit A und endet mit Z.',
          'Lesen Sie zuerst das Wort.',
          'Unter dem Wort steht die Erklärung.',
        ),
      },
      { kind: 'glossary', title: 'Alle Wörter', display: 'list' },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Fehlt ein Wort?',
        body: lines(
          'Sie finden ein Wort **nicht**?',
          'Oder Sie verstehen eine Erklärung **nicht**?',
          'Dann sagen Sie es uns.',
          'In Standard-Sprache gibt es noch mehr Wörter.',
        ),
      },
      { kind: 'additional-information-box', title: 'Brauchen Sie Hilfe?', contacts: ['gina-schema'] },
    ],
    seo_description: 'Das Wörter-Buch erklärt schwere Wörter von der Statistik in Leichter Sprache.',
  },
  'quiz-quartier': {
    title: 'Quiz: Kennen Sie Basel?',
    short_title: 'Quiz',
    lead: plainLines('Ein Quiz ist ein Spiel mit Fragen.', 'Hier finden Sie 4 Fragen zu Basel.'),
    image: images.quiz,
    content: [{ kind: 'quiz', quiz: 'quartier', mode: 'inline' }],
  },
};
