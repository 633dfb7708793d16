import type { LocalizedInput } from '../../../registry';
import { shareImages } from '../images';
import { license } from '../sources';

/** The indicators of the theme «Bau-, Wohnungswesen». */
export const housingProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '5813': {
    title: 'Taux de logements vacants',
    subtitle: 'Canton de Bâle-Ville, le 1er juin de chaque année',
    description: 'Combien de logements sur cent sont inoccupés et disponibles dans le canton.',
    lesehilfe: 'Le 1er juin 2026, 0,78 % des logements du canton de Bâle-Ville étaient vacants, soit 78 sur 10 000.',
    long_description:
      'Graphique linéaire avec deux sommets. La ligne commence en 2002 à 1,33 %, atteint son point le plus haut en 2005 avec 1,52 % et descend jusqu’à 0,23 % en 2014. Elle monte ensuite à 1,17 % en 2022, descend à 0,77 % en 2024, se situe à 0,92 % en 2025 et se termine en 2026 à 0,78 %.',
    erlaeuterungen:
      'Un logement est vacant si, au jour de référence, il est habitable et inoccupé et qu’il est proposé en location durable ou à la vente. Les logements meublés et les maisons individuelles comptent aussi.\n\n- **Numérateur :** logements vacants le 1er juin\n- **Dénominateur :** tous les logements selon le Registre des bâtiments et des logements à la fin de l’année précédente\n\nLa différence entre deux années s’exprime en *points de pourcentage* : de 2014 à 2022, le taux a augmenté de 0,94 point de pourcentage.',
    unit: '%',
    unit_label: 'Pour cent des logements',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'quote', label: 'Taux de logements vacants', role: 'value' },
    ],
    annotations: [
      { type: 'point', x: '2014', y: 0.23, text: 'Minimum : 0,23 %' },
      { type: 'point', x: '2005', y: 1.52, text: 'Maximum : 1,52 %' },
    ],
    keywords: ['vacance', 'logements vides', 'marché du logement', 'pénurie de logements', 'taux de vacance'],
    external_links: [
      { title: 'Article sur les logements vacants en 2026', url: '/artikel/leerstand-2026' },
      { title: 'Jeu d’indicateurs sur les logements vacants', url: '/indikatorenset/leerstand' },
    ],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        url: 'https://statistik.bs.ch/indikatorenportal/5813',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin, 2002–2026',
    seo_description:
      'Le taux de logements vacants du canton de Bâle-Ville de 2002 à 2026 : graphique, tableau, données et explications.',
    share_image: shareImages.leerstand,
  },
  '7580': {
    title: 'Logements vacants',
    subtitle: 'Canton de Bâle-Ville, nombre au jour de référence, 1960–2026',
    description: 'Le nombre de logements vacants dans le canton depuis 1960.',
    lesehilfe: 'Le 1er juin 2026, 912 logements étaient vacants dans le canton, 167 de moins qu’un an plus tôt.',
    long_description:
      'Diagramme en colonnes avec 67 années et quatre vagues. Dans les années 1960, les colonnes sont à peine visibles ; en 1963, il y avait 4 logements vacants. Les sommets se situent en 1976 avec 1 268, en 1985 avec 1 077, en 1999 avec 1 602 et en 2022 avec 1 328 logements. Entre eux figurent des creux, avec 175 en 1990 et 245 en 2014. La dernière colonne, 2026, indique 912.',
    erlaeuterungen:
      'Ce nombre dépend aussi du nombre total de logements. Pour comparer sur une longue période ou avec d’autres cantons, le [taux de logements vacants](/indikatorenportal/5813) convient donc mieux.\n\nDes 912 logements vacants de 2026, 224 ont une pièce, 274 deux, 265 trois et 149 quatre pièces ou plus.',
    unit: 'logements',
    unit_label: 'Nombre de logements',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'leer', label: 'Logements vacants', role: 'value' },
    ],
    keywords: ['vacance', 'logements vides', 'nombre'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        url: 'https://statistik.bs.ch/indikatorenportal/7580',
      },
      {
        name: 'Office de statistique de Bâle-Ville, statistique des bâtiments et des logements',
        url: 'https://statistik.bs.ch/indikatorenportal/6214',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin, 1960–2026',
    corrections: [
      {
        when: '2025-03-27',
        text: 'Pour 2024, cette série indiquait 865 logements vacants. La valeur juste est 897. Les autres années ne sont pas concernées.',
      },
    ],
  },
  '5814': {
    title: 'Taux de logements vacants par quartier',
    subtitle: 'Quartiers de la ville de Bâle, Riehen et Bettingen, 1er juin 2026',
    description: 'Le taux de logements vacants des 19 quartiers et des deux autres communes, en 2026 et en 2016.',
    lesehilfe:
      'Le 1er juin 2026, c’est dans les Vorstädte que le taux était le plus élevé de tous les quartiers, avec 2,45 %.',
    long_description:
      'Carte du canton avec 21 territoires en couleur ; plus la teinte est soutenue, plus le taux est élevé. Les teintes les plus soutenues sont celles des Vorstädte avec 2,45 % et de l’Altstadt Grossbasel avec 1,52 %. L’Altstadt Kleinbasel, St. Johann, Rosental, Clara, Kleinhüningen et, de peu, St. Alban dépassent aussi 1 %. Les plus pâles sont celles de Wettstein avec 0,24 % et de Bachletten avec 0,32 %.',
    erlaeuterungen:
      'Dans un petit quartier, quelques logements suffisent à modifier fortement le taux, par exemple lorsqu’un nouvel immeuble n’est pas encore loué au jour de référence.\n\nLa dernière colonne du tableau indique la différence avec 2016, en points de pourcentage. Elle est négative à Hirzbrunnen (−0,55) et à Bettingen (−1,48) : la part de logements vacants y était plus élevée en 2016.',
    unit: '%',
    unit_label: 'Pour cent des logements',
    columns: [
      { key: 'wohnviertel', label: 'Quartier ou commune', role: 'area' },
      { key: 'quote_2026', label: 'Taux de logements vacants 2026', role: 'value' },
      { key: 'quote_2016', label: 'Taux de logements vacants 2016', role: 'value' },
      { key: 'differenz', label: 'Différence 2016–2026', role: 'value', unit: 'points de pourcentage' },
    ],
    keywords: ['vacance', 'quartier', 'carte', 'logements vides'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        url: 'https://statistik.bs.ch/indikatorenportal/5814',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin 2026',
    corrections: [
      {
        when: '2026-08-27',
        text: 'Dans la première version, les valeurs de Rosental et de Wettstein étaient interverties. Les valeurs justes sont de 1,01 % pour Rosental et de 0,24 % pour Wettstein.',
      },
    ],
  },
  '7577': {
    title: 'Logements vacants selon le nombre de pièces',
    subtitle: 'Canton de Bâle-Ville, 1er juin 2026',
    description: 'Combien de pièces ont les logements vacants au jour de référence.',
    lesehilfe: 'Le 1er juin 2026, 274 des 912 logements vacants avaient deux pièces, soit 30 %.',
    long_description:
      'Graphique en anneau à six parts. La plus grande est celle des logements de deux pièces (274, 30 %), suivie de ceux de trois pièces (265, 29 %) et d’une pièce (224, 25 %). Les parts des logements de quatre (100, 11 %), de cinq (29, 3 %) et de six pièces ou plus (20, 2 %) sont plus petites.',
    erlaeuterungen:
      'Plus de quatre logements vacants sur cinq ont trois pièces au plus. Le tableau rapporte aussi leur nombre à tous les logements de la même taille : 1,7 % des logements d’une pièce sont vacants, contre 0,3 % de ceux de six pièces ou plus.\n\nUn logement est vacant si l’on peut y emménager au jour de référence et s’il est à louer durablement ou à vendre.',
    unit: 'logements',
    unit_label: 'Nombre de logements',
    columns: [
      { key: 'zimmer', label: 'Nombre de pièces', role: 'category' },
      { key: 'anzahl', label: 'Logements vacants', role: 'value' },
      { key: 'quote', label: 'Part de tous les logements de cette taille', role: 'value', unit: '%', decimals: 1 },
    ],
    keywords: ['vacance', 'pièces', 'taille des logements', 'studio'],
    external_links: [{ title: 'Article sur les logements vacants en 2026', url: '/artikel/leerstand-2026' }],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        url: 'https://statistik.bs.ch/indikatorenportal/7577',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Jour de référence : 1er juin 2026',
  },
  '1302': {
    title: 'Logements par quartier',
    subtitle: 'Quartiers de la ville de Bâle, Riehen et Bettingen, fin 2025',
    description: 'Combien de logements comptent les 19 quartiers et les deux autres communes.',
    lesehilfe: 'Fin 2025, Gundeldingen comptait 11 979 logements, plus que tout autre territoire du canton.',
    long_description:
      'Carte du canton avec 21 territoires et un cercle dans chacun ; plus le cercle est grand, plus il y a de logements. Les plus grands sont ceux de Gundeldingen avec 11 979, de Riehen avec 10 964, de St. Johann avec 10 751 et d’Iselin avec 10 362 logements. Les plus petits sont ceux de Bettingen avec 564, de Kleinhüningen avec 1 588, de l’Altstadt Grossbasel avec 1 624 et de l’Altstadt Kleinbasel avec 1 775.',
    erlaeuterungen:
      'Ensemble, ils sont 117 252. Le tableau indique aussi ceux d’une ou de deux pièces : 41 134, un peu plus d’un tiers. La cuisine, la salle de bains, les couloirs et les demi-pièces ne comptent pas comme pièces.\n\nLes territoires sont de taille très différente : beaucoup de logements ne signifie donc pas que le bâti est dense.',
    unit: 'logements',
    unit_label: 'Nombre de logements',
    columns: [
      { key: 'wohnviertel', label: 'Quartier ou commune', role: 'area' },
      { key: 'wohnungen', label: 'Logements', role: 'value' },
      { key: 'klein', label: 'dont d’une ou de deux pièces', role: 'value' },
    ],
    keywords: ['parc de logements', 'quartier', 'carte', 'pièces'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, statistique des bâtiments et des logements',
        url: 'https://statistik.bs.ch/indikatorenportal/6988',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Fin 2025',
  },
  '22409': {
    title: 'Satisfaction à l’égard du cadre de vie',
    subtitle: 'Ville de Bâle, réponses de familles, 2009–2022',
    description: 'À quel point les familles de la ville de Bâle sont satisfaites de l’environnement de leur logement.',
    lesehilfe: 'En 2022, 696 réponses sur 1 403 étaient « très satisfaites », soit 49,6 %.',
    long_description:
      'Quatre barres horizontales à 100 %, une par enquête : 2009, 2013, 2017 et 2022, chacune en quatre segments, de très satisfaites à très insatisfaites. Étaient très satisfaites 45 % (2009), 34 % (2013), 51 % (2017) et 50 % (2022) des familles, plutôt satisfaites 42, 47, 37 et 39 %. De 9 à 14 % étaient plutôt insatisfaites, le plus en 2013 ; de 2 à 5 % étaient très insatisfaites.',
    erlaeuterungen:
      'La question porte sur les environs du logement dans leur ensemble. L’enquête s’adresse aux ménages formés d’au moins un parent et d’un enfant de moins de 18 ans qui habitent le canton depuis un an ou plus. Seuls ceux de la ville de Bâle figurent ici.\n\nLe graphique rapporte les quatre réponses à leur somme. Les familles sans avis ou sans réponse ne figurent que dans le tableau ; en les comptant, 46,9 % étaient très satisfaites en 2022. Depuis 2013, les réponses sont pondérées selon la formation des parents et la forme de la famille, et donc arrondies.',
    unit: 'réponses',
    unit_label: 'Nombre de réponses, pondéré',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'sehr_zufrieden', label: 'très satisfaites', role: 'value' },
      { key: 'eher_zufrieden', label: 'plutôt satisfaites', role: 'value' },
      { key: 'eher_unzufrieden', label: 'plutôt insatisfaites', role: 'value' },
      { key: 'sehr_unzufrieden', label: 'très insatisfaites', role: 'value' },
      { key: 'ohne_antwort', label: 'sans avis, sans réponse', role: 'value' },
    ],
    keywords: ['enquête', 'sondage', 'familles', 'qualité de vie', 'quartier'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, enquête cantonale auprès des familles',
        url: 'https://statistik.bs.ch/indikatorenportal/22409',
      },
    ],
    license,
    next_update_text: 'après la prochaine enquête auprès des familles',
    frequency: 'tous les quatre à cinq ans',
    reference_period: 'Enquêtes de 2009, 2013, 2017 et 2022',
  },
};
