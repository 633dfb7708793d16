import type { LocalizedInput } from '../../registry';

/** Quizzes in English. */
export const quizes: Readonly<Record<string, LocalizedInput<'quizes'>>> = {
  quartier: {
    title: 'How well do you know your district?',
    lead: 'Eight questions on the districts of the city of Basel and on the communes of Riehen and Bettingen. Take as long as you like; your answers are not stored.',
    image: {
      file: 'quiz.svg',
      alt: 'Drawing: four answers, one of them ticked, next to a scale and bars to be put in order',
      credit: 'Statistical Office of Basel-Stadt',
    },
    questions: [
      {
        text: 'Into how many districts is the city of Basel divided for statistics?',
        type: 'single',
        answers: [
          { text: '15' },
          { text: '19', correct: true },
          { text: '21', feedback: 'Nearly: there are 21 areas if you include the communes of Riehen and Bettingen.' },
          { text: '27' },
        ],
        explanation:
          'The city of Basel has 19 districts. Together with Riehen and Bettingen they make up the 21 areas found in many tables and maps. Source: Statistical Office of Basel-Stadt, spatial units.',
      },
      {
        text: 'Which district has the most residents?',
        type: 'single',
        answers: [
          { text: 'Gundeldingen', feedback: 'Close: with 19,624 people, Gundeldingen comes second.' },
          { text: 'Iselin' },
          { text: 'Matthäus' },
          { text: 'St. Johann', correct: true },
        ],
        indicator: '7763',
        explanation:
          'In July 2026, 19,811 people lived in St. Johann, 19,624 in Gundeldingen, 18,190 in Iselin and 15,310 in Matthäus. Source: Statistical Office of Basel-Stadt, population statistics.',
      },
      {
        text: 'Which of these districts have fewer than 3,000 residents?',
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
          'Altstadt Kleinbasel (2,503), Altstadt Grossbasel (2,681) and Kleinhüningen (2,861) are below 3,000. Clara has 4,489 residents and Vorstädte 5,110 (July 2026). Source: Statistical Office of Basel-Stadt, population statistics.',
      },
      {
        text: 'How many people live in the commune of Riehen?',
        type: 'estimate',
        value: 23048,
        tolerance: 2000,
        unit: 'people',
        indicator: '7763',
        explanation:
          'In July 2026 Riehen had 23,048 residents, more than any district of the city. Bettingen had 1,317. Source: Statistical Office of Basel-Stadt, population statistics.',
      },
      {
        text: 'Put these districts in order of population, the largest first.',
        type: 'order',
        answers: [{ text: 'Bachletten' }, { text: 'Hirzbrunnen' }, { text: 'Klybeck' }, { text: 'Clara' }],
        indicator: '7763',
        explanation:
          'Bachletten 13,996, Hirzbrunnen 10,122, Klybeck 7,268, Clara 4,489 people (July 2026). Source: Statistical Office of Basel-Stadt, population statistics.',
      },
      {
        text: 'Where was the share of vacant dwellings highest on 1 June 2026?',
        type: 'single',
        answers: [
          {
            text: 'St. Johann',
            feedback: 'The rate there was 1.10%, above the cantonal average but not the highest.',
          },
          { text: 'Vorstädte', correct: true },
          { text: 'Wettstein', feedback: 'On the contrary: the rate was lowest in Wettstein.' },
          { text: 'Bruderholz' },
        ],
        indicator: '5814',
        explanation:
          'The vacancy rate was 2.45% in Vorstädte, 1.10% in St. Johann, 0.44% in Bruderholz and 0.24% in Wettstein. Source: Statistical Office of Basel-Stadt, vacancy survey.',
      },
      {
        text: 'Put these districts in order of area, the largest first.',
        type: 'order',
        answers: [{ text: 'Hirzbrunnen' }, { text: 'Bruderholz' }, { text: 'Iselin' }, { text: 'Clara' }],
        indicator: '1501',
        explanation:
          'Hirzbrunnen 309.5 hectares, Bruderholz 259.0, Iselin 109.2 and Clara 23.1. The largest district is about thirteen times the size of the smallest. Source: Statistical Office of Basel-Stadt, spatial units; calculated areas.',
      },
      {
        text: 'In which of these districts do people live closest together?',
        type: 'single',
        answers: [
          {
            text: 'Altstadt Grossbasel',
            feedback: 'Many buildings in the old town are used for work, not for living.',
          },
          { text: 'Gundeldingen' },
          { text: 'Matthäus', correct: true },
          {
            text: 'Kleinhüningen',
            feedback: 'The port and the railway need a lot of space: about 21 people per hectare.',
          },
        ],
        explanation:
          'In Matthäus, 15,310 people live on 59.5 hectares, or about 257 per hectare. There are about 169 in Gundeldingen, 71 in Altstadt Grossbasel and 21 in Kleinhüningen. Source: Statistical Office of Basel-Stadt, population statistics, July 2026; own calculation.',
      },
    ],
    result_texts: [
      {
        from: 0,
        text: 'There is still a lot to discover. A walk through the districts is worth it, on the map or on foot.',
      },
      { from: 3, text: 'A good start. You know some corners of the city already; others may still surprise you.' },
      { from: 6, text: 'Very good! You know your way around Basel, even where you do not pass every day.' },
      { from: 8, text: 'All correct. You could keep our tables.' },
    ],
  },
};
