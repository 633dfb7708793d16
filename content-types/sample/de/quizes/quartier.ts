import type { SampleEntry } from '../../../registry';
import { images } from '../images';

/** Districts of the city: residents of July 2026, vacancies of 1 June 2026, areas in hectares. */
export const quartierQuiz: SampleEntry<'quizes'> = {
  shared: { slug: 'quartier', show_score: true },
  text: {
    title: 'Wie gut kennen Sie Ihr Quartier?',
    lead: 'Acht Fragen zu den Wohnvierteln der Stadt Basel und zu den Gemeinden Riehen und Bettingen. Es gibt keine Zeitvorgabe, und Ihre Antworten werden nicht gespeichert.',
    image: images.quiz,
    questions: [
      {
        text: 'In wie viele Wohnviertel ist die Stadt Basel für die Statistik eingeteilt?',
        type: 'single',
        answers: [
          { text: '15' },
          { text: '19', correct: true },
          { text: '21', feedback: 'Fast: 21 Gebiete sind es mit den Gemeinden Riehen und Bettingen.' },
          { text: '27' },
        ],
        explanation:
          'Die Stadt Basel besteht aus 19 Wohnvierteln. Mit Riehen und Bettingen ergeben sich die 21 Gebiete, die in vielen Tabellen und Karten stehen. Quelle: Statistisches Amt Basel-Stadt, Räumliche Gliederung.',
      },
      {
        text: 'In welchem Wohnviertel leben am meisten Menschen?',
        type: 'single',
        answers: [
          {
            text: 'Gundeldingen',
            feedback: 'Knapp daneben: Mit 19’624 Personen liegt Gundeldingen auf dem zweiten Platz.',
          },
          { text: 'Iselin' },
          { text: 'Matthäus' },
          { text: 'St. Johann', correct: true },
        ],
        indicator: '7763',
        explanation:
          'Im Juli 2026 wohnten im St. Johann 19’811 Personen, in Gundeldingen 19’624, im Iselin 18’190 und im Matthäus 15’310. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Welche dieser Wohnviertel zählen weniger als 3’000 Einwohnerinnen und Einwohner?',
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
          'Unter 3’000 liegen die Altstadt Kleinbasel (2’503), die Altstadt Grossbasel (2’681) und Kleinhüningen (2’861). Im Clara wohnen 4’489, in den Vorstädten 5’110 Personen (Juli 2026). Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Wie viele Menschen wohnen in der Gemeinde Riehen?',
        type: 'estimate',
        value: 23048,
        tolerance: 2000,
        unit: 'Personen',
        indicator: '7763',
        explanation:
          'Im Juli 2026 zählte Riehen 23’048 Einwohnerinnen und Einwohner, mehr als jedes Wohnviertel der Stadt. In Bettingen waren es 1’317. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Ordnen Sie diese Wohnviertel nach ihrer Bevölkerung, das grösste zuerst.',
        type: 'order',
        answers: [{ text: 'Bachletten' }, { text: 'Hirzbrunnen' }, { text: 'Klybeck' }, { text: 'Clara' }],
        indicator: '7763',
        explanation:
          'Bachletten 13’996, Hirzbrunnen 10’122, Klybeck 7’268, Clara 4’489 Personen (Juli 2026). Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik.',
      },
      {
        text: 'Wo stand am 1. Juni 2026 der grösste Anteil der Wohnungen leer?',
        type: 'single',
        answers: [
          {
            text: 'St. Johann',
            feedback: 'Dort waren es 1,10 %, mehr als im Mittel des Kantons, aber nicht am meisten.',
          },
          { text: 'Vorstädte', correct: true },
          { text: 'Wettstein', feedback: 'Im Gegenteil: Im Wettstein war die Quote am tiefsten.' },
          { text: 'Bruderholz' },
        ],
        indicator: '5814',
        explanation:
          'In den Vorstädten betrug die Leerwohnungsquote 2,45 %, im St. Johann 1,10 %, auf dem Bruderholz 0,44 % und im Wettstein 0,24 %. Quelle: Statistisches Amt Basel-Stadt, Leerstandserhebung.',
      },
      {
        text: 'Ordnen Sie diese Wohnviertel nach ihrer Fläche, das grösste zuerst.',
        type: 'order',
        answers: [{ text: 'Hirzbrunnen' }, { text: 'Bruderholz' }, { text: 'Iselin' }, { text: 'Clara' }],
        indicator: '1501',
        explanation:
          'Hirzbrunnen 309,5 Hektaren, Bruderholz 259,0, Iselin 109,2 und Clara 23,1. Das grösste Wohnviertel ist damit rund dreizehnmal so gross wie das kleinste. Quelle: Statistisches Amt Basel-Stadt, Räumliche Gliederung; Flächen berechnet.',
      },
      {
        text: 'In welchem dieser Wohnviertel wohnen die Menschen am dichtesten beieinander?',
        type: 'single',
        answers: [
          {
            text: 'Altstadt Grossbasel',
            feedback: 'In der Altstadt stehen viele Häuser, in denen gearbeitet und nicht gewohnt wird.',
          },
          { text: 'Gundeldingen' },
          { text: 'Matthäus', correct: true },
          { text: 'Kleinhüningen', feedback: 'Hafen und Bahn brauchen viel Platz: rund 21 Personen je Hektare.' },
        ],
        explanation:
          'Im Matthäus leben 15’310 Personen auf 59,5 Hektaren, also rund 257 je Hektare. In Gundeldingen sind es rund 169, in der Altstadt Grossbasel 71 und in Kleinhüningen 21. Quelle: Statistisches Amt Basel-Stadt, Bevölkerungsstatistik, Juli 2026; eigene Berechnung.',
      },
    ],
    result_texts: [
      {
        from: 0,
        text: 'Da gibt es noch viel zu entdecken. Ein Spaziergang durch die Wohnviertel lohnt sich, auf der Karte oder zu Fuss.',
      },
      {
        from: 3,
        text: 'Ein guter Anfang. Einige Ecken der Stadt kennen Sie schon, andere können Sie noch überraschen.',
      },
      { from: 6, text: 'Sehr gut! Sie kennen sich in Basel aus, auch dort, wo Sie nicht jeden Tag vorbeikommen.' },
      { from: 8, text: 'Alles richtig. Sie könnten bei uns die Tabellen führen.' },
    ],
  },
  updated: '2026-08-07T07:00:00.000Z',
};
