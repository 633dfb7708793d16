/** Sources that are named on several pages, always with the same words. */
import type { InputShape } from '../../definition';
import type { sourcePart } from '../../parts/source';

type Source = InputShape<typeof sourcePart.fields>;

export const sources = {
  population: { name: 'Statistical Office of Basel-Stadt, Population statistics', url: '/statistik/101' },
  scenarios: { name: 'Statistical Office of Basel-Stadt, Population scenarios', url: '/statistik/102' },
  vacancies: { name: 'Statistical Office of Basel-Stadt, Vacancy survey', url: '/statistik/103' },
  dwellings: { name: 'Statistical Office of Basel-Stadt, Buildings and dwellings statistics', url: '/statistik/104' },
  tourism: { name: 'Statistical Office of Basel-Stadt, Tourism statistics', url: '/statistik/105' },
  unemployment: {
    name: 'State Secretariat for Economic Affairs (SECO), Unemployment statistics',
    url: '/statistik/106',
  },
  consumerPrices: { name: 'Statistical Office of Basel-Stadt, Basel consumer price index', url: '/statistik/107' },
  accidents: {
    name: 'Basel-Stadt Cantonal Police and Federal Roads Office (FEDRO), Accident statistics',
    url: '/statistik/108',
  },
  vehicles: { name: 'Federal Roads Office (FEDRO), Motor vehicle statistics', url: '/statistik/109' },
  structuralSurvey: { name: 'Federal Statistical Office (FSO), Structural Survey', url: 'https://www.bfs.admin.ch/' },
  landUse: { name: 'Federal Statistical Office (FSO), Land Use Statistics', url: '/statistik/111' },
  education: { name: 'Statistical Office of Basel-Stadt, Education statistics', url: '/statistik/112' },
  rents: { name: 'Statistical Office of Basel-Stadt, Rent survey', url: '/statistik/113' },
  energy: { name: 'Statistical Office of Basel-Stadt, Energy statistics' },
  health: { name: 'Statistical Office of Basel-Stadt, Health statistics' },
  careHomes: { name: 'Basel-Stadt Department of Health' },
  environment: { name: 'Basel-Stadt Office for the Environment and Energy' },
  parks: { name: 'Basel-Stadt Parks Department (Stadtgärtnerei)' },
  companies: {
    name: 'Federal Statistical Office (FSO), Structural Business Statistics',
    url: 'https://www.bfs.admin.ch/',
  },
} as const satisfies Readonly<Record<string, Source>>;
