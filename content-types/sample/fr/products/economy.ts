import type { LocalizedInput } from '../../../registry';
import { license } from '../sources';

/** The indicators of the themes «Tourismus», «Arbeit, Erwerb» and «Preise». */
export const economyProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '6546': {
    title: 'Nuitées par année',
    subtitle: 'Établissements hôteliers du canton de Bâle-Ville, 1939–2025',
    description: 'Les nuitées dans les hôtels bâlois depuis 1939, réparties entre hôtes de Suisse et de l’étranger.',
    lesehilfe: 'En 2025, les hôtels du canton de Bâle-Ville ont compté 1 686 289 nuitées, plus que jamais auparavant.',
    long_description:
      'Graphique en aires empilées avec deux surfaces. Ensemble, elles passent de 263 780 nuitées en 1939 à 752 702 en 1971, restent dans cet ordre de grandeur jusqu’en 2003, puis montent à 1 423 486 en 2019. En 2020, elles chutent à 545 906. En 2025, elles atteignent 1 686 289. Durant les années de guerre, la surface est presque entièrement celle des hôtes de Suisse ; depuis 1947, ceux de l’étranger sont majoritaires, sauf en 2020 et en 2021.',
    erlaeuterungen:
      'Une nuitée est une nuit passée par une personne à l’hôtel. Si un couple reste trois nuits, cela fait six nuitées. Les logements de vacances ne sont pas compris.\n\nEn 2025, 627 267 nuitées revenaient à des hôtes de Suisse et 1 059 022 à des hôtes de l’étranger.',
    unit: 'nuitées',
    unit_label: 'Nombre de nuitées',
    columns: [
      { key: 'jahr', label: 'Année', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'inland', label: 'Hôtes de Suisse', role: 'value' },
      { key: 'ausland', label: 'Hôtes de l’étranger', role: 'value' },
    ],
    annotations: [
      { type: 'range', x: '1939/1945', text: 'Seconde Guerre mondiale' },
      { type: 'break', x: '2005', text: 'Nouvelle méthode de relevé' },
      { type: 'range', x: '2020/2021', text: 'Restrictions de voyage dues au Covid-19' },
    ],
    keywords: ['nuits d’hôtel', 'hôtel', 'hôtellerie', 'hôtes'],
    external_links: [{ title: 'Article sur l’année touristique 2025', url: '/artikel/tourismus-2025' }],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, statistique du tourisme',
        url: 'https://statistik.bs.ch/indikatorenportal/6546',
      },
    ],
    license,
    frequency: 'annuelle',
    reference_period: 'Années 1939–2025',
  },
  '7516': {
    title: 'Nuitées par mois',
    subtitle: 'Établissements hôteliers du canton de Bâle-Ville, depuis janvier 2025',
    description: 'Les nuitées dans les hôtels bâlois, mois par mois.',
    lesehilfe: 'En juillet 2026, les hôtels du canton de Bâle-Ville ont compté 158 473 nuitées.',
    long_description:
      'Graphique linéaire par mois. La ligne commence en janvier 2025 à 89 163 nuitées, se situe à 167 378 en juillet 2025 et atteint son point le plus haut en décembre 2025 avec 175 960. Les valeurs de janvier à juin 2026 manquent ; un point isolé figure ensuite à 158 473 en juillet 2026.',
    erlaeuterungen:
      'Le nombre de nuitées varie avec les foires, les vacances et la période de l’Avent. Il est donc préférable de comparer un mois avec le même mois de l’année précédente : en juillet 2025, il y avait 167 378 nuitées.\n\nLa répartition selon la provenance est disponible pour les mois de 2025.',
    unit: 'nuitées',
    unit_label: 'Nombre de nuitées',
    columns: [
      { key: 'monat', label: 'Mois', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'inland', label: 'Hôtes de Suisse', role: 'value' },
      { key: 'ausland', label: 'Hôtes de l’étranger', role: 'value' },
    ],
    keywords: ['nuits d’hôtel', 'chiffres mensuels', 'hôtel', 'saison'],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, statistique du tourisme',
        url: 'https://statistik.bs.ch/indikatorenportal/7516',
      },
      {
        name: 'Office de statistique de Bâle-Ville, statistique du tourisme (mois de 2025 selon la provenance)',
        url: 'https://statistik.bs.ch/indikatorenportal/6545',
      },
    ],
    license,
    next_update_text: 'à la fin du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Janvier 2025 à juillet 2026',
    notices: [
      { when: '2026-08-20', text: 'La série ne contient pas de valeurs pour les mois de janvier à juin 2026.' },
    ],
  },
  '7510': {
    title: 'Taux de chômage',
    subtitle: 'Canton de Bâle-Ville et Suisse, de janvier 2016 à juillet 2026',
    description: 'Part des personnes inscrites au chômage dans les personnes actives, mois par mois.',
    lesehilfe: 'En juillet 2026, 4,6 % des personnes actives du canton de Bâle-Ville étaient inscrites au chômage.',
    long_description:
      'Graphique linéaire par mois avec deux lignes. Celle du canton de Bâle-Ville est toujours au-dessus de celle de la Suisse. Elle descend de 4,0 % en janvier 2016 à moins de 3 % en 2019, dépasse 4 % pendant la pandémie, redescend jusqu’en 2022 et remonte depuis 2023, jusqu’à 4,8 % en janvier 2026. En juillet 2026, elle se situe à 4,6 %. La ligne de la Suisse se termine en décembre 2025 à 3,1 %.',
    erlaeuterungen:
      'Est au chômage la personne qui est inscrite auprès d’un office régional de placement (ORP), n’a pas d’emploi et peut être placée immédiatement. Les personnes actives sont toutes celles qui travaillent ou cherchent du travail.\n\nFin juillet 2026, 4 760 personnes étaient au chômage dans le canton, dont 941 depuis plus d’un an. Le passage de 4,5 à 4,6 % représente 0,1 *point de pourcentage*.',
    unit: '%',
    unit_label: 'Pour cent des personnes actives',
    columns: [
      { key: 'monat', label: 'Mois', role: 'period' },
      { key: 'basel_stadt', label: 'Bâle-Ville', role: 'value' },
      { key: 'schweiz', label: 'Suisse', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2020-01', text: 'Nouvelle estimation des personnes actives' },
      { type: 'range', x: '2020-03/2021-06', text: 'Pandémie de Covid-19' },
    ],
    keywords: ['chômage', 'ORP', 'recherche d’emploi', 'marché du travail', 'SECO'],
    external_links: [
      {
        title: 'Article sur le chômage en juillet 2026 (en allemand)',
        url: '/artikel/arbeitslosigkeit-juli-2026',
      },
    ],
    sources: [
      {
        name: 'Secrétariat d’État à l’économie (SECO), statistique du chômage',
        url: 'https://statistik.bs.ch/indikatorenportal/7510',
      },
      {
        name: 'Secrétariat d’État à l’économie (SECO), taux de chômage par canton',
        url: 'https://statistik.bs.ch/indikatorenportal/2459',
      },
    ],
    license,
    next_update_text: 'au début du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Fin du mois',
    notices: [
      {
        when: '2026-08-06',
        text: 'Les valeurs de janvier à juin 2026 ont été calculées : nombre de personnes inscrites au chômage divisé par le nombre de personnes actives sur lequel repose le taux de juillet 2026.',
      },
    ],
  },
  '7512': {
    title: 'Renchérissement sur un an',
    subtitle: 'Indice bâlois des prix à la consommation, de janvier à juillet 2026',
    description:
      'De combien de pour cent les prix à la consommation à Bâle-Ville dépassent ceux de l’année précédente.',
    lesehilfe:
      'En juillet 2026, les biens et services coûtaient en moyenne 0,3 % de plus à Bâle-Ville qu’un an plus tôt.',
    long_description:
      'Diagramme de sept colonnes mensuelles. En janvier 2026, le renchérissement est de 0,0 %. Les colonnes grandissent jusqu’à 0,7 % en mai, puis raccourcissent : 0,5 % en juin et 0,3 % en juillet.',
    erlaeuterungen:
      'Le renchérissement est la variation en pour cent de l’[indice bâlois](/indikatorenportal/7513) par rapport au même mois de l’année précédente. Les valeurs sont calculées à partir d’indices arrondis à une décimale et peuvent s’écarter de 0,1 point de pourcentage de celles tirées d’indices non arrondis.\n\nDans l’ensemble de la Suisse, le renchérissement était de 0,4 % en juillet 2026. En moyenne de l’année 2025, il a été de 0,2 % à Bâle-Ville.',
    unit: '%',
    unit_label: 'Pour cent par rapport au même mois de l’année précédente',
    columns: [
      { key: 'monat', label: 'Mois', role: 'period' },
      { key: 'teuerung', label: 'Renchérissement', role: 'value' },
    ],
    keywords: ['inflation', 'prix', 'prix à la consommation', 'pouvoir d’achat'],
    external_links: [
      {
        title: 'Article sur le renchérissement en juillet 2026 (en allemand)',
        url: '/artikel/teuerung-juli-2026',
      },
    ],
    sources: [
      {
        name: 'Office de statistique de Bâle-Ville, indice bâlois des prix à la consommation',
        url: 'https://statistik.bs.ch/indikatorenportal/7512',
      },
      {
        name: 'Office fédéral de la statistique (OFS), indice suisse des prix à la consommation',
        url: 'https://www.bfs.admin.ch/',
      },
    ],
    license,
    next_update_text: 'au début du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Juillet 2026',
  },
  '1402': {
    title: 'Personnes inscrites au chômage par mois',
    subtitle: 'Canton de Bâle-Ville, de janvier 2015 à juillet 2026',
    description: 'Combien de personnes sont inscrites au chômage : les mois l’un sous l’autre, les années côte à côte.',
    lesehilfe:
      'En juillet 2026, 4 760 personnes étaient inscrites au chômage dans le canton de Bâle-Ville, 342 de plus qu’en juillet 2025.',
    long_description:
      'Tableau de cases en couleur : douze lignes pour les mois, douze colonnes pour les années 2015 à 2026. Plus la couleur est soutenue, plus il y a de personnes au chômage. Dans la plupart des colonnes, les cases de l’hiver sont plus soutenues que celles de l’été. Les années 2019, 2022 et 2023 sont les plus pâles ; la valeur la plus basse est celle de septembre 2019 avec 2 770. De mars 2020 à avril 2021, les cases sont plus soutenues, avec 4 510 en janvier 2021. Depuis l’automne 2023, la couleur se renforce de nouveau, jusqu’à la valeur la plus élevée, 4 903 en janvier 2026. Les cases d’août à décembre 2026 sont vides.',
    erlaeuterungen:
      'Sont comptées les personnes inscrites auprès d’un office régional de placement (ORP) qui n’ont pas d’emploi et peuvent en commencer un tout de suite. Elles sont en général plus nombreuses en hiver qu’en été. Mieux vaut donc comparer un mois avec le même mois d’autres années, c’est-à-dire sur une même ligne.\n\nLe [taux de chômage](/indikatorenportal/7510) indique quelle part des personnes actives est au chômage.',
    unit: 'personnes',
    unit_label: 'Nombre de personnes',
    columns: [
      { key: 'monat', label: 'Mois', role: 'period' },
      { key: 'arbeitslose', label: 'Personnes inscrites au chômage', role: 'value' },
    ],
    keywords: ['chômeurs', 'saison', 'ORP', 'chiffres mensuels', 'SECO'],
    sources: [
      {
        name: 'Secrétariat d’État à l’économie (SECO), statistique du chômage',
        url: 'https://statistik.bs.ch/indikatorenportal/8980',
      },
    ],
    license,
    next_update_text: 'au début du mois suivant',
    frequency: 'mensuelle',
    reference_period: 'Fin du mois',
    notices: [
      {
        when: '2026-01-09',
        text: 'En raison d’un nouveau système, la valeur de décembre 2025 est celle du 22 décembre et non de la fin du mois.',
      },
    ],
  },
};
