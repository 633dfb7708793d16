import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of the theme population. */
export const populationSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  'bestand-struktur': {
    title: 'Size and structure',
    lead: 'How many people live in the canton, in which district, how old they are and what citizenship they hold.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'text',
        heading: 'Number of residents',
        body: [
          'At the end of 2025, 210,529 people lived in the canton, just over 3,000 more than a year earlier. By July 2026 the number had risen to 211,094.',
          '',
          '| Commune | People, July 2026 | Share |',
          '| --- | ---: | ---: |',
          '| Basel | 186,729 | 88.5% |',
          '| Riehen | 23,048 | 10.9% |',
          '| Bettingen | 1,317 | 0.6% |',
        ].join('\n'),
      },
      { kind: 'indicator', indicator: '6623', size: 'l', show_explanations: true, range_from: '1774' },
      { kind: 'indicator', indicator: '7763', size: 'm', start_view: 'table' },
      {
        kind: 'text',
        heading: 'Age',
        body: 'Swiss nationals are 45.3 years old on average, foreign nationals 38.1 years (2025). For every 100 people aged 20 to 64 there are 57.6 who are younger or older. This figure is called the dependency ratio; it has hardly changed since 2016.',
      },
      { kind: 'app', app: 'bevoelkerungspyramide', display: 'embed', height: 640 },
      {
        kind: 'text',
        heading: 'Citizenship',
        body: 'At the end of 2024, 127,160 Swiss and 80,355 foreign nationals lived in the canton. The share of foreign nationals is highest in Rosental at 57.3% and lowest in Bachletten at 24.1% (2025).',
      },
      {
        kind: 'expand-section',
        summary: 'Who counts as part of the resident population?',
        body: [
          'The basis is the canton’s register of residents. It counts everyone who is registered in the canton at the end of the month, whatever their citizenship.',
          '',
          '### Difference from the Confederation',
          '',
          'The Federal Statistical Office publishes the **permanent** resident population. It is defined more narrowly because some of the people on short stays are not counted. It is the right figure for comparing cantons.',
        ].join('\n'),
      },
      {
        kind: 'glossary',
        title: 'Terms',
        terms: ['wohnbevoelkerung', 'staendige-wohnbevoelkerung', 'wohnviertel'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        title: 'Data and contact',
        contacts: ['anna-beispiel'],
        sources: [sources.population],
        method_links: [{ title: 'Method sheet of the population statistics', url: '/statistik/101' }],
        links: [
          { title: 'Dataset “Resident population by district” (in German)', url: 'https://data.bs.ch/' },
          { title: 'Article on women in the Grand Council (in German)', url: '/artikel/frauen-grosser-rat' },
        ],
        next_update: 'Every month',
      },
    ],
    info_box: {
      title: 'Did you know?',
      body: 'People live closest together in Matthäus: about 257 on one hectare. In Bettingen it is 6.',
      teaser_elements: [
        {
          title: 'Compare districts',
          url: '/interaktiv/wohnviertel-vergleich',
          kind: 'Dashboard',
          image: images.wohnen,
        },
      ],
    },
  },
  wanderungen: {
    title: 'Migration',
    lead: 'Who moves into the canton, who leaves it and who moves within it.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'Net migration of the canton',
          value: 3124,
          decimals: 0,
          unit: 'people',
          supporting_text: '2025, including adjustments; 2024: 1,551',
          url: '/indikatorenportal/1202',
        },
        text: 'In 2025 the canton grew by 3,124 people through arrivals and departures, including statistical adjustments.',
        source: 'Statistical Office of Basel-Stadt, Population statistics',
        as_of: 'Year 2025',
      },
      {
        kind: 'text',
        heading: 'Where people come from',
        body: [
          'The canton grows mainly through immigration from abroad. In 2025, net migration was highest with Germany.',
          '',
          '| Country | Net migration 2025 |',
          '| --- | ---: |',
          '| Germany | +1,549 |',
          '| Spain | +226 |',
          '| France | +139 |',
          '| Italy | +123 |',
          '| United States | +78 |',
          '',
          'Source: Statistical Office of Basel-Stadt, Population statistics.',
        ].join('\n'),
      },
      {
        kind: 'text',
        heading: 'The young arrive, families leave',
        body: 'In exchange with the rest of Switzerland, the canton gains people aged 15 to 24 and those aged 75 and over. In all other age groups more people leave than arrive. This is especially clear for small children and their parents: from 2016 to 2025 the canton lost 2,303 children under the age of 5 in this way.',
      },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Migrating or moving house?',
        body: 'People who cross the border of the canton **migrate** into it or out of it. People who change dwellings within the canton **move house**. Such moves do not alter the number of residents of the canton.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Households on the move',
        items: [
          {
            label: 'moved within the canton',
            value: 6100,
            unit: 'households',
            supporting_text: '2024; 2023: 6,616',
          },
          {
            label: 'moved in',
            value: 4153,
            unit: 'households',
            supporting_text: '2024; 2023: 4,349',
          },
          {
            label: 'moved away',
            value: 3481,
            unit: 'households',
            supporting_text: '2024; 2023: 3,430',
          },
        ],
        source: 'Statistical Office of Basel-Stadt, Population statistics',
        as_of: 'Year 2024',
      },
      {
        kind: 'glossary',
        title: 'Terms',
        terms: ['wanderungssaldo', 'wohnbevoelkerung'],
        letter_index: false,
        display: 'list',
      },
    ],
  },
};
