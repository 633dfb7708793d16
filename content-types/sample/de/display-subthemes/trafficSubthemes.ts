import type { SampleEntry } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Verkehr». */
export const trafficSubthemes: readonly SampleEntry<'display-subthemes'>[] = [
  {
    shared: {
      url: 'motorfahrzeuge',
      display_theme: 'verkehr',
      rank: 1,
      products: ['12713'],
      statistical_themes: ['109'],
      team_members: ['daniel-modell'],
    },
    text: {
      title: 'Motorfahrzeuge',
      lead: 'Wie viele Fahrzeuge im Kanton zugelassen sind und womit die neuen Autos fahren.',
      image: images.verkehr,
      content: [
        {
          kind: 'text',
          heading: 'Bestand',
          body: '2024 waren im Kanton 82’423 Motorfahrzeuge zugelassen. Auf 1’000 Einwohnerinnen und Einwohner kamen 299,8 Personenwagen, kaum mehr als 1995 (298,9). Keine Gemeinde der trinationalen Agglomeration hat im Verhältnis zur Bevölkerung weniger Autos als die Stadt Basel.',
        },
        {
          kind: 'text',
          heading: 'Neue Autos nach Antrieb',
          body: [
            'Fast die Hälfte der 2’652 neuen Personenwagen hatte 2025 einen Hybridantrieb, ein Viertel fuhr nur mit Strom.',
            '',
            '| Antrieb | Neue Personenwagen 2025 | Anteil |',
            '| --- | ---: | ---: |',
            '| Hybrid | 1’236 | 46,6 % |',
            '| Elektrisch | 660 | 24,9 % |',
            '| Benzin | 555 | 20,9 % |',
            '| Diesel | 201 | 7,6 % |',
          ].join('\n'),
        },
        { kind: 'indicator', indicator: '12713', size: 'l', show_explanations: true },
        { kind: 'background-article', article: 'neuwagen-antrieb' },
        {
          kind: 'additional-information-box',
          contacts: ['daniel-modell'],
          sources: [sources.vehicles],
          method_links: [{ title: 'Methodenblatt der Motorfahrzeugstatistik', url: '/statistik/109' }],
          next_update: 'Februar 2027',
        },
      ],
    },
    updated: '2026-02-16T08:10:00.000Z',
  },
  {
    shared: {
      url: 'pendler',
      display_theme: 'verkehr',
      rank: 2,
      products: ['5203'],
      statistical_themes: ['110'],
      team_members: ['daniel-modell'],
    },
    text: {
      title: 'Pendlerinnen und Pendler',
      lead: 'Wer zur Arbeit in den Kanton kommt, wer hinausfährt und über welche Grenzen.',
      image: images.verkehr,
      content: [
        {
          kind: 'simple-hero-statistics-box',
          item: {
            label: 'kommen zur Arbeit in den Kanton',
            indicator: '5203',
            series: 'zupendelnde',
            supporting_text: '2024, gerundet',
          },
          text: 'Umgekehrt fahren rund 24’700 Personen zur Arbeit aus dem Kanton hinaus. Auf jede Person, die geht, kommen also fast vier, die kommen.',
          source: 'Bundesamt für Statistik (BFS), Strukturerhebung und Grenzgängerstatistik',
          as_of: 'Jahr 2024',
        },
        {
          kind: 'interactive-element',
          interactive: 'pendlerkarte',
          caption: 'Pendelströme zwischen dem Kanton und den Gemeinden der Region',
          source: 'Bundesamt für Statistik (BFS), Strukturerhebung',
        },
        { kind: 'indicator', indicator: '5203', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Drei Länder, eine Agglomeration',
          body: 'Zur trinationalen Agglomeration Basel gehören 203 Gemeinden: 107 in der Schweiz, 72 in Frankreich und 24 in Deutschland. Wer von dort über die Landesgrenze zur Arbeit fährt, erscheint in der Statistik der Grenzgängerinnen und Grenzgänger.',
        },
        { kind: 'background-article', article: 'pendeln' },
        { kind: 'glossary', terms: ['pendler', 'agglomeration', 'stichprobe'], display: 'list' },
        {
          kind: 'additional-information-box',
          contacts: ['daniel-modell'],
          sources: [sources.structuralSurvey],
          method_links: [{ title: 'Methodenblatt der Pendlerstatistik', url: '/statistik/110' }],
        },
      ],
    },
    updated: '2026-05-11T12:00:00.000Z',
  },
  {
    shared: {
      url: 'strassenverkehrsunfaelle',
      display_theme: 'verkehr',
      rank: 3,
      products: ['9274', '9283'],
      statistical_themes: ['108'],
      team_members: ['daniel-modell'],
    },
    text: {
      title: 'Strassenverkehrsunfälle',
      lead: 'Wie viele Unfälle die Polizei aufnimmt und wie schwer die Menschen dabei verletzt werden.',
      image: images.verkehr,
      content: [
        { kind: 'indicator', indicator: '9274', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Unfälle 2025',
          body: 'Die Kantonspolizei nahm 2025 auf den Strassen des Kantons 500 Unfälle auf, 35 weniger als ein Jahr zuvor. Bei 273 Unfällen wurden Menschen verletzt oder getötet.',
        },
        { kind: 'indicator', indicator: '9283', size: 'm' },
        {
          kind: 'text',
          heading: 'Verunfallte Personen',
          body: [
            '340 Personen kamen zu Schaden, 25 weniger als 2024.',
            '',
            '| Schwere | Personen 2025 |',
            '| --- | ---: |',
            '| leicht verletzt | 234 |',
            '| schwer verletzt | 101 |',
            '| getötet | 5 |',
          ].join('\n'),
        },
        {
          kind: 'info-box',
          variant: 'warning',
          title: 'Bruch in der Reihe 2017',
          body: 'Seit 2017 zählen angezeigte Parkschäden ohne bekannte Verursacherin oder bekannten Verursacher nicht mehr mit. Die Zahl der Unfälle vor und nach 2017 lässt sich deshalb nicht vergleichen, die Zahl der verunfallten Personen schon.',
        },
        { kind: 'background-article', article: 'unfaelle-2025' },
        { kind: 'glossary', terms: ['unfall', 'register'], display: 'list' },
        {
          kind: 'additional-information-box',
          contacts: ['daniel-modell'],
          sources: [sources.accidents],
          method_links: [{ title: 'Methodenblatt der Strassenverkehrsunfallstatistik', url: '/statistik/108' }],
          next_update: 'April 2027',
        },
      ],
    },
    updated: '2026-04-09T08:30:00.000Z',
  },
];
