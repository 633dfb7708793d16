import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Bevölkerung». */
export const populationSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  'bestand-struktur': {
    title: 'Effectif et structure',
    lead: 'Combien de personnes vivent dans le canton, dans quel quartier, quel âge elles ont et quelle est leur nationalité.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'text',
        heading: 'Nombre d’habitants',
        body: [
          'Fin 2025, 210 529 personnes vivaient dans le canton, un peu plus de 3 000 de plus qu’un an auparavant. En juillet 2026, elles étaient 211 094.',
          [
            '| Commune | Personnes, juillet 2026 | Part |',
            '| --- | ---: | ---: |',
            '| Bâle | 186 729 | 88,5 % |',
            '| Riehen | 23 048 | 10,9 % |',
            '| Bettingen | 1 317 | 0,6 % |',
          ].join('\n'),
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6623', size: 'l', show_explanations: true, range_from: '1774' },
      { kind: 'indicator', indicator: '7763', size: 'm', start_view: 'table' },
      {
        kind: 'text',
        heading: 'Âge',
        body: 'Les Suissesses et les Suisses ont en moyenne 45,3 ans, les personnes de nationalité étrangère 38,1 ans (2025). Pour 100 personnes de 20 à 64 ans, on en compte 57,6 plus jeunes ou plus âgées. Ce chiffre s’appelle le rapport de dépendance ; il n’a guère changé depuis 2016.',
      },
      { kind: 'app', app: 'bevoelkerungspyramide', display: 'embed', height: 640 },
      {
        kind: 'text',
        heading: 'Nationalité',
        body: 'Fin 2024, 127 160 Suissesses et Suisses et 80 355 étrangères et étrangers vivaient dans le canton. La part de la population étrangère est la plus élevée à Rosental avec 57,3 % et la plus faible à Bachletten avec 24,1 % (2025).',
      },
      {
        kind: 'expand-section',
        summary: 'Qui fait partie de la population résidante ?',
        body: [
          'Les chiffres reposent sur le registre cantonal des habitants. On compte toutes les personnes qui y sont inscrites à la fin du mois, quelle que soit leur nationalité.',
          '### Ce que fait la Confédération',
          'L’Office fédéral de la statistique publie la population résidante **permanente**. Sa définition est plus étroite, car une partie des personnes en séjour de courte durée n’est pas comptée. Pour comparer des cantons, c’est le bon chiffre.',
        ].join('\n\n'),
      },
      {
        kind: 'additional-information-box',
        title: 'Données et renseignements',
        contacts: ['anna-beispiel'],
        sources: [sources.population],
        method_links: [{ title: 'Fiche méthodologique de la statistique de la population', url: '/statistik/101' }],
        links: [{ title: 'Jeu de données « Population résidante par quartier »', url: 'https://data.bs.ch/' }],
        next_update: 'Chaque mois',
      },
    ],
    info_box: {
      title: 'Le saviez-vous ?',
      body: 'C’est à Matthäus que la population est la plus dense : environ 257 personnes par hectare. À Bettingen, elles sont 6.',
      teaser_elements: [
        {
          title: 'Comparer les quartiers',
          url: '/interaktiv/wohnviertel-vergleich',
          kind: 'Tableau de bord',
          image: images.wohnen,
        },
      ],
    },
  },
  wanderungen: {
    title: 'Migrations',
    lead: 'Qui s’installe dans le canton, qui le quitte et qui déménage à l’intérieur de ses frontières.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'Solde migratoire du canton',
          value: 3124,
          decimals: 0,
          unit: 'personnes',
          supporting_text: '2025, ajustements compris ; 2024 : 1 551',
          url: '/indikatorenportal/1202',
        },
        text: 'En 2025, le canton a gagné 3 124 personnes par les arrivées et les départs. Depuis 2002, le solde n’a été négatif qu’en 2005 et en 2021.',
        source: 'Office de statistique de Bâle-Ville, statistique de la population',
        as_of: 'Année 2025',
      },
      {
        kind: 'text',
        heading: 'D’où viennent les gens',
        body: [
          'Le canton grandit surtout grâce aux arrivées de l’étranger. En 2025, le solde le plus élevé était celui avec l’Allemagne.',
          [
            '| Pays | Solde migratoire 2025 |',
            '| --- | ---: |',
            '| Allemagne | +1 549 |',
            '| Espagne | +226 |',
            '| France | +139 |',
            '| Italie | +123 |',
            '| États-Unis | +78 |',
          ].join('\n'),
          'Source : Office de statistique de Bâle-Ville, statistique de la population.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Les jeunes arrivent, les familles partent',
        body: 'Dans ses échanges avec le reste de la Suisse, le canton gagne des personnes de 15 à 24 ans et de 75 ans et plus. Dans tous les autres groupes d’âge, les départs l’emportent. C’est particulièrement net pour les petits enfants et leurs parents : de 2016 à 2025, le canton a ainsi perdu 2 303 enfants de moins de 5 ans.',
      },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Migration ou déménagement ?',
        body: 'Qui franchit la frontière du canton **migre** : c’est une arrivée ou un départ. Qui change de logement à l’intérieur du canton **déménage**. Les déménagements ne modifient pas le nombre d’habitants du canton.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Ménages en mouvement',
        items: [
          {
            label: 'Déménagements',
            value: 6100,
            unit: 'ménages',
            supporting_text: '2024 ; 2023 : 6 616',
          },
          {
            label: 'Arrivées',
            value: 4153,
            unit: 'ménages',
            supporting_text: '2024 ; 2023 : 4 349',
          },
          {
            label: 'Départs',
            value: 3481,
            unit: 'ménages',
            supporting_text: '2024 ; 2023 : 3 430',
          },
        ],
        source: 'Office de statistique de Bâle-Ville, statistique de la population',
        as_of: 'Année 2024',
      },
      {
        kind: 'glossary',
        title: 'Notions',
        terms: ['wanderungssaldo', 'wohnbevoelkerung'],
        letter_index: false,
        display: 'list',
      },
    ],
  },
};
