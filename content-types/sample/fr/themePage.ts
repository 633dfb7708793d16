import type { LocalizedInput } from '../../registry';

/** The overview of the themes in French. */
export const themePage: Readonly<Record<string, LocalizedInput<'theme-page'>>> = {
  'theme-page': {
    title: 'Thèmes',
    lead: 'Tous les thèmes de la statistique et leurs sous-thèmes. Les numéros sont les mêmes qu’à la Confédération et dans les autres cantons.',
    first_statistic: {
      label: 'personnes vivent dans le canton',
      value: 211094,
      supporting_text: 'Fin juillet 2026',
      url: '/indikatorenportal/7763',
    },
    content: [
      {
        kind: 'theme-list',
        title: 'Se loger et se déplacer',
        themes: ['bau-wohnungswesen', 'verkehr', 'energie'],
        display: 'tiles',
        show_lead: true,
      },
      {
        kind: 'sub-theme-list',
        title: 'Les plus consultés',
        sub_themes: ['leerstand', 'bestand-struktur', 'arbeitslose', 'pendler'],
        display: 'list',
        show_counts: true,
      },
      {
        kind: 'field-link',
        title: 'À travers les thèmes',
        items: [
          {
            label: 'Quartiers',
            url: '/interaktiv/wohnviertel-vergleich',
            icon: 'map',
            description: 'Chiffres clés de 21 territoires',
          },
          {
            label: 'Logements vacants',
            url: '/indikatorenset/leerstand',
            icon: 'building',
            description: 'Le marché du logement en trois indicateurs',
          },
          {
            label: 'Indicateurs mensuels',
            url: '/indikatorenset/monatsindikatoren',
            icon: 'chart',
            description: 'Ce qui a changé le mois dernier',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Pourquoi certains numéros manquent-ils ?',
        body: 'La statistique suisse connaît un peu plus de vingt thèmes. Cette page présente ceux auxquels le site consacre des contenus. Pour les autres, l’[Office fédéral de la statistique](https://www.bfs.admin.ch/) suit le même ordre.',
      },
    ],
    seo_description: 'Vue d’ensemble des thèmes et sous-thèmes de la statistique du canton de Bâle-Ville.',
  },
};
