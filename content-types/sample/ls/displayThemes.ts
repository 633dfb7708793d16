import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';
import { sources } from './sources';
import { lines, paragraphs, plainLines, wordBook } from './text';

const bevoelkerung: LocalizedInput<'display-themes'> = {
  number: '01',
  title: 'Bevölkerung',
  title_short: 'Bevölkerung',
  lead: plainLines(
    'Die Bevölkerung sind alle Menschen, die hier wohnen.',
    'Hier lesen Sie: So viele Menschen wohnen im Kanton Basel-Stadt.',
  ),
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Ungefähr so viele Menschen wohnen im Kanton.',
      value: 211,
      unit: 'Tausend Menschen',
      supporting_text: 'Die Zahl ist vom Juli 2026.',
      url: '/artikel/bevoelkerung-juli-2026',
    },
    {
      label: 'Ungefähr so viele Menschen wohnen in der Stadt Basel.',
      value: 9,
      unit: 'von 10 Menschen',
      supporting_text: 'Die Zahl ist vom Juli 2026.',
      url: '/artikel/bevoelkerung-juli-2026',
    },
    {
      label: 'Ungefähr so viele Menschen haben einen Pass von einem anderen Land.',
      value: 39,
      unit: 'von 100 Menschen',
      supporting_text: 'Die Zahl ist vom Dezember 2024.',
      url: '/unterthema/bestand-struktur',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Die Bevölkerung wächst',
      body: paragraphs(
        lines(
          'Der Kanton Basel-Stadt ist klein.',
          'Aber hier wohnen viele Menschen.',
          'Im Jahr 1970 waren es etwa 236 Tausend Menschen.',
          'So viele Menschen waren es sonst **nie**.',
        ),
        lines(
          'Dann sind viele Menschen weggezogen.',
          'Im Jahr 2001 waren es nur noch etwa 187 Tausend Menschen.',
          'Jetzt ziehen wieder mehr Menschen in den Kanton.',
          'Im Juli 2026 sind es etwa 211 Tausend Menschen.',
        ),
        lines('Das schwere Wort dafür ist:', `[Wohn-Bevölkerung](${wordBook.population})`),
      ),
    },
    {
      kind: 'info-box',
      variant: 'definition',
      title: '2 Ämter zählen',
      body: paragraphs(
        lines(
          'Ein Amt vom Kanton zählt die Menschen.',
          'Ein Amt vom Bund zählt die Menschen auch.',
          'Der Bund arbeitet für die ganze Schweiz.',
        ),
        lines(
          'Der Bund zählt manche Menschen **nicht** mit.',
          'Zum Beispiel: Jemand bleibt nur kurze Zeit hier.',
          'Darum ist die Zahl vom Bund kleiner.',
          'Beide Zahlen stimmen.',
        ),
      ),
    },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      links: [
        { title: 'Text: So viele Menschen wohnen im Juli 2026 im Kanton', url: '/artikel/bevoelkerung-juli-2026' },
        { title: 'Wörter-Buch', url: '/interaktiv/glossar' },
      ],
      sources: [sources.population],
      next_update: 'Es gibt jeden Monat eine neue Zahl.',
    },
  ],
  seo_description: 'So viele Menschen wohnen im Kanton Basel-Stadt. Die Seite ist in Leichter Sprache.',
  share_image: shareImages.standard,
};

const bauWohnungswesen: LocalizedInput<'display-themes'> = {
  number: '09',
  title: 'Bauen und Wohnen',
  title_short: 'Bauen und Wohnen',
  lead: plainLines('Hier lesen Sie: So viele Wohnungen gibt es.', 'Und hier lesen Sie: So viele Wohnungen sind leer.'),
  image: images.wohnen,
  hero_statistics: [
    {
      label: 'Ungefähr so viele Wohnungen sind leer.',
      indicator: '5813',
      unit: 'von 100 Wohnungen',
      supporting_text: 'Die Zahl ist vom 1. Juni 2026.',
      url: '/indikatorenportal/5813',
    },
    {
      label: 'In ungefähr so vielen Wohnungen wohnen Menschen.',
      value: 104,
      unit: 'Tausend Wohnungen',
      supporting_text: 'Die Zahl ist vom Dezember 2025.',
    },
    {
      label: 'Ungefähr so viel Platz hat 1 Person in der Wohnung.',
      value: 41,
      unit: 'Quadrat-Meter',
      supporting_text: 'Die Zahl ist vom Jahr 2025.',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Viele Menschen mieten eine Wohnung',
      body: paragraphs(
        lines(
          'Mieten heisst: Sie bezahlen jeden Monat Geld für die Wohnung.',
          'Etwa 73 von 100 bewohnten Wohnungen sind normale Miet-Wohnungen.',
        ),
        lines(
          'Etwa 11 von 100 Wohnungen sind von einer Genossenschaft.',
          'Genossenschaft heisst: Viele Menschen besitzen zusammen Häuser.',
        ),
        lines(
          'Manche Menschen haben die Wohnung gekauft.',
          'In etwa 15 von 100 Wohnungen wohnen die Besitzerinnen und Besitzer selber.',
        ),
      ),
    },
    {
      kind: 'text',
      heading: 'Wenige Wohnungen sind leer',
      body: lines(
        `In einer [Leer-Wohnung](${wordBook.vacantDwelling}) wohnt **niemand**.`,
        'Im Kanton sind etwa 910 Wohnungen leer.',
        'Das sind wenige.',
        'Darum ist die Suche nach einer Wohnung schwer.',
      ),
    },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      links: [
        { title: 'Text: Im Jahr 2026 sind weniger Wohnungen leer', url: '/artikel/leerstand-2026' },
        { title: 'Wörter-Buch', url: '/interaktiv/glossar' },
      ],
      sources: [sources.vacancies, sources.dwellings],
      next_update: 'Im August 2027',
    },
  ],
  seo_description:
    'So viele Wohnungen sind im Kanton Basel-Stadt leer. So wohnen die Menschen. Die Seite ist in Leichter Sprache.',
  share_image: shareImages.leerstand,
};

/** The themes that exist in Leichte Sprache; the figure of each theme with its table follows on the page by itself. */
export const displayThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  bevoelkerung,
  'bau-wohnungswesen': bauWohnungswesen,
};
