import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { plainLines } from './text';

/** The quiz in Leichte Sprache: fewer questions, rounded figures, one sentence per line. */
export const quizes: Readonly<Record<string, LocalizedInput<'quizes'>>> = {
  quartier: {
    title: 'Kennen Sie Basel?',
    lead: plainLines(
      'Sie haben so viel Zeit, wie Sie wollen.',
      'Niemand sieht Ihre Antworten.',
      'Wir speichern die Antworten nicht.',
    ),
    image: images.quiz,
    questions: [
      {
        text: 'Wo wohnen mehr Menschen?',
        type: 'single',
        answers: [
          { text: 'In der Stadt Basel', correct: true },
          { text: 'In Riehen', feedback: 'In Riehen wohnen viel weniger Menschen als in Basel.' },
          { text: 'In Bettingen', feedback: 'Bettingen ist ein kleiner Ort.' },
        ],
        explanation: plainLines(
          'In der Stadt Basel wohnen etwa 187 Tausend Menschen.',
          'In Riehen wohnen etwa 23 Tausend Menschen.',
          'In Bettingen wohnen etwa 1’300 Menschen.',
          'Die Zahlen sind vom Juli 2026.',
        ),
      },
      {
        text: 'Welche Orte gehören zum Kanton Basel-Stadt?',
        type: 'multiple',
        answers: [
          { text: 'Riehen', correct: true },
          { text: 'Bettingen', correct: true },
          { text: 'Liestal', feedback: 'Liestal gehört zu einem anderen Kanton.' },
        ],
        explanation: plainLines('Zum Kanton gehören 3 Orte.', 'Die Orte heissen: Basel, Riehen und Bettingen.'),
      },
      {
        text: 'Wie viele Stadt-Teile hat die Stadt Basel?',
        type: 'estimate',
        value: 19,
        tolerance: 3,
        unit: 'Stadt-Teile',
        explanation: plainLines('Die Stadt Basel hat 19 Stadt-Teile.', 'Ein Stadt-Teil heisst auch: Wohn-Viertel.'),
      },
      {
        text: 'Wo wohnen am meisten Menschen, wo am wenigsten?',
        type: 'order',
        answers: [{ text: 'Basel' }, { text: 'Riehen' }, { text: 'Bettingen' }],
        explanation: plainLines('In Basel wohnen am meisten Menschen.', 'In Bettingen wohnen am wenigsten Menschen.'),
      },
    ],
    result_texts: [
      { from: 0, text: plainLines('Das war schwer.', 'Spielen Sie noch einmal.') },
      { from: 2, text: 'Sie wissen schon viel.' },
      { from: 4, text: plainLines('Alles stimmt.', 'Sie kennen Basel sehr gut.') },
    ],
  },
};
