import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of traffic. */
export const trafficSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  pendler: {
    title: 'Pendolari',
    lead: 'Chi viene a lavorare nel Cantone, chi ne esce e quali confini attraversa.',
    image: images.verkehr,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'entrano nel Cantone per lavoro',
          indicator: '5203',
          series: 'zupendelnde',
          supporting_text: '2024, dato arrotondato',
        },
        text: 'In senso inverso circa 24’700 persone escono dal Cantone per lavorare. Per ogni persona che parte ne arrivano quindi quasi quattro.',
        source: 'Ufficio federale di statistica (UST), rilevazione strutturale e Statistica dei frontalieri',
        as_of: 'Anno 2024',
      },
      { kind: 'indicator', indicator: '5203', size: 'l', show_explanations: true },
      {
        kind: 'text',
        heading: 'Tre Paesi, un agglomerato',
        body: 'L’agglomerato trinazionale di Basilea comprende 203 Comuni: 107 in Svizzera, 72 in Francia e 24 in Germania. Chi attraversa il confine nazionale per venire al lavoro figura nella Statistica dei frontalieri.',
      },
      { kind: 'background-article', article: 'pendeln' },
      { kind: 'glossary', terms: ['pendler'], display: 'list' },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.structuralSurvey],
        links: [{ title: 'Carta dei pendolari (in tedesco)', url: '/interaktiv/pendlerkarte' }],
        method_links: [
          { title: 'Scheda metodologica della statistica dei pendolari (in tedesco)', url: '/statistik/110' },
        ],
      },
    ],
  },
};
