/** Sources that are named on several pages, always with the same words. */
import type { InputShape } from '../../definition';
import type { sourcePart } from '../../parts/source';

type Source = InputShape<typeof sourcePart.fields>;

/** How the data may be used, as the entries state it. */
export const freeUse = 'Libero utilizzo con indicazione della fonte';

export const sources = {
  population: { name: 'Ufficio di statistica di Basilea Città, statistica della popolazione', url: '/statistik/101' },
  scenarios: { name: 'Ufficio di statistica di Basilea Città, scenari demografici', url: '/statistik/102' },
  vacancies: {
    name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
    url: '/statistik/103',
  },
  dwellings: {
    name: 'Ufficio di statistica di Basilea Città, statistica degli edifici e delle abitazioni',
    url: '/statistik/104',
  },
  tourism: { name: 'Ufficio di statistica di Basilea Città, statistica del turismo', url: '/statistik/105' },
  unemployment: {
    name: 'Segreteria di Stato dell’economia (SECO), statistica della disoccupazione',
    url: '/statistik/106',
  },
  consumerPrices: {
    name: 'Ufficio di statistica di Basilea Città, indice dei prezzi al consumo di Basilea',
    url: '/statistik/107',
  },
  accidents: {
    name: 'Polizia cantonale di Basilea Città e Ufficio federale delle strade (USTRA), statistica degli incidenti',
    url: '/statistik/108',
  },
  vehicles: {
    name: 'Ufficio federale delle strade (USTRA), statistica dei veicoli a motore',
    url: '/statistik/109',
  },
  structuralSurvey: {
    name: 'Ufficio federale di statistica (UST), rilevazione strutturale',
    url: 'https://www.bfs.admin.ch/',
  },
  landUse: { name: 'Ufficio federale di statistica (UST), statistica della superficie', url: '/statistik/111' },
  education: { name: 'Ufficio di statistica di Basilea Città, statistica della formazione', url: '/statistik/112' },
  rents: { name: 'Ufficio di statistica di Basilea Città, rilevazione delle pigioni', url: '/statistik/113' },
  energy: { name: 'Ufficio di statistica di Basilea Città, statistica dell’energia' },
  health: { name: 'Ufficio di statistica di Basilea Città, statistica della salute' },
  careHomes: { name: 'Dipartimento della sanità di Basilea Città' },
  environment: { name: 'Ufficio dell’ambiente e dell’energia di Basilea Città' },
  parks: { name: 'Stadtgärtnerei (verde pubblico) di Basilea Città' },
  companies: {
    name: 'Ufficio federale di statistica (UST), Statistica strutturale delle imprese',
    url: 'https://www.bfs.admin.ch/',
  },
} as const satisfies Readonly<Record<string, Source>>;
