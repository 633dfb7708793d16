import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Work, prices and tourism. */
export const economyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'arbeit-erwerb': {
    number: '03',
    title: 'Travail, rémunération',
    lead: 'Qui travaille, qui cherche un emploi et dans quelles branches se trouvent les places.',
    image: images.arbeit,
    hero_statistics: [
      {
        label: 'Taux de chômage',
        indicator: '7510',
        supporting_text: 'Juillet 2026 ; 4 760 personnes au chômage sont inscrites à l’ORP',
      },
      {
        label: 'Taux de chômage des 15 à 24 ans',
        value: 4.5,
        decimals: 1,
        unit: '%',
        supporting_text: 'Moyenne 2025 ; ensemble : 4,3 %',
        url: '/indikatorenportal/8980',
      },
      {
        label: 'Chômage de longue durée',
        value: 941,
        unit: 'personnes',
        supporting_text: 'Juillet 2026 ; inscrites depuis plus d’un an',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sous-thèmes', display: 'tiles', show_lead: true },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2020-01' },
      { kind: 'background-article', article: 'pendeln', kicker: 'Article' },
      {
        kind: 'text',
        heading: 'Un marché du travail par-delà les frontières',
        body: [
          'Le canton offre presque autant d’emplois qu’il a d’habitantes et d’habitants : en 2023, il comptait 199 745 emplois. Beaucoup de ceux qui les occupent habitent ailleurs, dans le reste du nord-ouest de la Suisse, dans le sud du pays de Bade ou en Alsace.',
          'C’est pourquoi les chiffres selon le **lieu de travail** (emplois) et ceux selon le **domicile** (personnes actives, chômage) ne disent pas la même chose. Chaque indicateur précise ce qui vaut.',
        ].join('\n\n'),
      },
      { kind: 'focus-teaser', focus_teaser: 'glossar-fokus' },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment, sources.companies, sources.structuralSurvey],
        method_links: [{ title: 'Fiche méthodologique de la statistique du chômage', url: '/statistik/106' }],
        links: [{ title: 'Chiffres du chômage de la Confédération', url: 'https://www.amstat.ch/' }],
        next_update: 'Chaque mois, au début du mois suivant',
      },
    ],
  },
  preise: {
    number: '05',
    title: 'Prix',
    lead: 'Ce que coûte la vie à Bâle : prix à la consommation et loyers.',
    image: images.home,
    hero_statistics: [
      {
        label: 'Renchérissement sur un an',
        indicator: '7512',
        supporting_text: 'Juillet 2026 ; Suisse : 0,4 %',
        trend_text: 'moyenne 2025 : 0,2 %',
      },
      {
        label: 'Indice bâlois des prix à la consommation',
        value: 101.1,
        decimals: 1,
        unit: 'points',
        supporting_text: 'Juillet 2026 ; décembre 2025 = 100',
        url: '/indikatorenportal/7513',
      },
      {
        label: 'Loyer mensuel d’un logement de 3 pièces',
        value: 1353,
        unit: 'francs',
        supporting_text: 'Mai 2026 ; mai 2025 : 1 330 francs',
        url: '/unterthema/mietpreise',
      },
    ],
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'Un chiffre pour mille prix',
        body: 'Le renchérissement mesure comment évoluent en moyenne les prix de tous les biens et services. Pour un ménage donné, il peut être plus élevé ou plus faible : qui roule beaucoup ressent davantage le prix de l’essence, qui vient de déménager celui des loyers.',
      },
      {
        kind: 'sub-theme-list',
        title: 'Sous-thèmes',
        display: 'list',
        show_counts: false,
        show_lead: true,
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices, sources.rents],
        method_links: [
          { title: 'Fiche méthodologique de l’indice bâlois', url: '/statistik/107' },
          { title: 'Fiche méthodologique du relevé des loyers (en allemand)', url: '/statistik/113' },
        ],
      },
    ],
  },
  tourismus: {
    number: '10',
    title: 'Tourisme',
    lead: 'Hôtes, nuitées et lits : combien de personnes dorment dans les hôtels bâlois et d’où elles viennent.',
    image: images.tourismus,
    hero_statistics: [
      {
        label: 'Nuitées dans les hôtels',
        indicator: '6546',
        supporting_text: '2025 ; 2024 : 1 553 925',
        trend_text: 'plus que l’année précédente',
      },
      {
        label: 'Nuitées du dernier mois',
        indicator: '7516',
        supporting_text: 'Juillet 2026',
      },
      {
        label: 'Lits d’hôtel',
        value: 9493,
        unit: 'lits',
        supporting_text: '2025, dans 63 établissements ; 2024 : 9 291',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Foires, musées, carnaval',
        body: 'Bâle accueille des voyageurs d’affaires et des vacanciers. En 2025, 62,8 % des nuitées revenaient à des hôtes de l’étranger, soit 1 059 022 sur 1 686 289. Le mois le plus fort a été décembre avec 175 960 nuitées, le plus faible janvier avec 89 163.',
      },
      { kind: 'indicator', indicator: '7516', size: 'l', show_explanations: true },
      { kind: 'background-article', article: 'tourismus-2025' },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      { kind: 'teaser-box', title: 'Nouveautés sur le tourisme', limit: 3, columns: 3 },
      {
        kind: 'additional-information-box',
        title: 'Pour en savoir plus',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Fiche méthodologique de la statistique du tourisme', url: '/statistik/105' }],
        links: [{ title: 'Jeu de données sur les nuitées, portail de données du canton', url: 'https://data.bs.ch/' }],
        next_update: 'Chaque mois',
      },
    ],
    share_image: shareImages.standard,
  },
};
