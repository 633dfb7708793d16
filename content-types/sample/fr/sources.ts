/** Sources that are named on several pages, always with the same words. */
import type { InputShape } from '../../definition';
import type { sourcePart } from '../../parts/source';

type Source = InputShape<typeof sourcePart.fields>;

export const sources = {
  population: { name: 'Office de statistique de Bâle-Ville, statistique de la population', url: '/statistik/101' },
  scenarios: { name: 'Office de statistique de Bâle-Ville, scénarios de population', url: '/statistik/102' },
  vacancies: { name: 'Office de statistique de Bâle-Ville, relevé des logements vacants', url: '/statistik/103' },
  dwellings: {
    name: 'Office de statistique de Bâle-Ville, statistique des bâtiments et des logements',
    url: '/statistik/104',
  },
  tourism: { name: 'Office de statistique de Bâle-Ville, statistique du tourisme', url: '/statistik/105' },
  unemployment: { name: 'Secrétariat d’État à l’économie (SECO), statistique du chômage', url: '/statistik/106' },
  consumerPrices: {
    name: 'Office de statistique de Bâle-Ville, indice bâlois des prix à la consommation',
    url: '/statistik/107',
  },
  accidents: {
    name: 'Police cantonale de Bâle-Ville et Office fédéral des routes (OFROU), statistique des accidents',
    url: '/statistik/108',
  },
  vehicles: {
    name: 'Office fédéral des routes (OFROU), statistique des véhicules à moteur',
    url: '/statistik/109',
  },
  structuralSurvey: {
    name: 'Office fédéral de la statistique (OFS), relevé structurel',
    url: 'https://www.bfs.admin.ch/',
  },
  landUse: {
    name: 'Office fédéral de la statistique (OFS), statistique de la superficie',
    url: '/statistik/111',
  },
  education: { name: 'Office de statistique de Bâle-Ville, statistique de la formation', url: '/statistik/112' },
  rents: { name: 'Office de statistique de Bâle-Ville, relevé des loyers', url: '/statistik/113' },
  energy: { name: 'Office de statistique de Bâle-Ville, statistique de l’énergie' },
  health: { name: 'Office de statistique de Bâle-Ville, statistique de la santé' },
  careHomes: { name: 'Département de la santé de Bâle-Ville' },
  environment: { name: 'Office de l’environnement et de l’énergie de Bâle-Ville' },
  parks: { name: 'Service des parcs et jardins de Bâle-Ville (Stadtgärtnerei)' },
  companies: {
    name: 'Office fédéral de la statistique (OFS), statistique structurelle des entreprises (STATENT)',
    url: 'https://www.bfs.admin.ch/',
  },
} as const satisfies Readonly<Record<string, Source>>;

export const license = 'Utilisation libre avec indication de la source';
