import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of the theme transport. */
export const trafficSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  pendler: {
    title: 'Commuters',
    lead: 'Who comes into the canton to work, who goes out of it and across which borders.',
    image: images.verkehr,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'come into the canton to work',
          indicator: '5203',
          series: 'zupendelnde',
          supporting_text: '2024, rounded',
        },
        text: 'In the other direction, about 24,700 people leave the canton to work. For every person who goes out, almost four come in.',
        source: 'Federal Statistical Office (FSO), Structural Survey and Cross-border Commuter Statistics',
        as_of: 'Year 2024',
      },
      { kind: 'indicator', indicator: '5203', size: 'l', show_explanations: true },
      {
        kind: 'text',
        heading: 'Three countries, one agglomeration',
        body: 'The trinational agglomeration of Basel consists of 203 communes: 107 in Switzerland, 72 in France and 24 in Germany. People who cross the national border from there to go to work appear in the Cross-border Commuter Statistics.',
      },
      { kind: 'background-article', article: 'pendeln' },
      { kind: 'glossary', terms: ['pendler'], display: 'list' },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.structuralSurvey],
        method_links: [{ title: 'Method sheet of the commuting statistics (in German)', url: '/statistik/110' }],
        links: [{ title: 'Commuter map of the Basel region (in German)', url: '/interaktiv/pendlerkarte' }],
      },
    ],
  },
};
