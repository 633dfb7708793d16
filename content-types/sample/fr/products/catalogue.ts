import type { LocalizedInput } from '../../../registry';
import { license } from '../sources';

/** Products without an indicator page of their own. */
export const catalogueProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '20001': {
    title: 'Logements vacants',
    description: 'Logements vacants par quartier, nombre de pièces et année, à télécharger et à réutiliser.',
    url: 'https://data.bs.ch/',
    keywords: ['open data', 'données ouvertes', 'OGD', 'CSV', 'vacance'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        url: 'https://data.bs.ch/',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin',
  },
  '20010': {
    title: 'Comparaison des quartiers',
    description: 'Les quartiers côte à côte : population, logements vacants et superficie en un coup d’œil.',
    url: '/interaktiv/wohnviertel-vergleich',
    keywords: ['quartier', 'comparaison', 'territoire'],
  },
  '20020': {
    title: 'Pyramide des âges',
    description: 'La structure par âge du canton et de ses quartiers, année par année.',
    url: '/apps/bevoelkerungspyramide',
    keywords: ['âge', 'pyramide', 'application'],
  },
  '20040': {
    title: 'Quartiers',
    description: 'Chiffres clés des 19 quartiers et des communes de Riehen et de Bettingen, classés par chapitres.',
    url: '/indikatorenset/wohnviertel',
    keywords: ['quartier', 'indicateurs', 'territoire'],
  },
};
