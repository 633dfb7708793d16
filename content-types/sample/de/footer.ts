import type { SampleEntry } from '../../registry';

const understand = 'Zahlen verstehen';
const obtain = 'Daten beziehen';
const about = 'Über uns';

export const footer: readonly SampleEntry<'footer'>[] = [
  {
    shared: {},
    text: {
      button_links: [
        { group: understand, url: '/interaktiv/glossar', link_title: 'Glossar' },
        { group: understand, url: '/interaktiv/container/quizsammlung', link_title: 'Quiz' },
        {
          group: understand,
          url: '/artikel/staendig-oder-mittlere-bevoelkerung',
          link_title: 'Bevölkerungsbegriffe erklärt',
        },
        { group: understand, url: '/sitemap', link_title: 'Alle Seiten' },
        { group: obtain, url: '/agenda', link_title: 'Agenda' },
        { group: obtain, url: '/indikatorenportal', link_title: 'Indikatorenportal' },
        { group: obtain, url: '/indikatorenset', link_title: 'Indikatorensets' },
        { group: obtain, url: '/apps', link_title: 'Applikationen' },
        { group: obtain, url: 'https://data.bs.ch/', link_title: 'Offene Daten', is_external: true },
        { group: about, url: '/artikel/impressum#liste-auskunft', link_title: 'Auskunft' },
        { group: about, url: 'https://www.bs.ch/', link_title: 'Kanton Basel-Stadt', is_external: true },
        { group: about, url: 'https://www.bfs.admin.ch/', link_title: 'Bundesamt für Statistik', is_external: true },
      ],
      socialmedia_links: [
        { url: 'https://mastodon.social/', icon: 'mastodon', link_title: 'Mastodon' },
        { url: 'https://www.linkedin.com/company/kanton-basel-stadt', icon: 'linkedin', link_title: 'LinkedIn' },
        { url: 'https://www.youtube.com/', icon: 'youtube', link_title: 'YouTube' },
      ],
      bottom_links: [
        { url: '/artikel/impressum', link_title: 'Impressum' },
        { url: '/artikel/datenschutz', link_title: 'Datenschutz' },
        { url: '/artikel/barrierefreiheit', link_title: 'Barrierefreiheit' },
        { url: '/ls', link_title: 'Startseite in Leichter Sprache' },
      ],
      copyright: 'Statistisches Amt des Kantons Basel-Stadt',
    },
    updated: '2026-02-03T09:30:00.000Z',
  },
];
