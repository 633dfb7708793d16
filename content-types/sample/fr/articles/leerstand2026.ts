import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';

export const leerstand2026: LocalizedInput<'articles'> = {
  title: 'Le taux de logements vacants descend à 0,78 %',
  kicker: 'Logement',
  lead: 'Le 1er juin 2026, 912 logements étaient vacants dans le canton de Bâle-Ville, 167 de moins qu’un an plus tôt. Le taux de logements vacants est ainsi passé de 0,92 % à 0,78 %.',
  image: { ...images.wohnen, focal_x: 0.5, focal_y: 0.4 },
  hero_statistics: [
    {
      label: 'Taux de logements vacants',
      indicator: '5813',
      supporting_text: '1er juin 2026 ; année précédente : 0,92 %',
      trend_text: '0,14 point de pourcentage de moins',
    },
    {
      label: 'Logements vacants',
      indicator: '7580',
      supporting_text: '1er juin 2026 ; année précédente : 1 079',
      trend_text: '167 logements de moins',
    },
    {
      label: 'Taux le plus élevé, dans le quartier des Vorstädte',
      value: 2.45,
      decimals: 2,
      unit: '%',
      supporting_text: '1er juin 2026 ; taux le plus bas : 0,24 % à Wettstein',
      url: '/indikatorenportal/5814',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Moins de logements vacants que l’année précédente',
      body: [
        'Le relevé annuel des logements vacants compte, au jour de référence du 1er juin, tous les logements proposés à la location ou à la vente dans lesquels on pourrait emménager tout de suite. En 2026, il y en avait 912. Par rapport aux 1 079 logements de l’année précédente, c’est un recul de 15,5 %.',
        'Le taux de logements vacants mesure la part de ces logements dans l’ensemble du parc. Il est maintenant de 0,78 %, presque au niveau de 2024 (0,77 %). La hausse de 2025 n’a donc été que passagère.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Un regard sur vingt ans',
      body: [
        'Le marché du logement du canton évolue par longues vagues. En 2005, le taux était de 1,52 % ; jusqu’en 2014, il est tombé à 0,23 %. L’offre a ensuite de nouveau augmenté, et le dernier sommet a été atteint en 2022 avec 1,17 %. Depuis, moins de logements sont vacants.',
        'Le nombre de logements vacants suit le même mouvement. On en comptait 546 en 2017 et 1 328 en 2022, soit plus du double. L’indicateur [Logements vacants](/indikatorenportal/7580) présente toute la série.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7580', size: 'm', start_view: 'chart', show_downloads: false },
    {
      kind: 'info-box',
      title: 'Ce que l’on entend par logement vacant',
      variant: 'definition',
      body: 'Un logement vacant est inoccupé au jour de référence, habitable et proposé à la vente ou à la location pour trois mois au moins. Les logements en transformation ou déjà attribués n’en font pas partie.',
    },
    {
      kind: 'text',
      heading: 'Les petits logements sont plus souvent vacants',
      body: [
        'Des 912 logements vacants, 763 avaient au plus trois pièces, soit 83,7 %. Le taux le plus élevé est celui des logements d’une pièce. Pour les familles, le choix reste en revanche restreint : 49 seulement des logements vacants avaient cinq pièces ou davantage.',
        [
          '| Nombre de pièces | Logements vacants | Part des logements vacants | Taux de logements vacants |',
          '| --- | ---: | ---: | ---: |',
          '| 1 pièce | 224 | 24,6 % | 1,7 % |',
          '| 2 pièces | 274 | 30,0 % | 1,0 % |',
          '| 3 pièces | 265 | 29,1 % | 0,6 % |',
          '| 4 pièces | 100 | 11,0 % | 0,5 % |',
          '| 5 pièces | 29 | 3,2 % | 0,4 % |',
          '| 6 pièces et plus | 20 | 2,2 % | 0,3 % |',
        ].join('\n'),
        'Les parts sont arrondies ; leur somme n’est donc pas exactement de 100 %.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'De grandes différences entre les quartiers',
      body: [
        'C’est dans les Vorstädte que le taux est le plus élevé avec 2,45 %, devant l’Altstadt Grossbasel (1,52 %) et l’Altstadt Kleinbasel (1,18 %). À l’autre extrémité se trouvent Wettstein (0,24 %) et Bachletten (0,32 %). À Riehen, le taux est de 0,84 %, à Bettingen de 0,53 %.',
        'Par rapport à 2016, il a augmenté presque partout. Il n’est plus bas qu’à Hirzbrunnen et à Bettingen. Dans un petit quartier, il suffit toutefois d’un seul nouvel immeuble pour modifier nettement le taux.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart' },
    {
      kind: 'expand-section',
      summary: 'Comment le relevé est effectué',
      body: [
        'Le relevé est exhaustif. Les gérances, les coopératives et les propriétaires annoncent leurs logements vacants. Les indications sont comparées au Registre des bâtiments et des logements, dont provient aussi le nombre total de logements.',
        '- **Jour de référence :** 1er juin\n- **Territoire :** canton, communes et quartiers\n- **Publication :** en août',
        'La fiche méthodologique du [relevé des logements vacants](/statistik/103) décrit la démarche en détail.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Les deux Bâle réunis',
      body: 'Le canton voisin enregistre lui aussi un recul : à Bâle-Campagne, 980 logements étaient vacants, contre 1 196 en 2025. Les deux cantons réunis comptent 1 892 logements vacants, et leur taux est de 0,70 %.',
    },
    { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
    { kind: 'quiz', quiz: 'quartier', mode: 'link', questions_limit: 3 },
  ],
  sources: [
    {
      name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
      url: 'https://statistik.bs.ch/indikatorenportal/5813',
    },
    {
      name: 'Office de statistique de Bâle-Ville, relevé des logements vacants par quartier',
      url: 'https://statistik.bs.ch/indikatorenportal/5814',
    },
  ],
  next_update_text: 'Août 2027',
  frequency: 'annuelle',
  reference_period: 'Jour de référence : 1er juin 2026',
  seo_title: 'Logements vacants 2026 : 0,78 % des logements de Bâle-Ville',
  seo_description:
    'Le 1er juin 2026, 912 logements étaient vacants à Bâle-Ville. Les chiffres selon le nombre de pièces, le quartier et l’année.',
  share_image: shareImages.leerstand,
};
