import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const bevoelkerungJuli2026: LocalizedInput<'articles'> = {
  title: '211 094 personnes habitent à Bâle-Ville fin juillet 2026',
  kicker: 'Population',
  lead: 'Fin juillet 2026, le canton de Bâle-Ville comptait 211 094 personnes. Dix des 21 territoires ont gagné des habitants depuis fin juin, onze en ont perdu.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Population résidante du canton',
      value: 211094,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Fin juillet 2026',
      url: '/indikatorenportal/7763',
    },
    {
      label: 'Ville de Bâle',
      value: 186729,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Juillet 2026 ; 88,5 % de la population',
      url: '/indikatorenportal/6623',
    },
    {
      label: 'Riehen et Bettingen',
      value: 24365,
      decimals: 0,
      unit: 'personnes',
      supporting_text: 'Juillet 2026 ; 23 048 et 1 317 personnes',
      url: '/indikatorenportal/7763',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Un mois d’été tranquille',
      body: [
        'Des 211 094 personnes, 186 729 habitaient dans la ville de Bâle, 23 048 dans la commune de Riehen et 1 317 à Bettingen. Par rapport au mois précédent, le total a peu changé : en additionnant les variations des 21 territoires, on obtient un léger recul de 64 personnes.',
        'Les valeurs mensuelles fluctuent, car les arrivées et les départs ne se répartissent pas également sur l’année. Pour juger de la croissance, mieux vaut comparer les fins d’année : fin 2024, le canton comptait 207 515 personnes, fin 2025 déjà 210 529. C’est une augmentation de 1,5 %.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Où le nombre a augmenté, où il a diminué',
      body: [
        'C’est à Riehen que la population a le plus augmenté en juillet, de 73 personnes. Le plus fort recul est celui du quartier de Rosental avec 53 personnes, juste devant Iselin avec 50. En proportion, la diminution a été la plus marquée dans l’Altstadt Grossbasel : on y comptait 0,9 % de personnes de moins qu’un mois auparavant.',
        '### Grands et petits quartiers',
        'Le quartier le plus peuplé de la ville est St. Johann avec 19 811 personnes, suivi de près par Gundeldingen avec 19 624 et par Iselin avec 18 190. Les moins peuplés sont l’Altstadt Kleinbasel (2 503), l’Altstadt Grossbasel (2 681) et Kleinhüningen (2 861).',
      ].join('\n\n'),
    },
    {
      kind: 'interactive-element',
      interactive: 'wohnviertel-vergleich',
      caption: 'Comparaison des 19 quartiers et des deux communes',
      source: 'Office de statistique de Bâle-Ville',
      long_description:
        'La page met en regard la population et le taux de logements vacants des 21 territoires dans des graphiques et des tableaux, et indique leur superficie.',
    },
    {
      kind: 'text',
      heading: 'Une population dense',
      body: 'Aucune autre commune de l’agglomération trinationale n’a une densité de population aussi élevée que Bâle. En 2022, 7 277 personnes y vivaient par kilomètre carré. Elles étaient 4 089 à Birsfelden, 3 505 à Binningen et 2 019 à Riehen. L’agglomération compte 203 communes, dont 107 en Suisse, 72 en France et 24 en Allemagne.',
    },
    {
      kind: 'text',
      heading: 'Âge et origine',
      body: [
        'Fin 2025, 36 632 personnes avaient moins de 20 ans, soit 17,4 % de la population. Pour 100 personnes en âge de travailler, entre 20 et 64 ans, on en comptait 57,6 plus jeunes ou plus âgées. Cette valeur n’a que peu changé depuis 2016 (56,7).',
        'Les Suissesses et les Suisses ont en moyenne 45,3 ans, les étrangères et les étrangers 38,1 ans. L’écart se réduit : en 2006, près de 12 ans séparaient les deux groupes, aujourd’hui un peu plus de 7.',
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'De quelle population il s’agit',
      variant: 'info',
      body: 'Les chiffres mensuels suivent la définition cantonale de la population résidante. La population résidante permanente de la Confédération est définie plus étroitement ; son chiffre est donc plus bas. Le glossaire explique la [différence](/interaktiv/glossar#begriff-staendige-wohnbevoelkerung).',
    },
    {
      kind: 'iframe',
      src: 'https://map.geo.bs.ch/',
      title: 'Plan du canton de Bâle-Ville avec les limites des quartiers',
      purpose: 'La carte du canton montre où se trouvent les quartiers.',
      height_mobile: 420,
      height_desktop: 560,
      fallback_text:
        'Carte du canton de Bâle-Ville sur laquelle on peut afficher les limites des 19 quartiers et des communes de Riehen et de Bettingen.',
      caption: 'Carte interactive du canton de Bâle-Ville',
      source: 'Géoportail du canton de Bâle-Ville',
    },
    {
      kind: 'link-button',
      label: 'Tous les indicateurs sur la population',
      url: '/thema/bevoelkerung',
      style: 'secondary',
    },
    {
      kind: 'additional-information-box',
      title: 'Pour en savoir plus',
      downloads: [
        {
          title: 'Données ouvertes sur la population résidante par quartier',
          url: 'https://data.bs.ch/',
          date: '2026-08-19',
        },
      ],
      links: [{ title: 'Jeu d’indicateurs sur les quartiers (en allemand)', url: '/indikatorenset/wohnviertel' }],
      contacts: ['anna-beispiel'],
      sources: [
        {
          name: 'Office de statistique de Bâle-Ville, statistique de la population',
          url: 'https://statistik.bs.ch/indikatorenportal/7763',
        },
      ],
      method_links: [{ title: 'Fiche méthodologique de la statistique de la population', url: '/statistik/101' }],
      next_update: 'Chaque mois',
    },
  ],
  sources: [
    {
      name: 'Office de statistique de Bâle-Ville, statistique de la population',
      url: 'https://statistik.bs.ch/indikatorenportal/7763',
    },
    {
      name: 'Office fédéral de la statistique (OFS), City Statistics',
      url: 'https://statistik.bs.ch/indikatorenportal/7954',
    },
    {
      name: 'Office de statistique de Bâle-Ville, âge moyen de la population',
      url: 'https://statistik.bs.ch/indikatorenportal/6063',
    },
    {
      name: 'Office de statistique de Bâle-Ville, rapport de dépendance',
      url: 'https://statistik.bs.ch/indikatorenportal/8379',
    },
  ],
  next_update_text: 'au milieu du mois suivant',
  frequency: 'mensuelle',
  reference_period: 'Fin juillet 2026',
};
