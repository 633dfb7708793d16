import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';
import { sources } from './sources';
import { lines, paragraphs, plainLines, wordBook } from './text';

const bestandStruktur: LocalizedInput<'display-subthemes'> = {
  title: 'Wer wohnt im Kanton?',
  lead: plainLines(
    'Hier lesen Sie: So viele Menschen wohnen im Kanton Basel-Stadt.',
    'Und hier lesen Sie: So alt sind die Menschen.',
  ),
  image: images.bevoelkerung,
  content: [
    {
      kind: 'text',
      heading: 'So viele Menschen',
      body: paragraphs(
        lines(
          'Im Kanton Basel-Stadt gibt es 3 Gemeinden.',
          'Die Gemeinden heissen Basel, Riehen und Bettingen.',
          'Etwa 9 von 10 Menschen wohnen in der Stadt Basel.',
        ),
        'Hier sehen Sie die genauen Zahlen vom Juli 2026:',
        [
          '| Gemeinde | So viele Menschen |',
          '| --- | ---: |',
          '| Basel | 186’729 |',
          '| Riehen | 23’048 |',
          '| Bettingen | 1’317 |',
          '| Ganzer Kanton | 211’094 |',
        ].join('\n'),
      ),
    },
    { kind: 'indicator', indicator: '6623', size: 'l', start_view: 'chart', range_from: '1774' },
    {
      kind: 'text',
      heading: 'So alt sind die Menschen',
      body: lines(
        'Etwa 17 von 100 Menschen sind jünger als 20 Jahre.',
        'Die anderen 83 Menschen sind 20 Jahre alt oder älter.',
        'Die Zahl ist vom Dezember 2025.',
      ),
    },
    {
      kind: 'text',
      heading: 'Der Pass',
      body: lines(
        'Etwa 61 von 100 Menschen haben einen Schweizer Pass.',
        'Etwa 39 von 100 Menschen haben einen anderen Pass.',
        'Die Zahlen sind vom Dezember 2024.',
      ),
    },
    {
      kind: 'text',
      heading: 'Wen zählen wir?',
      body: lines(
        'Wer hier wohnt, meldet sich bei einem Amt an.',
        'Das Amt schreibt alle Menschen in eine Liste.',
        'Mit dieser Liste zählen wir.',
        'Wir zählen am Ende von jedem Monat.',
        'Wir zählen auch Menschen mit einem Pass von einem anderen Land.',
      ),
    },
    { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Neuer Text' },
    {
      kind: 'glossary',
      title: 'Schwere Wörter',
      terms: ['wohnbevoelkerung', 'wohnviertel'],
      display: 'accordion',
    },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      sources: [sources.population, sources.age],
      next_update: 'Jeden Monat',
    },
  ],
  info_box: {
    title: 'Wissen Sie das?',
    body: lines(
      `Im [Wohn-Viertel](${wordBook.quarter}) Matthäus wohnen die Menschen sehr nah zusammen.`,
      'Ein Beispiel:',
      'Ein Platz ist 100 Meter lang und 100 Meter breit.',
      'Auf so viel Platz wohnen im Matthäus etwa 260 Menschen.',
      'In Bettingen sind es etwa 6 Menschen.',
    ),
  },
  seo_description:
    'So viele Menschen wohnen im Kanton Basel-Stadt. So alt sind sie. Die Seite ist in Leichter Sprache.',
};

const leerstand: LocalizedInput<'display-subthemes'> = {
  title: 'Leere Wohnungen',
  lead: plainLines('Manche Wohnungen sind leer.', 'Hier lesen Sie: So viele leere Wohnungen gibt es am 1. Juni.'),
  image: images.wohnen,
  content: [
    {
      kind: 'hero-statistics-box',
      title: 'So war es am 1. Juni 2026',
      items: [
        {
          label: 'Ungefähr so viele Wohnungen sind leer.',
          indicator: '5813',
          unit: 'von 100 Wohnungen',
          url: '/indikatorenportal/5813',
        },
        {
          label: 'Ungefähr so viele leere Wohnungen gibt es.',
          value: 910,
          unit: 'Wohnungen',
          url: '/artikel/leerstand-2026',
        },
      ],
      source: 'Statistisches Amt Basel-Stadt: Zählung von leeren Wohnungen',
      as_of: '1. Juni 2026',
    },
    {
      kind: 'text',
      heading: 'Was ist eine leere Wohnung?',
      body: paragraphs(
        lines(
          'In einer leeren Wohnung wohnt **niemand**.',
          'Man kann die Wohnung mieten.',
          'Oder man kann die Wohnung kaufen.',
        ),
        lines('Das schwere Wort dafür ist:', `[Leer-Wohnung](${wordBook.vacantDwelling})`),
      ),
    },
    {
      kind: 'text',
      heading: 'So war es früher',
      body: paragraphs(
        lines('Im Jahr 2005 waren mehr Wohnungen leer als heute.', 'Es waren 1 bis 2 von 100 Wohnungen.'),
        lines('Im Jahr 2014 waren sehr wenige Wohnungen leer.', 'Es war nur etwa 1 von 400 Wohnungen.'),
        lines('Im Jahr 2026 ist es so:', 'Etwa 1 von 100 Wohnungen ist leer.'),
      ),
    },
    { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart' },
    { kind: 'background-article', article: 'leerstand-2026', kicker: 'Neuer Text' },
    {
      kind: 'glossary',
      title: 'Schwere Wörter',
      terms: ['leerwohnung', 'leerwohnungsquote', 'stichtag'],
      display: 'accordion',
    },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      sources: [sources.vacancies],
      next_update: 'Im August 2027',
    },
  ],
  info_box: {
    title: 'Wie ist es im Nachbar-Kanton?',
    body: lines(
      'Der Kanton Basel-Landschaft liegt neben dem Kanton Basel-Stadt.',
      'Dort sind etwa 980 Wohnungen leer.',
      'Die Zahl ist auch vom 1. Juni 2026.',
    ),
  },
  seo_description: 'So viele Wohnungen sind im Kanton Basel-Stadt leer. Die Seite ist in Leichter Sprache.',
  share_image: shareImages.leerstand,
};

/** The sub-themes that exist in Leichte Sprache. */
export const displaySubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  'bestand-struktur': bestandStruktur,
  leerstand,
};
