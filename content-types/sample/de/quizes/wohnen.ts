import type { SampleEntry } from '../../../registry';
import { images } from '../images';

/** Vacant dwellings, dwelling space and new buildings. */
export const wohnenQuiz: SampleEntry<'quizes'> = {
  shared: { slug: 'wohnen', show_score: true },
  text: {
    title: 'Wie wohnt Basel?',
    lead: 'Acht Fragen zu leeren Wohnungen, grossen Zimmern und neuen Häusern im Kanton Basel-Stadt.',
    image: images.wohnen,
    questions: [
      {
        text: 'Wie viele von 1’000 Wohnungen standen am 1. Juni 2026 leer?',
        type: 'single',
        answers: [
          { text: 'rund 2', feedback: 'So knapp war es 2014.' },
          { text: 'rund 8', correct: true },
          { text: 'rund 15', feedback: 'So viele waren es 2005.' },
          { text: 'rund 50' },
        ],
        indicator: '5813',
        explanation:
          'Die Leerwohnungsquote betrug 0,78 %. Das sind rund 8 von 1’000 Wohnungen. Quelle: Statistisches Amt Basel-Stadt, Leerstandserhebung.',
      },
      {
        text: 'Wie viele leere Wohnungen waren das im ganzen Kanton?',
        type: 'estimate',
        value: 912,
        tolerance: 150,
        unit: 'Wohnungen',
        indicator: '7580',
        explanation:
          'Gezählt wurden 912 Wohnungen, 167 weniger als ein Jahr zuvor (1’079). Quelle: Statistisches Amt Basel-Stadt, Leerstandserhebung.',
      },
      {
        text: 'Was gilt in der Statistik als Leerwohnung?',
        type: 'multiple',
        image: images.abend,
        answers: [
          { text: 'Eine möblierte Wohnung, die leer ist und für ein Jahr zur Miete angeboten wird', correct: true },
          { text: 'Ein leeres Einfamilienhaus, das zum Verkauf steht', correct: true },
          {
            text: 'Eine Wohnung, die gerade umgebaut wird',
            feedback: 'Sie ist nicht bewohnbar und zählt deshalb nicht.',
          },
          {
            text: 'Eine leere Wohnung, deren neuer Mietvertrag schon unterschrieben ist',
            feedback: 'Sie ist nicht mehr auf dem Markt.',
          },
        ],
        explanation:
          'Eine Leerwohnung ist am 1. Juni bewohnbar, unbesetzt und wird für mindestens drei Monate zur Miete oder zum Kauf angeboten. Quelle: Bundesamt für Statistik, Leerwohnungszählung.',
      },
      {
        text: 'In welchem dieser Jahre war das Angebot an leeren Wohnungen am knappsten?',
        type: 'single',
        answers: [
          { text: '2005', feedback: 'Damals standen mit 1,52 % besonders viele Wohnungen leer.' },
          { text: '2014', correct: true },
          { text: '2022' },
          { text: '2024' },
        ],
        indicator: '5813',
        explanation:
          '2014 betrug die Leerwohnungsquote nur 0,23 %. 2005 waren es 1,52 %, 2022 1,17 % und 2024 0,77 %. Quelle: Statistisches Amt Basel-Stadt, Leerstandserhebung.',
      },
      {
        text: 'Ordnen Sie diese Wohnviertel nach ihrer Leerwohnungsquote 2026, die höchste zuerst.',
        type: 'order',
        answers: [
          { text: 'Vorstädte' },
          { text: 'Altstadt Grossbasel' },
          { text: 'Gundeldingen' },
          { text: 'Wettstein' },
        ],
        indicator: '5814',
        explanation:
          'Vorstädte 2,45 %, Altstadt Grossbasel 1,52 %, Gundeldingen 0,68 % und Wettstein 0,24 %. Quelle: Statistisches Amt Basel-Stadt, Leerstandserhebung.',
      },
      {
        text: 'Wie viel Wohnfläche hat eine Person, die allein wohnt, im Mittel?',
        type: 'estimate',
        value: 65.1,
        tolerance: 8,
        unit: 'm²',
        indicator: '6363',
        explanation:
          '2025 waren es in Einpersonenhaushalten 65,1 m². Quelle: Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik.',
      },
      {
        text: 'Und wie viel Wohnfläche pro Kopf haben Familien mit mindestens fünf Personen?',
        type: 'single',
        answers: [{ text: '12 m²' }, { text: '21 m²', correct: true }, { text: '32 m²' }, { text: '44 m²' }],
        explanation:
          'Es sind 21,0 m² pro Person (2025), rund ein Drittel der Fläche einer allein wohnenden Person. Quelle: Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik.',
      },
      {
        text: '2023 wurden 778 Wohnungen neu gebaut. Welcher Anteil davon gehört Genossenschaften?',
        type: 'single',
        answers: [
          { text: 'rund 5 %' },
          { text: 'rund 20 %' },
          { text: 'rund 42 %', correct: true },
          { text: 'rund 70 %' },
        ],
        indicator: '1301',
        explanation:
          '323 der 778 neuen Wohnungen waren Genossenschaftswohnungen, das sind 42 %. Quelle: Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik.',
      },
    ],
    result_texts: [
      { from: 0, text: 'Wohnen ist ein weites Feld. Im Indikatorenportal finden Sie alle Antworten.' },
      { from: 3, text: 'Nicht schlecht. Bei der einen oder anderen Zahl lohnt sich ein zweiter Blick.' },
      { from: 6, text: 'Sehr gut! Sie wissen, wie es um Basels Wohnungen steht.' },
      { from: 8, text: 'Alles richtig. Bei Ihnen steht keine Frage leer.' },
    ],
  },
  updated: '2026-08-21T06:40:00.000Z',
};
