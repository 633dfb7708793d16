import type { LocalizedInput } from '../../registry';
import { images, shareImages } from './images';
import { lines, paragraphs, plainLines, wordBook } from './text';

/** What this site is, how to use it and what there is in Leichte Sprache. */
export const homePage: Readonly<Record<string, LocalizedInput<'home-page'>>> = {
  'home-page': {
    title: 'Etwa 211 Tausend Menschen wohnen im Kanton Basel-Stadt.',
    lead: plainLines(
      'Die Zahl ist vom Juli 2026.',
      'Auf dieser Internet-Seite finden Sie Zahlen.',
      'Die Zahlen zeigen: So leben die Menschen im Kanton Basel-Stadt.',
    ),
    image: images.home,
    search_placeholder: 'Zum Beispiel: Wohnung',
    slogans: [
      { text: 'Ungefähr 1 von 100 Wohnungen ist leer.', url: '/artikel/leerstand-2026' },
      { text: 'Etwa 9 von 10 Menschen wohnen in der Stadt Basel.', url: '/artikel/bevoelkerung-juli-2026' },
      { text: 'Vor etwa 250 Jahren wohnten etwa 15 Tausend Menschen in Basel.' },
    ],
    hero_statistics: [
      {
        label: 'Ungefähr so viele Menschen wohnen im Kanton.',
        value: 211,
        unit: 'Tausend Menschen',
        supporting_text: 'Die Zahl ist vom Juli 2026.',
        url: '/artikel/bevoelkerung-juli-2026',
      },
      {
        label: 'Ungefähr so viele Wohnungen sind leer.',
        indicator: '5813',
        unit: 'von 100 Wohnungen',
        supporting_text: 'Die Zahl ist vom 1. Juni 2026.',
        url: '/artikel/leerstand-2026',
      },
      {
        label: 'Ungefähr so viele Menschen sind arbeitslos.',
        value: 4800,
        unit: 'Menschen',
        supporting_text: 'Die Zahl ist vom Juli 2026.',
        url: wordBook.unemploymentRate,
      },
      {
        label: 'Ungefähr so viele Nächte schlafen Gäste in Hotels.',
        value: 1.7,
        decimals: 1,
        unit: 'Millionen Nächte',
        supporting_text: 'Die Zahl ist vom Jahr 2025.',
        url: wordBook.overnightStay,
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Was ist diese Internet-Seite?',
        body: paragraphs(
          lines(
            'Diese Internet-Seite ist vom Statistischen Amt.',
            'Das Amt arbeitet für den Kanton Basel-Stadt.',
            'Das Amt zählt viele Dinge.',
            'Zum Beispiel:',
          ),
          '- Wie viele Menschen wohnen hier?\n- Wie viele Wohnungen sind leer?\n- Wie viele Menschen suchen Arbeit?',
          lines(
            'Diese Zahlen heissen zusammen: Statistik.',
            'Alle Menschen dürfen die Zahlen lesen.',
            'Die Zahlen kosten **nichts**.',
          ),
        ),
      },
      {
        kind: 'text',
        heading: 'So benutzen Sie die Internet-Seite',
        body: paragraphs(
          '### Das Menü',
          lines('Das Menü steht ganz oben auf jeder Seite.', 'Dort finden Sie 3 wichtige Wörter:'),
          lines(
            '**Suche:** Sie suchen mit einem Wort.',
            '**Themen:** Sie wählen ein Thema.',
            '**Zum Mitmachen:** Sie finden Karten, Rätsel und das Wörter-Buch.',
          ),
          '### Die Sprache',
          lines(
            'Oben wählen Sie auch die Sprache.',
            'Diese Seite ist in Leichter Sprache.',
            'Sie wollen zur Standard-Sprache?',
            'Dann klicken Sie auf «de».',
            'Das bedeutet: Deutsch.',
          ),
          '### Der Link',
          lines(
            'Manche Wörter im Text sind unterstrichen.',
            'Das ist ein Link.',
            'Sie klicken auf den Link.',
            'Dann sehen Sie eine andere Seite.',
          ),
          '### Die Tabelle',
          lines(
            'Im Text stehen runde Zahlen.',
            'Runde Zahlen sind leichter.',
            'Die genauen Zahlen stehen in der Tabelle.',
          ),
        ),
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Das gibt es in Leichter Sprache',
        body: lines(
          'Diese Seiten sind in Leichter Sprache.',
          'Viele andere Seiten gibt es nur in Standard-Sprache.',
          'In Listen steht dann: in Standard-Sprache.',
        ),
        teaser_elements: [
          {
            title: 'Bevölkerung',
            text: 'So viele Menschen wohnen hier.',
            image: images.bevoelkerung,
            url: '/thema/bevoelkerung',
            kind: 'Thema',
          },
          {
            title: 'Bauen und Wohnen',
            text: 'So wohnen die Menschen.',
            image: images.wohnen,
            url: '/thema/bau-wohnungswesen',
            kind: 'Thema',
          },
          {
            title: 'Wörter-Buch',
            text: 'Hier erklären wir schwere Wörter.',
            image: images.glossar,
            url: '/interaktiv/glossar',
            kind: 'Hilfe',
          },
          {
            title: 'Im Jahr 2026 sind weniger Wohnungen leer',
            text: 'Der Text ist vom August 2026.',
            url: '/artikel/leerstand-2026',
            kind: 'Text',
          },
          {
            title: 'So viele Menschen wohnen im Juli 2026 im Kanton',
            text: 'Der Text ist vom August 2026.',
            url: '/artikel/bevoelkerung-juli-2026',
            kind: 'Text',
          },
          {
            title: 'Leer-Wohnungs-Quote',
            text: 'So viele von 100 Wohnungen sind leer.',
            url: '/indikatorenportal/5813',
            kind: 'Zahl',
          },
        ],
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Wichtig',
        body: paragraphs(
          lines(
            'Die Texte in Leichter Sprache sind eine Hilfe.',
            'Vor dem Gesetz gilt nur der Text in Standard-Sprache.',
          ),
          lines(
            'Diese Texte sind Beispiele.',
            'Eine Prüf-Gruppe hat die Texte noch **nicht** gelesen.',
            'In einer Prüf-Gruppe sind Menschen mit Lern-Schwierigkeiten.',
          ),
        ),
      },
      { kind: 'additional-information-box', title: 'Brauchen Sie Hilfe?', contacts: ['gina-schema'] },
    ],
    info_box: {
      title: 'Haben Sie eine Frage?',
      body: lines(
        'Sie finden eine Zahl **nicht**?',
        'Oder Sie verstehen ein Wort **nicht**?',
        'Dann rufen Sie uns an.',
        'Oder schreiben Sie uns eine E-Mail.',
        'Wir helfen Ihnen gern.',
        'Die Antwort auf einfache Fragen kostet **nichts**.',
      ),
    },
    seo_title: 'Statistik in Leichter Sprache',
    seo_description:
      'Zahlen über den Kanton Basel-Stadt in Leichter Sprache. Zum Beispiel: So viele Menschen wohnen hier. So viele Wohnungen sind leer.',
    share_image: shareImages.standard,
  },
};
