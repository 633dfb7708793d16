import type { SampleEntry } from '../../registry';

export const themePage: readonly SampleEntry<'theme-page'>[] = [
  {
    shared: {
      filter_statistical_themes: [
        '101',
        '103',
        '104',
        '105',
        '106',
        '107',
        '108',
        '109',
        '110',
        '111',
        '112',
        '113',
        '114',
      ],
    },
    text: {
      title: 'Themen',
      lead: 'Alle Themen der Statistik mit ihren Unterthemen. Die Nummern sind dieselben wie beim Bund und bei anderen Kantonen.',
      first_statistic: {
        label: 'Menschen leben im Kanton',
        value: 211094,
        supporting_text: 'Ende Juli 2026',
        url: '/indikatorenportal/7763',
      },
      content: [
        {
          kind: 'theme-list',
          title: 'Wohnen und unterwegs sein',
          themes: ['bau-wohnungswesen', 'verkehr', 'energie'],
          display: 'tiles',
          show_lead: true,
        },
        {
          kind: 'sub-theme-list',
          title: 'Häufig besucht',
          sub_themes: ['leerstand', 'bestand-struktur', 'mietpreise', 'arbeitslose'],
          display: 'list',
          show_counts: true,
        },
        {
          kind: 'field-link',
          title: 'Quer durch die Themen',
          items: [
            {
              label: 'Wohnviertel',
              url: '/indikatorenset/wohnviertel',
              icon: 'map',
              description: 'Kennzahlen für 21 Gebiete',
            },
            {
              label: 'Umwelt',
              url: '/indikatorenset/umwelt',
              icon: 'environment',
              description: 'Luft, Wasser, Boden, Klima',
            },
            {
              label: 'Monatsindikatoren',
              url: '/indikatorenset/monatsindikatoren',
              icon: 'chart',
              description: 'Was sich im letzten Monat getan hat',
            },
          ],
        },
        {
          kind: 'expand-section',
          summary: 'Warum fehlen Nummern?',
          body: 'Die Statistik der Schweiz kennt gut zwanzig Themen. Hier stehen jene, zu denen diese Website Inhalte hat. Wer etwas zu einem anderen Thema sucht, findet beim [Bundesamt für Statistik](https://www.bfs.admin.ch/) dieselbe Ordnung.',
        },
      ],
      seo_description: 'Themen und Unterthemen der Statistik des Kantons Basel-Stadt im Überblick.',
    },
    updated: '2026-05-04T06:50:00.000Z',
  },
];
