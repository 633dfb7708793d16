import type { LocalizedInput } from '../../registry';

const understand = 'Capire le cifre';
const obtain = 'Ottenere i dati';
const about = 'Chi siamo';

export const footer: Readonly<Record<string, LocalizedInput<'footer'>>> = {
  footer: {
    button_links: [
      { group: understand, url: '/interaktiv/glossar', link_title: 'Glossario' },
      { group: understand, url: '/interaktiv/container/quizsammlung', link_title: 'Quiz' },
      {
        group: understand,
        url: '/artikel/staendig-oder-mittlere-bevoelkerung',
        link_title: 'Che cosa si intende per popolazione (in tedesco)',
      },
      { group: understand, url: '/sitemap', link_title: 'Tutte le pagine' },
      { group: obtain, url: '/agenda', link_title: 'Agenda' },
      { group: obtain, url: '/indikatorenportal', link_title: 'Portale degli indicatori' },
      { group: obtain, url: '/indikatorenset', link_title: 'Set di indicatori' },
      { group: obtain, url: '/apps', link_title: 'Applicazioni' },
      { group: obtain, url: 'https://data.bs.ch/', link_title: 'Dati aperti', is_external: true },
      { group: about, url: '/artikel/impressum#liste-auskunft', link_title: 'Informazioni' },
      { group: about, url: 'https://www.bs.ch/', link_title: 'Cantone di Basilea Città', is_external: true },
      {
        group: about,
        url: 'https://www.bfs.admin.ch/',
        link_title: 'Ufficio federale di statistica',
        is_external: true,
      },
    ],
    socialmedia_links: [
      { url: 'https://mastodon.social/', icon: 'mastodon', link_title: 'Mastodon' },
      { url: 'https://www.linkedin.com/company/kanton-basel-stadt', icon: 'linkedin', link_title: 'LinkedIn' },
      { url: 'https://www.youtube.com/', icon: 'youtube', link_title: 'YouTube' },
    ],
    bottom_links: [
      { url: '/artikel/impressum', link_title: 'Impressum' },
      { url: '/artikel/datenschutz', link_title: 'Protezione dei dati' },
      { url: '/artikel/barrierefreiheit', link_title: 'Accessibilità' },
      { url: '/ls', link_title: 'Lingua facile (in tedesco)' },
    ],
    copyright: 'Ufficio di statistica del Cantone di Basilea Città',
  },
};
