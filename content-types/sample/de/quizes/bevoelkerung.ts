import type { SampleEntry } from '../../../registry';
import { images } from '../images';

/** How many people live in the canton, in the past, today and in the scenarios. */
export const bevoelkerungQuiz: SampleEntry<'quizes'> = {
  shared: { slug: 'bevoelkerung', show_score: true },
  text: {
    title: 'Wie viele sind wir?',
    lead: 'Sieben Fragen zur Bevölkerung des Kantons Basel-Stadt: von 1774 bis 2050, vom Grossen Rat bis zur kleinsten Gemeinde.',
    image: images.bevoelkerung,
    questions: [
      {
        text: 'Wie viele Menschen wohnten im Juli 2026 im Kanton Basel-Stadt?',
        type: 'single',
        answers: [
          { text: 'rund 187’000', feedback: 'So viele wohnten allein in der Stadt Basel.' },
          { text: 'rund 198’000' },
          { text: 'rund 211’000', correct: true },
          { text: 'rund 236’000', feedback: 'So viele waren es 1970, beim bisherigen Höchststand.' },
        ],
        indicator: '7763',
        explanation:
          'Es waren 211’094 Personen: 186’729 in der Stadt Basel, 23’048 in Riehen und 1’317 in Bettingen. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Wie viele Menschen lebten 1774 in der Stadt Basel?',
        type: 'estimate',
        value: 15040,
        tolerance: 3000,
        unit: 'Personen',
        indicator: '6623',
        explanation:
          '1774 wurden 15’040 Personen gezählt. Ende 2025 waren es in der Stadt 186’332, gut zwölfmal so viele. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Welche Gemeinden gehören zum Kanton Basel-Stadt?',
        type: 'multiple',
        answers: [
          { text: 'Basel', correct: true },
          { text: 'Bettingen', correct: true },
          { text: 'Binningen', feedback: 'Binningen grenzt an die Stadt, gehört aber zum Kanton Basel-Landschaft.' },
          { text: 'Birsfelden', feedback: 'Birsfelden liegt gleich nebenan, gehört aber zum Kanton Basel-Landschaft.' },
          { text: 'Riehen', correct: true },
        ],
        explanation:
          'Basel-Stadt hat nur drei Gemeinden: Basel, Riehen und Bettingen. Seit der Trennung von 1833 bilden sie einen eigenen Kanton. Quelle: Statistisches Amt Basel-Stadt, Räumliche Gliederung.',
      },
      {
        text: 'Ordnen Sie diese Jahre nach der Bevölkerungszahl des Kantons, die höchste zuerst.',
        type: 'order',
        answers: [{ text: '1970' }, { text: '2025' }, { text: '2023' }, { text: '2001' }],
        explanation:
          'Am meisten Menschen lebten 1970 im Kanton: 236’219. Danach sank die Zahl bis 2001 auf 187’459. Ende 2023 waren es wieder 206’308 und Ende 2025 210’529. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik; Werte von 1970 und 2001 nach Keystone-SDA.',
      },
      {
        text: 'Welchen Anteil an der Bevölkerung hatten Personen mit ausländischer Staatsangehörigkeit im September 2024?',
        type: 'estimate',
        value: 38.6,
        tolerance: 4,
        unit: '%',
        indicator: '1201',
        explanation:
          'Der Anteil betrug 38,6 %, also etwas mehr als ein Drittel. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik, September 2024.',
      },
      {
        text: 'Wie gross wird die Bevölkerung im Jahr 2050 gemäss dem mittleren Szenario sein?',
        type: 'single',
        answers: [
          { text: 'rund 196’000', feedback: 'Das ist das Ergebnis des tiefen Szenarios.' },
          { text: 'rund 210’000', feedback: 'Das ist ungefähr der Stand von Ende 2025.' },
          { text: 'rund 233’000', correct: true },
          { text: 'rund 257’000', feedback: 'Das ist das Ergebnis des hohen Szenarios.' },
        ],
        indicator: '6215',
        explanation:
          'Das mittlere Szenario rechnet mit 232’648 Personen, das hohe mit 256’991 und das tiefe mit 196’369. Szenarien sind keine Vorhersagen. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsszenarien.',
      },
      {
        text: 'Wie hoch war der Frauenanteil im Grossen Rat nach den Wahlen von 2024?',
        type: 'single',
        answers: [
          { text: '31 %', feedback: 'So hoch war er nach den Wahlen von 2016.' },
          { text: '42 %', feedback: 'So hoch war er nach den Wahlen von 2020.' },
          { text: '46 %', correct: true },
          { text: '52 %' },
        ],
        indicator: '6044',
        explanation:
          '2024 wurden 46 % der Sitze von Frauen gewonnen, nach 42 % im Jahr 2020 und 31 % im Jahr 2016. Quelle: Staatskanzlei Basel-Stadt.',
      },
    ],
    result_texts: [
      { from: 0, text: 'Das war nicht einfach. Die Erklärungen helfen beim zweiten Versuch.' },
      { from: 3, text: 'Gut geschätzt. Ein Blick auf die Indikatoren lohnt sich trotzdem.' },
      { from: 5, text: 'Sehr gut! Sie haben ein Gefühl dafür, wie der Kanton gewachsen ist.' },
      { from: 7, text: 'Alles richtig, von 1774 bis 2050.' },
    ],
  },
  updated: '2026-08-06T06:40:00.000Z',
};
