import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';

/** The home page in French. */
export const homePage: Readonly<Record<string, LocalizedInput<'home-page'>>> = {
  'home-page': {
    title: '211 094 personnes vivent dans le canton de Bâle-Ville.',
    lead: 'État à fin juillet 2026. Comment elles se logent, travaillent et se déplacent : des chiffres, des cartes et des explications, libres d’accès.',
    image: images.home,
    search_placeholder: 'Logements vacants, salaires, Riehen…',
    slogans: [
      { text: 'Qui vit seul dispose en moyenne de 65 mètres carrés.', url: '/artikel/wohnflaeche' },
      { text: 'Un quart des voitures neuves ne roulent qu’à l’électricité.', url: '/indikatorenportal/12713' },
      { text: 'En 1774, 15 040 personnes vivaient dans la ville de Bâle.' },
    ],
    hero_statistics: [
      {
        label: 'Taux de logements vacants',
        indicator: '5813',
        sparkline: true,
        supporting_text: '1er juin 2026 ; 2025 : 0,92 %',
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
        supporting_text: '2025 ; 63 % d’hôtes de l’étranger',
        trend_text: 'plus que l’année précédente',
      },
      {
        label: 'Renchérissement',
        indicator: '7512',
        sparkline: true,
        supporting_text: 'Juillet 2026, sur un an ; Suisse : 0,4 %',
      },
    ],
    content: [
      { kind: 'theme-list', title: 'Thèmes', display: 'list', show_counts: true },
      { kind: 'teaser-box', title: 'Nouvelles parutions', limit: 4 },
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
        teasers: ['jahrbuch', 'newsletter'],
        columns: 2,
      },
    ],
    info_box: {
      title: 'Vous ne trouvez pas un chiffre ?',
      body: 'Téléphonez ou écrivez-nous\u202f: [+41\u00a061\u00a0000\u00a000\u00a007](tel:+41610000007), [gina.schema@example.org](mailto:gina.schema@example.org). Nous vous aidons à chercher, expliquons les notions et préparons des données. Les renseignements simples sont gratuits.',
    },
    seo_title: 'Statistique du canton de Bâle-Ville',
    seo_description:
      'Population, logement, travail, tourisme, mobilité et environnement dans le canton de Bâle-Ville : indicateurs, cartes, articles et données ouvertes.',
    share_image: shareImages.standard,
  },
};
