import type { LocalizedInput } from '../../../registry';
import { license } from '../sources';

/** The indicators of the theme «Bevölkerung». */
export const populationProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '7763': {
    title: 'Population résidante par quartier',
    subtitle: '19 quartiers de la ville de Bâle, Riehen et Bettingen, fin juillet 2026',
    description: 'Habitantes et habitants des 19 quartiers et des deux autres communes, mis à jour chaque mois.',
    lesehilfe:
      'Fin juillet 2026, 19 811 personnes vivent à St. Johann, plus que dans tout autre quartier de la ville de Bâle.',
    long_description:
      'Diagramme de 21 barres horizontales, classées par longueur. Tout en haut figure la commune de Riehen avec 23 048 personnes. Suivent les quartiers de St. Johann avec 19 811, de Gundeldingen avec 19 624 et d’Iselin avec 18 190 personnes. Les barres les plus courtes sont celles de l’Altstadt Grossbasel (2 681), de l’Altstadt Kleinbasel (2 503) et de Bettingen (1 317).',
    erlaeuterungen:
      'On compte toutes les personnes annoncées dans le canton le dernier jour du mois. Les 21 territoires réunissent 211 094 personnes : 186 729 dans la ville de Bâle, 23 048 à Riehen et 1 317 à Bettingen.\n\nLe tableau indique aussi la variation par rapport au mois précédent, en pour cent. Dans un petit territoire, quelques déménagements suffisent à produire une forte variation.',
    unit: 'personnes',
    unit_label: 'Nombre de personnes',
    columns: [
      { key: 'wohnviertel', label: 'Quartier ou commune', role: 'area' },
      { key: 'einwohner', label: 'Habitantes et habitants', role: 'value' },
      { key: 'veraenderung', label: 'Variation sur un mois', role: 'value', unit: '%', decimals: 2 },
    ],
    keywords: ['habitants', 'quartier', 'effectif de la population', 'Riehen', 'Bettingen'],
    external_links: [
      { title: 'Comparaison des quartiers', url: '/interaktiv/wohnviertel-vergleich' },
      { title: 'Jeux de données sur data.bs.ch', url: 'https://data.bs.ch/' },
    ],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, statistique de la population',
        url: 'https://statistik.bs.ch/indikatorenportal/7763',
      },
    ],
    license,
    next_update_text: 'au milieu du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Fin juillet 2026',
    seo_description:
      'Combien de personnes vivent dans les 19 quartiers bâlois, à Riehen et à Bettingen, avec un graphique et un tableau.',
  },
  '6623': {
    title: 'Population résidante de la ville de Bâle depuis 1774',
    subtitle: 'Commune de Bâle, en fin d’année',
    description: 'Le nombre d’habitants de la ville de Bâle, du premier comptage de la série à nos jours.',
    lesehilfe:
      'Fin 2025, 186 332 personnes habitaient dans la ville de Bâle, plus de douze fois autant qu’en 1774, où elles étaient 15 040.',
    long_description:
      'Graphique linéaire sur 250 ans. La ligne commence en 1774 à 15 040 personnes et ne monte que peu jusqu’en 1850. Elle devient ensuite raide et atteint en 1970 son point le plus haut avec 213 902 personnes. Elle descend jusqu’à 165 548 en 2001 et remonte depuis, jusqu’à 186 332 personnes fin 2025. La valeur de 2022 manque : la ligne y est interrompue.',
    erlaeuterungen:
      'Les valeurs les plus anciennes proviennent de comptages isolés, séparés par de nombreuses années. De 1850 à 1970, elles reposent sur les recensements ; à partir de 1970, il existe une valeur pour presque chaque année.\n\n- Les intervalles sur l’axe du temps sont donc inégaux.\n- Kleinhüningen fait partie de la ville depuis 1908.\n- Riehen et Bettingen ne sont pas compris.',
    unit: 'personnes',
    unit_label: 'Nombre de personnes',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'stadt_basel', label: 'Ville de Bâle', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '1850', text: 'À partir d’ici, recensements' },
      { type: 'break', x: '1908', text: 'Kleinhüningen est rattaché à la ville' },
      { type: 'point', x: '1970', y: 213902, text: 'Maximum : 213 902 personnes' },
      { type: 'break', x: '2012', text: 'À partir d’ici, registre des habitants' },
    ],
    keywords: ['histoire', 'habitants', 'recensement', 'longue série', 'histoire de la ville'],
    external_links: [{ title: 'Article sur la ville depuis 1774 (en allemand)', url: '/artikel/stadt-seit-1774' }],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, statistique de la population',
        url: 'https://statistik.bs.ch/indikatorenportal/6623',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Fin d’année, 1774–2025',
    notices: [{ when: '2026-08-21', text: 'La valeur de 2022 ne figure pas dans cette série.' }],
  },
  '6215': {
    title: 'Scénarios de population',
    subtitle: 'Canton de Bâle-Ville, effectif jusqu’en 2025, trois scénarios pour 2050',
    description: 'Combien de personnes pourraient vivre dans le canton en 2050 : un scénario haut, un moyen et un bas.',
    lesehilfe:
      'Si le scénario moyen se réalise, 232 648 personnes vivront dans le canton de Bâle-Ville en 2050, environ 22 100 de plus que fin 2025.',
    long_description:
      'Graphique linéaire. La population effective diminue de 201 903 personnes en 1985 à 187 459 en 2001, puis augmente jusqu’à 210 529 fin 2025. De là, trois lignes mènent à l’année 2050 : la ligne moyenne à 232 648 personnes, la haute à 256 991, la basse à 196 369. La surface entre la ligne haute et la ligne basse est le domaine que couvrent les scénarios.',
    erlaeuterungen:
      'Un scénario n’est pas une prévision. Il calcule ce qui se passe si certaines hypothèses sur les naissances, l’espérance de vie, les migrations et la construction de logements se vérifient.\n\nLe graphique montre le dernier effectif compté et le point d’arrivée en 2050 ; entre les deux, les points sont reliés en ligne droite.',
    unit: 'personnes',
    unit_label: 'Nombre de personnes',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'mittel', label: 'Scénario moyen', role: 'value' },
      { key: 'tief', label: 'Scénario bas', role: 'low' },
      { key: 'hoch', label: 'Scénario haut', role: 'high' },
      { key: 'gezaehlt', label: 'Effectif compté', role: 'value' },
      { key: 'art', label: 'Nature des valeurs', role: 'status' },
    ],
    annotations: [{ type: 'range', x: '2025/2050', text: 'Scénarios, édition 2026' }],
    keywords: ['prévision', 'avenir', '2050', 'scénario'],
    external_links: [{ title: 'Article sur les scénarios jusqu’en 2050', url: '/artikel/szenarien-2050' }],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, scénarios de population',
        url: 'https://statistik.bs.ch/indikatorenportal/6215',
      },
      {
        name: 'Office de statistique de Bâle-Ville, statistique de la population',
        url: 'https://statistik.bs.ch/indikatorenportal/4132',
      },
    ],
    license,
    next_update_text: 'avec les prochains scénarios',
    frequency: 'irrégulière',
    reference_period: 'Fin d’année, 1985–2050',
  },
};
