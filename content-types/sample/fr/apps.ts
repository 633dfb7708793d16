import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The applications that exist in French. */
export const apps: Readonly<Record<string, LocalizedInput<'apps'>>> = {
  bevoelkerungspyramide: {
    title: 'Pyramide des âges',
    lead: 'Choisissez une année et un territoire, et voyez combien de personnes de chaque âge y vivent.',
    url: 'https://data.bs.ch/',
    purpose: 'La pyramide montre la structure par âge pour l’année et le territoire de votre choix.',
    image: images.apps,
    languages: 'allemand, français, anglais',
    accessibility_note:
      'La pyramide s’utilise au clavier. Toutes les valeurs figurent en outre dans un tableau que les lecteurs d’écran peuvent lire.',
    content: [
      {
        kind: 'text',
        heading: 'Ce que montre la pyramide',
        body: [
          'Chaque barre horizontale correspond à une année d’âge, à gauche pour les hommes et à droite pour les femmes. La forme en dit long sur le passé : les générations nombreuses remontent la pyramide comme un renflement, l’immigration élargit les âges moyens.',
          'Dans le canton, les personnes sans passeport suisse ont en moyenne 38,1 ans, les Suissesses et les Suisses 45,3 ans (2025).',
        ].join('\n\n'),
      },
      { kind: 'background-article', article: 'szenarien-2050', kicker: 'Article' },
    ],
  },
  statatlas: {
    title: 'StatAtlas',
    lead: 'L’atlas présente sur des cartes les chiffres des quartiers, des communes et de l’agglomération trinationale.',
    url: 'https://www.bs.ch/',
    image: images.umwelt,
    languages: 'allemand, français',
    accessibility_note:
      'Chaque carte est accompagnée d’un tableau avec les mêmes valeurs. Les cartes elles-mêmes s’utilisent mieux à la souris qu’au clavier.',
    content: [
      {
        kind: 'text',
        heading: 'Territoires',
        body: '- 19 quartiers ainsi que les communes de Riehen et de Bettingen\n- 203 communes de l’agglomération trinationale : 107 en Suisse, 72 en France et 24 en Allemagne',
      },
      {
        kind: 'link-button',
        label: 'Comparer les quartiers',
        url: '/interaktiv/wohnviertel-vergleich',
        style: 'secondary',
      },
    ],
  },
};
