import type { LocalizedInput } from '../../registry';

/** Quizzes in Italian. */
export const quizes: Readonly<Record<string, LocalizedInput<'quizes'>>> = {
  quartier: {
    title: 'Quanto conosce il Suo quartiere?',
    lead: 'Otto domande sui quartieri della città di Basilea e sui Comuni di Riehen e Bettingen. Non c’è limite di tempo e le risposte non vengono salvate.',
    image: {
      file: 'quiz.svg',
      alt: 'Disegno: quattro risposte, una segnata; accanto una scala e barre da ordinare',
      credit: 'Ufficio di statistica di Basilea Città',
    },
    questions: [
      {
        text: 'In quanti quartieri è suddivisa la città di Basilea per la statistica?',
        type: 'single',
        answers: [
          { text: '15' },
          { text: '19', correct: true },
          { text: '21', feedback: 'Quasi: con i Comuni di Riehen e Bettingen i territori sono 21.' },
          { text: '27' },
        ],
        explanation:
          'La città di Basilea ha 19 quartieri. Con Riehen e Bettingen si ottengono i 21 territori di molte tabelle e carte. Fonte: Ufficio di statistica di Basilea Città, suddivisione territoriale.',
      },
      {
        text: 'In quale quartiere vivono più persone?',
        type: 'single',
        answers: [
          { text: 'Gundeldingen', feedback: 'Per poco: con 19’624 persone Gundeldingen è al secondo posto.' },
          { text: 'Iselin' },
          { text: 'Matthäus' },
          { text: 'St. Johann', correct: true },
        ],
        indicator: '7763',
        explanation:
          'Nel luglio 2026 a St. Johann vivevano 19’811 persone, a Gundeldingen 19’624, a Iselin 18’190 e a Matthäus 15’310. Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione.',
      },
      {
        text: 'Quali di questi quartieri contano meno di 3’000 persone?',
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
          'Sotto le 3’000 persone si trovano Altstadt Kleinbasel (2’503), Altstadt Grossbasel (2’681) e Kleinhüningen (2’861). Clara ne conta 4’489, Vorstädte 5’110 (luglio 2026). Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione.',
      },
      {
        text: 'Quante persone vivono nel Comune di Riehen?',
        type: 'estimate',
        value: 23048,
        tolerance: 2000,
        unit: 'persone',
        indicator: '7763',
        explanation:
          'Nel luglio 2026 Riehen contava 23’048 persone, più di qualsiasi quartiere della città. A Bettingen erano 1’317. Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione.',
      },
      {
        text: 'Ordini questi quartieri secondo la popolazione, dal più al meno popoloso.',
        type: 'order',
        answers: [{ text: 'Bachletten' }, { text: 'Hirzbrunnen' }, { text: 'Klybeck' }, { text: 'Clara' }],
        indicator: '7763',
        explanation:
          'Bachletten 13’996, Hirzbrunnen 10’122, Klybeck 7’268, Clara 4’489 persone (luglio 2026). Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione.',
      },
      {
        text: 'Dove era più alta la quota di abitazioni vuote il 1º giugno 2026?',
        type: 'single',
        answers: [
          { text: 'St. Johann', feedback: 'Lì era dell’1,10 %, più della media cantonale, ma non la più alta.' },
          { text: 'Vorstädte', correct: true },
          { text: 'Wettstein', feedback: 'Al contrario: a Wettstein la quota era la più bassa.' },
          { text: 'Bruderholz' },
        ],
        indicator: '5814',
        explanation:
          'Il tasso di abitazioni vuote era del 2,45 % nelle Vorstädte, dell’1,10 % a St. Johann, dello 0,44 % sul Bruderholz e dello 0,24 % a Wettstein. Fonte: Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote.',
      },
      {
        text: 'Ordini questi quartieri secondo la superficie, dal più grande al più piccolo.',
        type: 'order',
        answers: [{ text: 'Hirzbrunnen' }, { text: 'Bruderholz' }, { text: 'Iselin' }, { text: 'Clara' }],
        indicator: '1501',
        explanation:
          'Hirzbrunnen 309,5 ettari, Bruderholz 259,0, Iselin 109,2 e Clara 23,1. Il quartiere più grande è quindi circa tredici volte più esteso del più piccolo. Fonte: Ufficio di statistica di Basilea Città, suddivisione territoriale; superfici calcolate.',
      },
      {
        text: 'In quale di questi quartieri la popolazione è più densa?',
        type: 'single',
        answers: [
          {
            text: 'Altstadt Grossbasel',
            feedback: 'Nella città vecchia molti edifici servono al lavoro e non all’abitazione.',
          },
          { text: 'Gundeldingen' },
          { text: 'Matthäus', correct: true },
          { text: 'Kleinhüningen', feedback: 'Porto e ferrovia occupano molto spazio: circa 21 persone per ettaro.' },
        ],
        explanation:
          'A Matthäus 15’310 persone vivono su 59,5 ettari, cioè circa 257 per ettaro. A Gundeldingen sono circa 169, ad Altstadt Grossbasel 71 e a Kleinhüningen 21. Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione, luglio 2026; calcolo dell’ufficio.',
      },
    ],
    result_texts: [
      {
        from: 0,
        text: 'C’è ancora molto da scoprire. Una passeggiata nei quartieri vale la pena, sulla carta o a piedi.',
      },
      {
        from: 3,
        text: 'Un buon inizio. Alcuni angoli della città Le sono già noti, altri possono ancora sorprenderla.',
      },
      { from: 6, text: 'Molto bene! Conosce Basilea anche là dove non passa ogni giorno.' },
      { from: 8, text: 'Tutto giusto. Potrebbe tenere le nostre tabelle.' },
    ],
  },
};
