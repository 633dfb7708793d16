import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { license, sources } from './sources';

/** The indicator sets that exist in French, with the chapters whose indicators do. */
export const indikatorensets: Readonly<Record<string, LocalizedInput<'indikatorensets'>>> = {
  monatsindikatoren: {
    title: 'Indicateurs mensuels',
    lead: 'Cinq chiffres clés qui paraissent chaque mois : population, chômage, renchérissement et tourisme.',
    image: images.home,
    chapters: [
      { number: '1', title: 'Population', level: 1, indicators: ['7763'] },
      {
        number: '2',
        title: 'Économie',
        level: 1,
        text: 'Comment s’est portée l’économie bâloise le mois dernier.',
      },
      { number: '2.1', title: 'Marché du travail', level: 2, indicators: ['7510', '1402'] },
      { number: '2.2', title: 'Prix', level: 2, indicators: ['7512'] },
      { number: '2.3', title: 'Tourisme', level: 2, indicators: ['7516'] },
    ],
    content: [
      {
        kind: 'text',
        body: 'En juillet 2026, 211 094 personnes vivaient dans le canton. 4,6 % des personnes actives étaient au chômage, les prix dépassaient de 0,3 % ceux de l’année précédente et les hôtels ont compté 158 473 nuitées.',
      },
    ],
    sources: [sources.population, sources.unemployment, sources.consumerPrices, sources.tourism],
    license,
    next_update_text: 'au cours du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Juillet 2026',
  },
  leerstand: {
    title: 'Logements vacants',
    short_title: 'Logements vacants',
    lead: 'Combien de logements sont vacants, où ils se trouvent et comment leur nombre a évolué depuis 1960.',
    image: images.wohnen,
    chapters: [
      { number: '1', title: 'Logements vacants dans le canton', level: 1, indicators: ['5813', '7580'] },
      { number: '2', title: 'Logements vacants par territoire', level: 1, indicators: ['5814'] },
      { number: '3', title: 'Logements vacants par taille', level: 1, indicators: ['7577'] },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Chaque année le 1er juin',
        body: 'Le relevé des logements vacants a lieu le même jour dans toute la Suisse. Dans le canton de Bâle-Ville, {{7580}} étaient vacants en {{7580|period}}, soit {{5813}} de tous les logements.',
      },
      {
        kind: 'expand-section',
        summary: 'Quand un logement est-il vacant ?',
        body: 'Au jour de référence, il est inoccupé mais habitable et il est proposé en location durable ou à la vente. Les logements déjà loués, mais pas encore occupés, ne comptent pas.',
        indicators: ['5813'],
      },
      {
        kind: 'link-button',
        label: 'Article sur les logements vacants en 2026',
        url: '/artikel/leerstand-2026',
        style: 'secondary',
      },
    ],
    sources: [sources.vacancies, sources.dwellings],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin 2026',
  },
};
