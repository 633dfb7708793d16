import type { LocalizedInput } from '../../registry';

const help = 'Hilfe';
const figures = 'Zahlen';
const about = 'Über uns';

/** Fewer links than in German: those that lead to pages in Leichte Sprache, and the office. */
export const footer: Readonly<Record<string, LocalizedInput<'footer'>>> = {
  footer: {
    button_links: [
      { group: help, url: '/interaktiv/glossar', link_title: 'Wörter-Buch' },
      { group: help, url: '/sitemap', link_title: 'Alle Seiten' },
      { group: figures, url: '/agenda', link_title: 'Termine' },
      { group: figures, url: '/themen', link_title: 'Alle Themen' },
      { group: figures, url: '/indikatorenportal', link_title: 'Alle Zahlen' },
      { group: about, url: '/artikel/impressum#liste-auskunft', link_title: 'Fragen Sie uns' },
      { group: about, url: 'https://www.bs.ch/', link_title: 'Kanton Basel-Stadt', is_external: true },
      { group: about, url: 'https://www.bfs.admin.ch/', link_title: 'Bundes-Amt für Statistik', is_external: true },
    ],
    socialmedia_links: [
      { url: 'https://mastodon.social/', icon: 'mastodon', link_title: 'Mastodon' },
      { url: 'https://www.linkedin.com/company/kanton-basel-stadt', icon: 'linkedin', link_title: 'LinkedIn' },
      { url: 'https://www.youtube.com/', icon: 'youtube', link_title: 'YouTube' },
    ],
    bottom_links: [
      { url: '/artikel/impressum', link_title: 'Wer macht diese Internet-Seite?' },
      { url: '/artikel/datenschutz', link_title: 'Daten-Schutz' },
      { url: '/artikel/barrierefreiheit', link_title: 'Barriere-Freiheit' },
      { url: '/ls', link_title: 'Start-Seite in Leichter Sprache' },
    ],
    copyright: 'Statistisches Amt Basel-Stadt',
  },
};
