import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const unfaelle2025: SampleEntry<'articles'> = {
  shared: {
    slug: 'unfaelle-2025',
    publication_date: '2026-03-19',
    revision_date: '2026-03-24',
    display_themes: ['verkehr'],
    display_subthemes: ['strassenverkehrsunfaelle'],
    statistical_themes: ['108'],
    team_members: ['daniel-modell'],
    highlight_articles: ['neuwagen-antrieb', 'pendeln'],
    products: ['9274', '9283'],
    data_as_of: '2025-12-31',
    last_update: '2026-03-19',
  },
  text: {
    title: 'Strassenverkehr 2025: 500 Unfälle, 340 verunfallte Personen',
    kicker: 'Verkehr',
    lead: 'Auf den Strassen des Kantons Basel-Stadt registrierte die Polizei 2025 insgesamt 500 Unfälle, 35 weniger als 2024. Fünf Menschen verloren dabei das Leben.',
    image: images.verkehr,
    hero_statistics: [
      {
        label: 'Strassenverkehrsunfälle',
        indicator: '9274',
        series: 'unfaelle',
        period: '2025',
        supporting_text: 'Jahr 2025; Vorjahr: 535',
        goal: 'lower',
        trend_text: '35 Unfälle weniger',
      },
      {
        label: 'Verunfallte Personen',
        indicator: '9283',
        series: 'verunfallte',
        period: '2025',
        supporting_text: 'Jahr 2025; Vorjahr: 365',
        goal: 'lower',
        trend_text: '25 Personen weniger',
      },
      {
        label: 'Schwer verletzte Personen',
        value: 101,
        decimals: 0,
        supporting_text: '2025; 29,7 % der verunfallten Personen',
        url: '/indikatorenportal/9283',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'So wenige Unfälle wie noch nie seit 2017',
        body: [
          'Ein Unfall erscheint in der Statistik, wenn ihn die Polizei aufgenommen hat. 2025 waren es 500 Ereignisse, 6,5 % weniger als im Jahr zuvor. Das ist der tiefste Wert seit 2017, dem Beginn der heutigen Zählweise. Der bisherige Tiefststand von 502 Unfällen aus dem Jahr 2022 wurde knapp unterboten.',
          'Bei 273 der 500 Unfälle kamen Menschen zu Schaden, das sind 54,6 %. Die übrigen 227 Unfälle verursachten reinen Sachschaden.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '9274', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Zwei von drei Verunfallten wurden leicht verletzt',
        body: [
          'Insgesamt verunfallten 340 Personen. 234 von ihnen wurden leicht und 101 schwer verletzt, fünf Personen starben. Bezogen auf alle Verunfallten sind das 68,8 %, 29,7 % und 1,5 %.',
          'Todesfälle im Strassenverkehr sind in einem kleinen Kanton zum Glück so selten, dass die Zahl von Jahr zu Jahr stark schwanken kann. Aus einem einzelnen Jahr lässt sich keine Entwicklung ablesen. Aussagekräftiger ist die Summe der schwer verletzten und getöteten Personen über mehrere Jahre.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '9283', size: 'm', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Der lange Vergleich',
        body: [
          'Die Zahl der verunfallten Personen hat sich seit den 1990er-Jahren mehr als halbiert. Der Höchstwert wurde 1995 mit 980 Personen erreicht, der Tiefstwert 2012 mit 307. Danach stieg die Zahl wieder bis auf 490 im Jahr 2016 und betrug seit 2020 in keinem Jahr mehr als 410.',
          [
            '| Jahr | Unfälle | Verunfallte Personen |',
            '| --- | ---: | ---: |',
            '| 2019 | 747 | 471 |',
            '| 2020 | 602 | 366 |',
            '| 2021 | 577 | 377 |',
            '| 2022 | 502 | 344 |',
            '| 2023 | 561 | 410 |',
            '| 2024 | 535 | 365 |',
            '| 2025 | 500 | 340 |',
          ].join('\n'),
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Bruch in der Zeitreihe',
        variant: 'warning',
        body: 'Bis 2016 zählten auch angezeigte Parkschäden mit unbekannter Verursacherin oder unbekanntem Verursacher als Unfälle. Seit 2017 fehlen sie. Die Zahl der Unfälle vor und nach dem Wechsel darf deshalb nicht direkt verglichen werden; bei den verunfallten Personen ist der Vergleich zulässig.',
      },
      {
        kind: 'text',
        heading: 'Im Verhältnis zur Bevölkerung',
        body: 'Im Durchschnitt ereigneten sich 2025 knapp zehn Unfälle pro Woche. Bezogen auf die mittlere Wohnbevölkerung von 209’022 Personen verunfallten 163 von 100’000 Einwohnerinnen und Einwohnern. Die Verunfallten wohnen allerdings nicht alle im Kanton: Gezählt wird am Ort des Unfalls, nicht am Wohnort der Beteiligten.',
      },
      {
        kind: 'expand-section',
        summary: 'Wann gilt eine Verletzung als schwer?',
        body: 'Als schwer verletzt gilt, wer durch den Unfall so beeinträchtigt ist, dass normale Tätigkeiten zu Hause während mindestens 24 Stunden nicht möglich sind, zum Beispiel wegen eines Spitalaufenthalts. Als getötet gilt, wer innert 30 Tagen an den Unfallfolgen stirbt.',
        indicators: ['9283'],
      },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Thema Verkehr', url: '/thema/verkehr' },
          { title: 'Unterthema Strassenverkehrsunfälle', url: '/unterthema/strassenverkehrsunfaelle' },
        ],
        contacts: ['daniel-modell'],
        sources: [
          {
            name: 'Kantonspolizei Basel-Stadt; Bundesamt für Strassen (ASTRA)',
            url: 'https://statistik.bs.ch/indikatorenportal/9274',
          },
        ],
        method_links: [{ title: 'Methodenblatt Strassenverkehrsunfallstatistik', url: '/statistik/108' }],
        next_update: 'März 2027',
      },
    ],
    sources: [
      {
        name: 'Kantonspolizei Basel-Stadt; Bundesamt für Strassen (ASTRA)',
        url: 'https://statistik.bs.ch/indikatorenportal/9274',
      },
      {
        name: 'Kantonspolizei Basel-Stadt, verunfallte Personen',
        url: 'https://statistik.bs.ch/indikatorenportal/5186',
      },
    ],
    next_update_text: 'März 2027',
    frequency: 'jährlich',
    reference_period: 'Jahr 2025',
    corrections: [
      {
        when: '2026-03-24',
        text: 'In der ersten Fassung stand, die Zahl der verunfallten Personen habe um 35 abgenommen. Richtig ist eine Abnahme um 25 Personen, von 365 auf 340. Die Zahl der Unfälle war von Anfang an richtig.',
      },
    ],
  },
  updated: '2026-03-24T14:20:00.000Z',
};
