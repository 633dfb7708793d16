import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { sources } from './sources';

const license = 'Open use, source must be provided';

/** Indicator sets in English; their chapters hold the indicators that exist in English. */
export const indikatorensets: Readonly<Record<string, LocalizedInput<'indikatorensets'>>> = {
  monatsindikatoren: {
    title: 'Monthly indicators',
    lead: 'Five key figures that are published anew every month: population, unemployment, prices and tourism.',
    image: images.home,
    chapters: [
      { number: '1', title: 'Population', level: 1, indicators: ['7763'] },
      { number: '2', title: 'Economy', level: 1, text: 'How the Basel economy did in the past month.' },
      { number: '2.1', title: 'Labour market', level: 2, indicators: ['7510', '1402'] },
      { number: '2.2', title: 'Prices', level: 2, indicators: ['7512'] },
      { number: '2.3', title: 'Tourism', level: 2, indicators: ['7516'] },
    ],
    content: [
      {
        kind: 'text',
        body: 'In July 2026, 211,094 people lived in the canton. The unemployment rate was 4.6%, prices were 0.3% higher than a year earlier, and hotels recorded 158,473 overnight stays.',
      },
    ],
    sources: [sources.population, sources.unemployment, sources.consumerPrices, sources.tourism],
    license,
    next_update_text: 'in the course of the following month',
    frequency: 'monthly',
    reference_period: 'July 2026',
  },
  leerstand: {
    title: 'Vacancy',
    short_title: 'Vacancy',
    lead: 'How many dwellings are vacant, where they are and how vacancy has developed since 1960.',
    image: images.wohnen,
    chapters: [
      { number: '1', title: 'Vacancy in the canton', level: 1, indicators: ['5813', '7580'] },
      { number: '2', title: 'Vacancy by area', level: 1, indicators: ['5814'] },
      { number: '3', title: 'Vacancy by size', level: 1, indicators: ['7577'] },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Every year on 1 June',
        body: 'The vacancy survey takes place on the same day throughout Switzerland. In the Canton of Basel-Stadt a total of {{7580}} were vacant in {{7580|period}}, or {{5813}} of all dwellings.',
      },
      {
        kind: 'expand-section',
        summary: 'When does a dwelling count as vacant?',
        body: 'On the reference day it is unoccupied but fit to live in, and it is offered for long-term rent or for sale. Dwellings that have been let but not yet moved into do not count.',
        indicators: ['5813'],
      },
      {
        kind: 'link-button',
        label: 'Article on vacancy in 2026',
        url: '/artikel/leerstand-2026',
        style: 'secondary',
      },
    ],
    sources: [sources.vacancies, sources.dwellings],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June 2026',
  },
};
