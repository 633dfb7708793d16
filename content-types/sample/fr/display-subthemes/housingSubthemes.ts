import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Sub-themes of «Bau-, Wohnungswesen» and «Tourismus». */
export const housingSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  leerstand: {
    title: 'Logements vacants',
    lead: 'Combien de logements sont libres le 1er juin, où ils se trouvent et quelle taille ils ont.',
    image: images.wohnen,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Le 1er juin 2026',
        items: [
          {
            label: 'Taux de logements vacants',
            indicator: '5813',
            supporting_text: '2025 : 0,92 %',
            trend_text: 'plus bas que l’année précédente',
          },
          { label: 'Logements vacants', indicator: '7580', supporting_text: '2025 : 1 079' },
          {
            label: 'Taux des deux Bâle réunis',
            value: 0.7,
            decimals: 1,
            unit: '%',
            supporting_text: '1er juin 2026 ; 1 892 logements vacants à Bâle-Ville et à Bâle-Campagne',
          },
        ],
        source: 'Office de statistique de Bâle-Ville, relevé des logements vacants',
        as_of: '1er juin 2026',
      },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'Nouveau' },
      {
        kind: 'text',
        heading: 'Évolution',
        body: 'En 2005, 1,52 % des logements étaient vacants ; en 2014, il n’y en avait plus que 0,23 %. Le marché s’est ensuite détendu, jusqu’à 1,17 % en 2022. Depuis, le taux oscille entre 0,8 et 1,1 %.',
      },
      {
        kind: 'indicator',
        indicator: '5813',
        size: 'l',
        show_explanations: true,
        range_from: '2002',
        range_to: '2026',
      },
      { kind: 'indicator', indicator: '7580', size: 'm' },
      {
        kind: 'text',
        heading: 'Par quartier',
        body: 'C’est dans les Vorstädte que la part de logements libres est la plus élevée (2,45 %), à Wettstein la plus faible (0,24 %). Dans 13 des 21 territoires, moins d’un logement sur cent est vacant.',
      },
      { kind: 'indicator', indicator: '5814', size: 'l', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Selon le nombre de pièces',
        body: 'Cinq logements vacants sur six ont trois pièces au plus. Plus un logement est grand, plus il est rare qu’il soit vacant : 1,7 % de ceux d’une pièce le sont, contre 0,3 % de ceux de six pièces ou plus.',
      },
      { kind: 'indicator', indicator: '7577', size: 'm' },
      { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
      {
        kind: 'glossary',
        title: 'Notions sur les logements vacants',
        terms: ['leerwohnung', 'leerwohnungsquote', 'stichtag'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        title: 'Données et renseignements',
        contacts: ['beat-muster'],
        sources: [sources.vacancies],
        method_links: [{ title: 'Fiche méthodologique du relevé des logements vacants', url: '/statistik/103' }],
        links: [{ title: 'Jeu de données « Logements vacants »', url: 'https://data.bs.ch/' }],
        next_update: 'Août 2027',
      },
    ],
    info_box: {
      title: 'Et chez les voisins ?',
      body: 'Le relevé couvre Bâle-Ville et Bâle-Campagne. Dans le canton de Bâle-Campagne, 980 logements étaient vacants le 1er juin 2026.',
      teaser_elements: [
        {
          title: '912 logements sont vacants',
          text: 'Les résultats 2026 en bref.',
          url: '/artikel/leerstand-2026',
          kind: 'Article',
          date: '2026-08-21',
          image: images.wohnen,
        },
      ],
    },
    share_image: shareImages.leerstand,
  },
  beherbergung: {
    title: 'Hébergement',
    lead: 'Arrivées, nuitées et lits dans les hôtels du canton.',
    image: images.tourismus,
    content: [
      {
        kind: 'hero-statistics-box',
        items: [
          { label: 'Nuitées', indicator: '6546', supporting_text: '2025 ; 2024 : 1 553 925', goal: 'none' },
          {
            label: 'dont hôtes de l’étranger',
            value: 62.8,
            decimals: 1,
            unit: '%',
            supporting_text: '2025 ; 1 059 022 nuitées',
            url: '/indikatorenportal/6545',
          },
          { label: 'Établissements hôteliers', value: 63, supporting_text: '2025 ; 2024 : 64' },
          { label: 'Lits', value: 9493, supporting_text: '2025 ; 2024 : 9 291' },
        ],
        source: 'Office de statistique de Bâle-Ville, statistique du tourisme',
        as_of: 'Année 2025',
      },
      { kind: 'indicator', indicator: '6546', size: 'l' },
      { kind: 'indicator', indicator: '7516', size: 'm', show_explanations: true },
      {
        kind: 'text',
        heading: 'Provenance des hôtes',
        body: [
          'Un peu plus d’un tiers des nuitées sont dues à des hôtes de Suisse. Parmi les hôtes de l’étranger, les plus nombreux viennent d’Allemagne.',
          [
            '| Provenance | Nuitées 2016 | Nuitées 2025 |',
            '| --- | ---: | ---: |',
            '| Suisse | 406 196 | 627 267 |',
            '| Allemagne | 167 768 | 224 286 |',
            '| États-Unis | 123 366 | 157 617 |',
            '| Royaume-Uni | 101 277 | 101 493 |',
            '| France | 52 631 | 58 879 |',
          ].join('\n'),
        ].join('\n\n'),
      },
      { kind: 'background-article', article: 'tourismus-2025' },
      {
        kind: 'text',
        heading: 'Hôtels',
        body: 'Des 63 établissements ouverts au moins un jour en 2025, 19 avaient quatre ou cinq étoiles, 21 en avaient trois et 8 une ou deux. 15 n’avaient pas d’étoiles.',
      },
      { kind: 'glossary', terms: ['logiernacht'], display: 'list' },
      {
        kind: 'link-button',
        label: 'Jeu de données sur data.bs.ch',
        url: 'https://data.bs.ch/',
        style: 'text',
        icon: 'external',
      },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Fiche méthodologique de la statistique du tourisme', url: '/statistik/105' }],
        next_update: 'Chaque mois',
      },
    ],
  },
};
