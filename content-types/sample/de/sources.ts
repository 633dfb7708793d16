/** Sources that are named on several pages, always with the same words. */
import type { InputShape } from '../../definition';
import type { sourcePart } from '../../parts/source';

type Source = InputShape<typeof sourcePart.fields>;

export const sources = {
  population: { name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik', url: '/statistik/101' },
  scenarios: { name: 'Statistisches Amt Basel-Stadt, Bevölkerungsszenarien', url: '/statistik/102' },
  vacancies: { name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung', url: '/statistik/103' },
  dwellings: { name: 'Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik', url: '/statistik/104' },
  tourism: { name: 'Statistisches Amt Basel-Stadt, Tourismusstatistik', url: '/statistik/105' },
  unemployment: { name: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenstatistik', url: '/statistik/106' },
  consumerPrices: { name: 'Statistisches Amt Basel-Stadt, Basler Index der Konsumentenpreise', url: '/statistik/107' },
  accidents: {
    name: 'Kantonspolizei Basel-Stadt und Bundesamt für Strassen (ASTRA), Unfallstatistik',
    url: '/statistik/108',
  },
  vehicles: { name: 'Bundesamt für Strassen (ASTRA), Motorfahrzeugstatistik', url: '/statistik/109' },
  structuralSurvey: { name: 'Bundesamt für Statistik (BFS), Strukturerhebung', url: 'https://www.bfs.admin.ch/' },
  landUse: { name: 'Bundesamt für Statistik (BFS), Arealstatistik', url: '/statistik/111' },
  education: { name: 'Statistisches Amt Basel-Stadt, Bildungsstatistik', url: '/statistik/112' },
  rents: { name: 'Statistisches Amt Basel-Stadt, Mietpreiserhebung', url: '/statistik/113' },
  energy: { name: 'Statistisches Amt Basel-Stadt, Energiestatistik' },
  health: { name: 'Statistisches Amt Basel-Stadt, Gesundheitsstatistik' },
  careHomes: { name: 'Gesundheitsdepartement Basel-Stadt' },
  environment: { name: 'Amt für Umwelt und Energie Basel-Stadt' },
  parks: { name: 'Stadtgärtnerei Basel-Stadt' },
  companies: {
    name: 'Bundesamt für Statistik (BFS), Statistik der Unternehmensstruktur',
    url: 'https://www.bfs.admin.ch/',
  },
} as const satisfies Readonly<Record<string, Source>>;
