import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';

/** The home page in French. */
export const homePage: Readonly<Record<string, LocalizedInput<'home-page'>>> = {
  'home-page': {
    title: '211 094 personnes vivent dans le canton de Bâle-Ville.',
    lead: 'Comment elles se logent, travaillent et se déplacent : des chiffres, des cartes et des explications, libres d’accès.',
    image: images.home,
    search_placeholder: 'Logements vacants, salaires, Riehen…',
    slogans: [
      { text: '912 logements sont vacants, 167 de moins qu’il y a un an.', url: '/artikel/leerstand-2026' },
      { text: 'En 2025, les hôtels bâlois ont compté 1 686 289 nuitées.', url: '/artikel/tourismus-2025' },
      { text: '90 400 personnes viennent travailler dans le canton.', url: '/artikel/pendeln' },
      { text: 'Un quart des voitures neuves ne roulent qu’à l’électricité.', url: '/indikatorenportal/12713' },
      { text: 'En 1774, 15 040 personnes vivaient dans la ville de Bâle.', url: '/indikatorenportal/6623' },
    ],
    hero_statistics: [
      {
        label: 'Taux de logements vacants',
        indicator: '5813',
        sparkline: true,
        supporting_text: '1er juin 2026 · 2025 : 0,92 %',
        trend_text: 'plus bas que l’année précédente',
      },
      {
        label: 'Taux de chômage',
        indicator: '7510',
        sparkline: true,
        supporting_text: 'Juillet 2026',
      },
      {
        label: 'Nuitées',
        indicator: '6546',
        sparkline: true,
        supporting_text: '2025 · 63 % d’hôtes de l’étranger',
        trend_text: 'plus que l’année précédente',
      },
      {
        label: 'Renchérissement',
        indicator: '7512',
        sparkline: true,
        supporting_text: 'Juillet 2026, sur un an · Suisse : 0,4 %',
      },
    ],
    content: [
      { kind: 'theme-list', title: 'Thèmes', display: 'list', show_counts: true },
      { kind: 'teaser-box', title: 'Nouvelles parutions', limit: 6 },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'field-link',
        title: 'Souvent demandé',
        items: [
          {
            label: 'Mon quartier',
            url: '/interaktiv/wohnviertel-vergleich',
            icon: 'map',
            description: 'Les 21 territoires côte à côte',
          },
          {
            label: 'Logements vacants',
            url: '/unterthema/leerstand',
            icon: 'building',
            description: 'Situation, évolution, quartiers',
          },
          {
            label: 'Chômage',
            url: '/unterthema/arbeitslose',
            icon: 'chart',
            description: 'Combien de personnes sont inscrites',
          },
          {
            label: 'La population de demain',
            url: '/artikel/szenarien-2050',
            icon: 'people',
            description: 'Trois scénarios jusqu’en 2050',
          },
        ],
      },
      { kind: 'indicator-set', set: 'monatsindikatoren', display: 'tiles', limit: 6 },
      {
        kind: 'teaser-box',
        title: 'Autres nouvelles de l’Office de statistique',
        teasers: [
          'medienmitteilung-leerstand',
          'medienmitteilung-tourismus',
          'jahrbuch',
          'offene-daten',
          'newsletter',
          'umfrage-2026',
        ],
        columns: 3,
      },
      { kind: 'search-button', label: 'Chercher dans tout le site', placeholder: 'Que souhaitez-vous savoir ?' },
    ],
    info_box: {
      title: 'Vous ne trouvez pas un chiffre ?',
      body: 'Téléphonez ou écrivez-nous. Nous vous aidons à chercher, expliquons les notions et préparons des données. Les renseignements simples sont gratuits.',
      teaser_elements: [
        {
          title: 'Glossaire',
          text: 'Les notions de la statistique, expliquées en quelques mots.',
          image: images.glossar,
          url: '/interaktiv/glossar',
          kind: 'Référence',
        },
        {
          title: 'Données ouvertes',
          text: 'Des fichiers et une interface sur le portail de données du canton.',
          image: images.apps,
          url: 'https://data.bs.ch/',
          kind: 'Données',
        },
        {
          title: 'Connaissez-vous bien votre quartier ?',
          text: 'Quelques questions, beaucoup de surprises.',
          image: images.quiz,
          url: '/interaktiv/quiz-quartier',
          kind: 'Quiz',
          date: '2026-08-07',
        },
      ],
    },
    seo_title: 'Statistique du canton de Bâle-Ville',
    seo_description:
      'Population, logement, travail, tourisme, mobilité et environnement dans le canton de Bâle-Ville : indicateurs, cartes, articles et données ouvertes.',
    share_image: shareImages.standard,
  },
};
