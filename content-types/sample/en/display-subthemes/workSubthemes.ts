import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of the themes work and prices. */
export const workSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  arbeitslose: {
    title: 'Unemployed people',
    lead: 'How many people are registered as unemployed, for how long and who is particularly affected.',
    image: images.arbeit,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'July 2026',
        items: [
          {
            label: 'Unemployment rate',
            indicator: '7510',
            supporting_text: 'Canton of Basel-Stadt',
          },
          {
            label: 'Unemployed people',
            value: 4760,
            unit: 'people',
            supporting_text: 'June 2026: 4,660',
            trend_text: '100 more than in the previous month',
          },
          {
            label: 'Long-term unemployed',
            value: 941,
            unit: 'people',
            supporting_text: 'July 2026; 19.8% of all unemployed people',
          },
        ],
        source: 'State Secretariat for Economic Affairs (SECO), Unemployment statistics',
        as_of: 'End of July 2026',
      },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2016-01' },
      {
        kind: 'text',
        heading: 'By age',
        body: 'On average over the year 2025 the rate was 4.3%, the highest yearly value for just over twenty years. It was 4.5% among those aged 15 to 24 and 3.6% among those aged 50 and over. The rate for the young rises every summer, because many of them finish an apprenticeship or a degree at that time.',
      },
      {
        kind: 'text',
        heading: 'Registered or not?',
        body: 'This page counts people who are registered with a regional employment centre (RAV). Those who look for work without registering do not appear here. International statistics ask a different question and count these people as unemployed as well.',
      },
      {
        kind: 'glossary',
        title: 'Terms',
        terms: ['arbeitslosenquote', 'erwerbslose'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment],
        method_links: [{ title: 'Method sheet of the unemployment statistics', url: '/statistik/106' }],
        links: [
          { title: 'Article on unemployment in July 2026 (in German)', url: '/artikel/arbeitslosigkeit-juli-2026' },
        ],
        next_update: 'At the beginning of each month',
      },
    ],
  },
  teuerung: {
    title: 'Inflation',
    lead: 'How the prices of goods and services are changing in Basel.',
    image: images.home,
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'The past few months',
        body: [
          'In July 2026 prices were 0.3% higher than a year earlier. In Switzerland as a whole, inflation was 0.4%. Compared with the previous month, the index fell by 0.2%.',
          '',
          '| Month | Index 2025 | Index 2026 |',
          '| --- | ---: | ---: |',
          '| April | 100.5 | 101.1 |',
          '| May | 100.6 | 101.3 |',
          '| June | 100.8 | 101.3 |',
          '| July | 100.8 | 101.1 |',
          '',
          'December 2025 = 100.',
        ].join('\n'),
      },
      {
        kind: 'info-box',
        variant: 'correction',
        title: 'Correction of 5 March 2026',
        body: 'Until 5 March 2026 this page gave December 2020 as the base of the index. The correct base is **December 2025**. The values themselves were correct.',
      },
      {
        kind: 'expand-section',
        summary: 'What is in the basket',
        body: [
          'The basket of goods and services reflects what private households spend their money on. Its weights are renewed every year.',
          '',
          '- Housing and energy',
          '- Healthcare',
          '- Food and drink',
          '- Transport and communications',
          '- Leisure, culture, restaurants and hotels',
          '',
          'Health insurance premiums, taxes and social security contributions are not included.',
        ].join('\n'),
      },
      {
        kind: 'glossary',
        terms: ['teuerung', 'konsumentenpreisindex', 'prozentpunkt'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices],
        method_links: [{ title: 'Method sheet of the Basel index', url: '/statistik/107' }],
        links: [
          { title: 'Indicator Basel consumer price index (in German)', url: '/indikatorenportal/7513' },
          { title: 'Article on inflation in July 2026 (in German)', url: '/artikel/teuerung-juli-2026' },
        ],
        next_update: 'At the beginning of each month',
      },
    ],
  },
};
