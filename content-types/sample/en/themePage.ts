import type { LocalizedInput } from '../../registry';

/** The page of all themes in English. */
export const themePage: Readonly<Record<string, LocalizedInput<'theme-page'>>> = {
  'theme-page': {
    title: 'Themes',
    lead: 'All statistical themes with their sub-themes. The numbers are the same as those used by the Confederation and other cantons.',
    first_statistic: {
      label: 'people live in the canton',
      value: 211094,
      supporting_text: 'End of July 2026',
      url: '/indikatorenportal/7763',
    },
    content: [
      {
        kind: 'theme-list',
        title: 'Housing and getting around',
        themes: ['bau-wohnungswesen', 'verkehr', 'energie'],
        display: 'tiles',
        show_lead: true,
      },
      {
        kind: 'sub-theme-list',
        title: 'Often visited',
        sub_themes: ['leerstand', 'bestand-struktur', 'teuerung', 'arbeitslose'],
        display: 'list',
        show_counts: true,
      },
      {
        kind: 'field-link',
        title: 'Across the themes',
        items: [
          {
            label: 'Districts',
            url: '/indikatorenset/wohnviertel',
            icon: 'map',
            description: 'Key figures for 21 areas',
          },
          {
            label: 'Environment',
            url: '/indikatorenset/umwelt',
            icon: 'environment',
            description: 'Air, water, soil, climate',
          },
          {
            label: 'Monthly indicators',
            url: '/indikatorenset/monatsindikatoren',
            icon: 'chart',
            description: 'What happened in the past month',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Why are some numbers missing?',
        body: 'Swiss statistics distinguish just over twenty themes. Those listed here are the ones this website has content on. If you are looking for something on another theme, you will find the same order at the [Federal Statistical Office](https://www.bfs.admin.ch/).',
      },
    ],
    seo_description: 'Overview of the themes and sub-themes of the statistics of the Canton of Basel-Stadt.',
  },
};
