import type { SampleEntry } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Gesundheit» and «Bildung». */
export const societySubthemes: readonly SampleEntry<'display-subthemes'>[] = [
  {
    shared: {
      url: 'spitaeler',
      display_theme: 'gesundheit',
      rank: 1,
      products: ['1702'],
      team_members: ['eva-probe'],
    },
    text: {
      title: 'Spitäler',
      lead: 'Betten, Behandlungen und Schwere der Fälle in den Spitälern des Kantons.',
      image: images.bevoelkerung,
      content: [
        { kind: 'indicator', indicator: '1702', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Wie schwer sind die Fälle?',
          body: 'Der Case-Mix-Index misst, wie aufwendig eine Behandlung im Durchschnitt ist. 2024 betrug er in den akutsomatischen Spitälern des Kantons 1,24. Ein Wert über 1 bedeutet, dass die Behandlungen aufwendiger sind als im Durchschnitt der Schweiz.',
        },
        {
          kind: 'expand-section',
          summary: 'Was heisst akutsomatisch?',
          body: 'Akutsomatische Spitäler behandeln körperliche Krankheiten und Unfälle, die rasch versorgt werden müssen. Psychiatrische Kliniken, Rehabilitationskliniken und Pflegeheime zählen nicht dazu.',
        },
        {
          kind: 'additional-information-box',
          contacts: ['eva-probe'],
          sources: [sources.health],
          next_update: 'Sommer 2027',
        },
      ],
    },
    updated: '2025-12-15T14:45:00.000Z',
  },
  {
    shared: {
      url: 'sterblichkeit',
      display_theme: 'gesundheit',
      rank: 2,
      products: ['1701'],
      statistical_themes: ['101'],
      team_members: ['eva-probe', 'anna-beispiel'],
    },
    text: {
      title: 'Sterblichkeit',
      lead: 'Wie viele Menschen sterben und ob es mehr sind, als man erwarten würde.',
      image: images.bevoelkerung,
      content: [
        { kind: 'indicator', indicator: '1701', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Wöchentliche Zahlen',
          body: 'Todesfälle treffen oft verspätet ein. Die Zahlen der letzten Wochen sind deshalb vorläufig und steigen bei der nächsten Aktualisierung meist noch etwas.',
        },
        {
          kind: 'expand-section',
          summary: 'Wann spricht man von Übersterblichkeit?',
          body: [
            'Aus den Vorjahren lässt sich berechnen, wie viele Todesfälle in einer Woche zu erwarten sind. Dazu gehört ein Bereich, in dem 99 von 100 Wochen liegen.',
            '',
            '1. Liegt die Zahl im Bereich, ist sie unauffällig.',
            '2. Liegt sie darüber, spricht man von Übersterblichkeit.',
            '3. Liegt sie darunter, spricht man von Untersterblichkeit.',
          ].join('\n'),
        },
        { kind: 'link-button', label: 'Lebenserwartung in den Szenarien', url: '/unterthema/szenarien', style: 'text' },
        {
          kind: 'additional-information-box',
          contacts: ['eva-probe', 'anna-beispiel'],
          sources: [sources.population],
          next_update: 'wöchentlich',
        },
      ],
    },
    updated: '2026-07-28T07:00:00.000Z',
  },
  {
    shared: {
      url: 'hochschulen',
      display_theme: 'bildung',
      rank: 1,
      products: ['9379'],
      statistical_themes: ['112'],
      team_members: ['eva-probe'],
    },
    text: {
      title: 'Hochschulen',
      lead: 'Wer an der Universität Basel und an der Fachhochschule Nordwestschweiz studiert.',
      image: images.bildung,
      content: [
        { kind: 'indicator', indicator: '9379', size: 'l', show_explanations: true },
        {
          kind: 'text',
          heading: 'Studierende',
          body: '2025 waren an der Universität Basel und an der Fachhochschule Nordwestschweiz (FHNW) zusammen 28’234 Personen eingeschrieben. Gezählt werden alle Studierenden der beiden Hochschulen, auch jene, die nicht im Kanton wohnen.',
        },
        { kind: 'background-article', article: 'studierende-2025' },
        {
          kind: 'additional-information-box',
          contacts: ['eva-probe'],
          sources: [sources.education],
          method_links: [{ title: 'Methodenblatt der Bildungsstatistik', url: '/statistik/112' }],
          next_update: 'April 2027',
        },
      ],
    },
    updated: '2026-04-28T09:45:00.000Z',
  },
  {
    shared: {
      url: 'schulen',
      display_theme: 'bildung',
      rank: 2,
      statistical_themes: ['112'],
      team_members: ['eva-probe'],
    },
    text: {
      title: 'Schulen',
      lead: 'Von der Primarschule bis zum Ende der Sekundarschule: wer welche Schule besucht.',
      image: images.bildung,
      content: [
        {
          kind: 'hero-statistics-box',
          title: 'Auf einen Blick',
          items: [
            {
              label: 'Kinder in einer Privatschule',
              value: 7.8,
              decimals: 1,
              unit: '%',
              supporting_text: '2024; 2019: 9,9 %',
            },
            {
              label: 'Anteil im Sek-Zug P',
              value: 37.4,
              decimals: 1,
              unit: '%',
              supporting_text: '2025, Stadt Basel',
            },
            { label: 'Stipendien', value: 1933, supporting_text: '2025, alle Ausbildungen' },
          ],
          source: 'Statistisches Amt Basel-Stadt, Bildungsstatistik; Amt für Ausbildungsbeiträge',
          as_of: '2024 und 2025',
        },
        {
          kind: 'text',
          heading: 'Öffentliche und private Schulen',
          body: 'Die grosse Mehrheit der Kinder besucht eine öffentliche Schule. Der Anteil der Privatschulen sank von 9,9 % (2019) auf 7,8 % (2024). Unter den Schweizer Kindern sind es 5,9 %, unter den ausländischen 10,4 %.',
        },
        {
          kind: 'text',
          heading: 'Drei Züge in der Sekundarschule',
          body: 'Nach sechs Jahren Primarschule folgen drei Jahre Sekundarschule in drei Leistungszügen: A (allgemeine Anforderungen), E (erweiterte Anforderungen) und P (hohe Anforderungen). Der Zug P bereitet auf das Gymnasium vor.',
        },
        {
          kind: 'search-product-list',
          title: 'Mehr zu den Schulen',
          sort: 'date',
          limit: 5,
          empty_text: 'Zu den Schulen gibt es zurzeit keine Indikatoren im Portal. Fragen Sie uns.',
        },
        { kind: 'additional-information-box', contacts: ['eva-probe'], sources: [sources.education] },
      ],
    },
    updated: '2025-10-07T08:25:00.000Z',
  },
];
