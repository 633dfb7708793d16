import type { LocalizedInput } from '../../registry';

const understand = 'Comprendre les chiffres';
const obtain = 'Obtenir des données';
const about = 'À propos de nous';

/** The end of every page in French. */
export const footer: Readonly<Record<string, LocalizedInput<'footer'>>> = {
  footer: {
    button_links: [
      { group: understand, url: '/interaktiv/glossar', link_title: 'Glossaire' },
      { group: understand, url: '/interaktiv/container/quizsammlung', link_title: 'Quiz' },
      {
        group: understand,
        url: '/artikel/staendig-oder-mittlere-bevoelkerung',
        link_title: 'Les notions de population (en allemand)',
      },
      { group: understand, url: '/sitemap', link_title: 'Toutes les pages' },
      { group: obtain, url: '/agenda', link_title: 'Agenda' },
      { group: obtain, url: '/indikatorenportal', link_title: 'Portail des indicateurs' },
      { group: obtain, url: '/indikatorenset', link_title: 'Jeux d’indicateurs' },
      { group: obtain, url: '/apps', link_title: 'Applications' },
      { group: obtain, url: 'https://data.bs.ch/', link_title: 'Données ouvertes', is_external: true },
      { group: about, url: '/artikel/impressum#liste-auskunft', link_title: 'Renseignements' },
      { group: about, url: 'https://www.bs.ch/', link_title: 'Canton de Bâle-Ville', is_external: true },
      {
        group: about,
        url: 'https://www.bfs.admin.ch/',
        link_title: 'Office fédéral de la statistique',
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
      { url: '/artikel/datenschutz', link_title: 'Protection des données' },
      { url: '/artikel/barrierefreiheit', link_title: 'Accessibilité' },
      { url: '/ls', link_title: 'Langue facile (en allemand)' },
    ],
    copyright: 'Office de statistique du canton de Bâle-Ville',
  },
};
