import type { LocalizedInput } from '../../registry';

const understand = 'Understanding figures';
const obtain = 'Obtaining data';
const about = 'About us';

/** The foot of every page in English. */
export const footer: Readonly<Record<string, LocalizedInput<'footer'>>> = {
  footer: {
    button_links: [
      { group: understand, url: '/interaktiv/glossar', link_title: 'Glossary' },
      { group: understand, url: '/interaktiv/container/quizsammlung', link_title: 'Quizzes' },
      {
        group: understand,
        url: '/artikel/staendig-oder-mittlere-bevoelkerung',
        link_title: 'Population terms explained (in German)',
      },
      { group: understand, url: '/sitemap', link_title: 'All pages' },
      { group: obtain, url: '/agenda', link_title: 'Release calendar' },
      { group: obtain, url: '/indikatorenportal', link_title: 'Indicator portal' },
      { group: obtain, url: '/indikatorenset', link_title: 'Indicator sets' },
      { group: obtain, url: '/apps', link_title: 'Apps' },
      { group: obtain, url: 'https://data.bs.ch/', link_title: 'Open data', is_external: true },
      { group: about, url: '/artikel/impressum#liste-auskunft', link_title: 'Contact' },
      { group: about, url: 'https://www.bs.ch/', link_title: 'Canton of Basel-Stadt', is_external: true },
      { group: about, url: 'https://www.bfs.admin.ch/', link_title: 'Federal Statistical Office', is_external: true },
    ],
    socialmedia_links: [
      { url: 'https://mastodon.social/', icon: 'mastodon', link_title: 'Mastodon' },
      { url: 'https://www.linkedin.com/company/kanton-basel-stadt', icon: 'linkedin', link_title: 'LinkedIn' },
      { url: 'https://www.youtube.com/', icon: 'youtube', link_title: 'YouTube' },
    ],
    bottom_links: [
      { url: '/artikel/impressum', link_title: 'Legal notice' },
      { url: '/artikel/datenschutz', link_title: 'Data protection' },
      { url: '/artikel/barrierefreiheit', link_title: 'Accessibility' },
      { url: '/ls', link_title: 'Easy language (in German)' },
    ],
    copyright: 'Statistical Office of the Canton of Basel-Stadt',
  },
};
