/** The applications of the sample content; they run on other websites of the canton. */
import type { SampleEntry } from '../../registry';
import { images } from './images';

const bevoelkerungspyramide: SampleEntry<'apps'> = {
  shared: {
    slug: 'bevoelkerungspyramide',
    display_themes: ['bevoelkerung'],
    team_members: ['anna-beispiel'],
    linked_product: '20020',
    open_in_new: true,
    last_update: '2026-07-16',
  },
  text: {
    title: 'Bevölkerungspyramide',
    lead: 'Wählen Sie ein Jahr und ein Gebiet, und sehen Sie, wie viele Menschen jeden Alters dort leben.',
    url: 'https://data.bs.ch/',
    purpose: 'Die Pyramide zeigt den Altersaufbau in dem Jahr und dem Gebiet, die Sie wählen.',
    image: images.apps,
    languages: 'Deutsch, Französisch, Englisch',
    accessibility_note:
      'Die Pyramide lässt sich mit der Tastatur bedienen. Alle Werte stehen zusätzlich in einer Tabelle, die auch Vorleseprogramme erfassen.',
    content: [
      {
        kind: 'text',
        heading: 'Was die Pyramide zeigt',
        body: [
          'Jeder waagrechte Balken steht für ein Altersjahr, links für die Männer und rechts für die Frauen. Die Form verrät viel über die Vergangenheit: Geburtenstarke Jahrgänge wandern als Ausbuchtung nach oben, Zuwanderung verbreitert die mittleren Altersjahre.',
          'Im Kanton sind Personen ohne Schweizer Pass im Durchschnitt 38,1 Jahre alt, Schweizerinnen und Schweizer 45,3 Jahre (2025).',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1204', size: 'l', start_view: 'chart', show_explanations: true },
      { kind: 'background-article', article: 'szenarien-2050', kicker: 'Artikel' },
    ],
  },
  updated: '2026-07-16T08:30:00.000Z',
};

const mietpreisraster: SampleEntry<'apps'> = {
  shared: {
    slug: 'mietpreisraster',
    display_themes: ['bau-wohnungswesen', 'preise'],
    team_members: ['beat-muster', 'carla-exempel'],
    linked_product: '20021',
    open_in_new: true,
    last_update: '2026-06-12',
  },
  text: {
    title: 'Mietpreisraster',
    lead: 'Vergleichen Sie Ihre Miete mit den Mieten von Wohnungen gleicher Grösse und gleichen Alters.',
    url: 'https://www.bs.ch/',
    purpose: 'Der Raster vergleicht Ihre Miete mit anderen.',
    image: images.wohnen,
    languages: 'Deutsch',
    accessibility_note:
      'Alle Eingabefelder sind beschriftet und mit der Tastatur erreichbar. Das Ergebnis erscheint als Text und als Tabelle.',
    content: [
      {
        kind: 'text',
        heading: 'Grundlage',
        body: 'Die Applikation stützt sich auf die Mietpreiserhebung, eine Stichprobe von 5 % der Miet- und Genossenschaftswohnungen. Im Mai 2026 kostete eine Zweizimmerwohnung durchschnittlich CHF 1’145 im Monat, eine Dreizimmerwohnung CHF 1’353. Das Vorgehen beschreibt das Methodenblatt [Mietpreiserhebung](/statistik/113).',
      },
      {
        kind: 'info-box',
        title: 'Keine Rechtsauskunft',
        variant: 'warning',
        body: 'Das Ergebnis ist ein statistischer Vergleich. Ob eine Miete missbräuchlich ist, beurteilen die Schlichtungsbehörde und die Gerichte.',
      },
    ],
  },
  updated: '2026-06-12T09:00:00.000Z',
};

const statatlas: SampleEntry<'apps'> = {
  shared: {
    slug: 'statatlas',
    display_themes: ['raum-umwelt', 'bevoelkerung', 'verkehr'],
    team_members: ['felix-vorlage', 'hans-entwurf'],
    open_in_new: true,
    last_update: '2026-05-28',
  },
  text: {
    title: 'StatAtlas',
    lead: 'Der Atlas stellt Zahlen zu Wohnvierteln, Gemeinden und der trinationalen Agglomeration auf Karten dar.',
    url: 'https://www.bs.ch/',
    image: images.umwelt,
    languages: 'Deutsch, Französisch',
    accessibility_note:
      'Zu jeder Karte gehört eine Tabelle mit denselben Werten. Die Karten selbst sind mit der Maus besser zu bedienen als mit der Tastatur.',
    content: [
      {
        kind: 'text',
        heading: 'Gebiete',
        body: '- 19 Wohnviertel sowie die Gemeinden Riehen und Bettingen\n- 203 Gemeinden der trinationalen Agglomeration: 107 in der Schweiz, 72 in Frankreich und 24 in Deutschland',
      },
      {
        kind: 'link-button',
        label: 'Wohnviertel im Vergleich',
        url: '/interaktiv/wohnviertel-vergleich',
        style: 'secondary',
      },
    ],
  },
  updated: '2026-05-28T12:15:00.000Z',
};

const wohnungsrechner: SampleEntry<'apps'> = {
  shared: {
    slug: 'wohnungsrechner',
    display_themes: ['bau-wohnungswesen'],
    team_members: ['beat-muster'],
    open_in_new: false,
    last_update: '2026-03-26',
  },
  text: {
    title: 'Wohnungsrechner',
    lead: 'Geben Sie Fläche und Personenzahl Ihrer Wohnung ein, und sehen Sie, wo Sie im Vergleich zum kantonalen Mittelwert stehen.',
    url: 'https://www.bs.ch/',
    image: images.wohnen,
    languages: 'Deutsch, Französisch, Italienisch, Englisch',
    accessibility_note: 'Die Applikation ist auf die Bedienung mit Tastatur und Vorleseprogrammen ausgelegt.',
    content: [
      {
        kind: 'text',
        heading: 'So funktioniert es',
        body: 'Die Fläche wird durch die Zahl der Personen geteilt und mit dem Mittelwert von 41,2 m² (Ende 2025) verglichen. Ihre Eingaben bleiben in Ihrem Browser und werden nicht gespeichert.',
      },
      { kind: 'background-article', article: 'wohnflaeche', kicker: 'Artikel' },
    ],
  },
  updated: '2026-03-26T09:40:00.000Z',
};

const wahlarchiv: SampleEntry<'apps'> = {
  shared: {
    slug: 'wahlarchiv',
    display_themes: ['bevoelkerung'],
    team_members: ['gina-schema'],
    open_in_new: true,
    last_update: '2025-03-07',
  },
  text: {
    title: 'Wahlarchiv',
    lead: 'Ergebnisse kantonaler Wahlen seit 1968: Gewählte, Kandidierende und Sitze zum Nachschlagen.',
    url: 'https://www.bs.ch/',
    image: images.apps,
    languages: 'Deutsch',
    accessibility_note:
      'Die Ergebnisse sind als Tabellen aufgebaut. Ältere Dokumente liegen nur als Bild vor; auf Anfrage liefern wir den Text.',
    content: [
      {
        kind: 'text',
        heading: 'Umfang',
        body: 'Das Archiv enthält die Gesamterneuerungswahlen des Grossen Rats. Bis 2004 waren 130 Sitze zu vergeben, seit 2008 sind es 100. 2024 kandidierten 870 Personen.',
      },
      { kind: 'background-article', article: 'frauen-grosser-rat', kicker: 'Artikel' },
    ],
  },
  updated: '2025-03-07T07:45:00.000Z',
};

export const apps: readonly SampleEntry<'apps'>[] = [
  bevoelkerungspyramide,
  mietpreisraster,
  statatlas,
  wohnungsrechner,
  wahlarchiv,
];
