import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Environment, energy, housing and traffic. */
export const spaceThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'raum-umwelt': {
    number: '02',
    // Long on purpose: shows whether lists, crumbs and tiles cope with it.
    title:
      'Espace, environnement : utilisation du sol, climat, eau, air et déchets dans la ville de Bâle et dans les communes rurales',
    title_short: 'Espace, environnement',
    lead: 'Comment le sol est utilisé, quelle place prennent la chaleur et la verdure, et combien de déchets sont produits.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Déchets urbains par personne',
        value: 244.7,
        decimals: 1,
        unit: 'kg',
        supporting_text: '2024 ; 2023 : 246,6 kilogrammes par personne',
        trend_text: 'moins que l’année précédente',
        url: '/indikatorenportal/1502',
      },
      {
        label: 'Surface agricole utile',
        value: 422.9,
        decimals: 1,
        unit: 'ha',
        supporting_text: '2024, exploitée par 13 entreprises',
        url: '/indikatorenportal/4914',
      },
      {
        label: 'Surface couverte par des arbres',
        value: 24.4,
        decimals: 1,
        unit: '%',
        supporting_text: '2024 ; ville de Bâle : 17,2 %',
        url: '/unterthema/klima',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'Densément bâti, et pourtant un quart sous les arbres',
        body: [
          'Sur un hectare du canton vivent 58,7 personnes (2025), et même 145,8 dans les zones à bâtir. Aucun autre canton n’est aussi dense.',
          [
            '- **Ville de Bâle :** 2 280,1 hectares en 19 quartiers',
            '- **Riehen :** 1 086,0 hectares',
            '- **Bettingen :** 222,7 hectares',
          ].join('\n'),
          'Les superficies des quartiers et des communes s’entendent sans le Rhin.',
        ].join('\n\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'La température du Rhin à Bâle',
        source: 'Office de l’environnement et de l’énergie de Bâle-Ville',
      },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.landUse, sources.parks],
        method_links: [
          { title: 'Fiche méthodologique de la statistique de la superficie (en allemand)', url: '/statistik/111' },
        ],
        links: [{ title: 'Jeu d’indicateurs sur l’environnement (en allemand)', url: '/indikatorenset/umwelt' }],
      },
    ],
    seo_title: 'Espace, environnement',
  },
  energie: {
    number: '08',
    title: 'Énergie',
    lead: 'Combien d’énergie le canton consomme, d’où elle vient et quelle part en est renouvelable.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Consommation de pétrole, de gaz et de carburants',
        value: 1291,
        decimals: 0,
        unit: 'GWh',
        supporting_text: '2022 ; 2010 : 2 579 GWh',
        trend_text: 'moitié moins qu’en 2010',
        url: '/indikatorenportal/1601',
      },
      {
        label: 'Part des énergies renouvelables, sans la mobilité',
        value: 50.5,
        decimals: 1,
        unit: '%',
        supporting_text: '2022 ; 2010 : 40,3 %',
      },
      {
        label: 'Électricité photovoltaïque',
        value: 39.5,
        decimals: 1,
        unit: 'GWh',
        supporting_text: '2022 ; 2021 : 33,8 GWh',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Moins de pétrole et de gaz',
        body: [
          'De 2010 à 2022, la consommation d’énergie fossile a diminué de moitié : de 2 579 à 1 291 gigawattheures. Sa part dans la consommation finale est passée de 46,3 à 33,4 %.',
          [
            '| Agent énergétique | 2010, GWh | 2022, GWh |',
            '| --- | ---: | ---: |',
            '| Gaz naturel | 1 262,5 | 558,4 |',
            '| Mazout | 503,1 | 175,1 |',
            '| Diesel | 397,7 | 349,6 |',
            '| Essence | 416,2 | 208,3 |',
          ].join('\n'),
          'Pour l’essence et le diesel, une partie du recul tient au fait que la consommation est estimée depuis 2020 à l’aide d’un nouveau modèle de trafic.',
        ].join('\n\n'),
      },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.energy],
        next_update: 'La statistique de l’énergie paraît tous les deux ans.',
      },
    ],
  },
  'bau-wohnungswesen': {
    number: '09',
    title: 'Construction, logement',
    lead: 'Bâtiments, logements, vacance : combien de logements existent, quelle taille ils ont et combien sont libres.',
    image: images.wohnen,
    hero_statistics: [
      {
        label: 'Taux de logements vacants',
        indicator: '5813',
        supporting_text: '1er juin 2026 ; 2025 : 0,92 %',
        trend_text: 'plus bas que l’année précédente',
      },
      {
        label: 'Logements vacants',
        indicator: '7580',
        supporting_text: '1er juin 2026 ; 2025 : 1 079',
        trend_text: '167 de moins que l’année précédente',
      },
      {
        label: 'Logements occupés',
        value: 103900,
        unit: 'logements',
        supporting_text: 'Fin 2025 ; fin 2024 : 102 970',
      },
      {
        label: 'Surface d’habitation par personne',
        value: 41.2,
        decimals: 1,
        unit: 'm²',
        supporting_text: '2025 ; 2024 : 41,5 m²',
        url: '/indikatorenportal/6363',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'tiles', show_lead: true },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'Nouveau' },
      { kind: 'indicator', indicator: '5813', size: 'l', range_from: '2002' },
      {
        kind: 'text',
        heading: 'Une ville de locataires',
        body: 'Fin 2025, 73,2 % des logements occupés étaient des logements locatifs ordinaires. S’y ajoutaient 11 613 logements de coopératives d’habitation. Seuls 15 361 logements, soit 14,8 %, étaient habités par leurs propriétaires.',
      },
      {
        kind: 'search-product-list',
        title: 'Indicateurs sur le logement',
        produkt: 'Indikator',
        sort: 'title',
        limit: 8,
        show_facets: false,
        empty_text: 'Il n’y a pas d’indicateur ici pour le moment.',
      },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['beat-muster'],
        sources: [sources.vacancies, sources.dwellings],
        method_links: [
          { title: 'Fiche méthodologique du relevé des logements vacants', url: '/statistik/103' },
          {
            title: 'Fiche méthodologique du Registre des bâtiments et des logements (en allemand)',
            url: '/statistik/104',
          },
        ],
        next_update: 'Août 2027',
      },
    ],
    share_image: shareImages.leerstand,
  },
  verkehr: {
    number: '11',
    title: 'Mobilité, transports',
    lead: 'Comment la population se déplace, qui fait la navette, quels véhicules roulent et si les routes sont sûres.',
    image: images.verkehr,
    hero_statistics: [
      {
        label: 'Accidents de la circulation routière',
        indicator: '9274',
        supporting_text: '2025 ; 2024 : 535',
        goal: 'lower',
        trend_text: '35 de moins que l’année précédente',
      },
      {
        label: 'Voitures de tourisme neuves électriques',
        indicator: '12713',
        series: 'elektrisch',
        supporting_text: '2025, sur 2 652 voitures neuves',
      },
      {
        label: 'Pendulaires entrants',
        indicator: '5203',
        series: 'zupendelnde',
        supporting_text: '2024, chiffre arrondi ; sortants : 24 700',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'tiles' },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'text',
        heading: 'Plus de vélos, moins de voitures',
        body: [
          'Le trafic cycliste a augmenté de trois quarts entre 2010 et 2025 (indice 174,8 ; 2010 = 100, corrigé des effets de la météo). Le trafic automobile a reculé de 7,4 % dans l’ensemble du canton. Sur les routes de la ville, il a de nouveau augmenté en 2025, mais est resté 8,6 % au-dessous de son niveau de 2010.',
          'Source : Office de la mobilité de Bâle-Ville, indice des prestations kilométriques.',
        ].join('\n\n'),
      },
      { kind: 'teaser-box', title: 'Nouveautés sur la mobilité', limit: 4, columns: 2 },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['daniel-modell'],
        sources: [sources.accidents, sources.vehicles, sources.structuralSurvey],
        method_links: [
          {
            title: 'Fiche méthodologique de la statistique des accidents de la circulation routière (en allemand)',
            url: '/statistik/108',
          },
          {
            title: 'Fiche méthodologique de la statistique des véhicules à moteur (en allemand)',
            url: '/statistik/109',
          },
          { title: 'Fiche méthodologique de la statistique des pendulaires (en allemand)', url: '/statistik/110' },
        ],
      },
    ],
  },
};
