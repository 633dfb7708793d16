import type { LocalizedInput } from '../../../registry';

/** Products without an indicator page of their own: open data, dashboards, applications and sets. */
export const catalogueProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '20001': {
    title: 'Vacant dwellings',
    description: 'Vacant dwellings by district, number of rooms and year, to download and reuse.',
    url: 'https://data.bs.ch/',
    keywords: ['open data', 'OGD', 'CSV', 'vacancy'],
    sources: [{ name: 'Statistical Office of Basel-Stadt, Vacancy survey', url: 'https://data.bs.ch/' }],
    license: 'Open use, source must be provided',
    frequency: 'yearly',
    reference_period: 'Reference day 1 June',
  },
  '20010': {
    title: 'Districts compared',
    description: 'All districts side by side: population, housing and area at a glance.',
    url: '/interaktiv/wohnviertel-vergleich',
    keywords: ['neighbourhood', 'comparison', 'district'],
  },
  '20020': {
    title: 'Population pyramid',
    description: 'Leaf through the age structure of the canton and its districts.',
    url: '/apps/bevoelkerungspyramide',
    keywords: ['age', 'pyramid', 'app'],
  },
  '20040': {
    title: 'Districts',
    description: 'Key figures on the 19 districts and the two rural communes, arranged in chapters.',
    url: '/indikatorenset/wohnviertel',
    keywords: ['neighbourhood', 'indicators', 'district'],
  },
};
