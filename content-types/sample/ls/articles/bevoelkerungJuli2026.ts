import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';
import { lines, paragraphs, plainLines, wordBook } from '../text';

export const bevoelkerungJuli2026: LocalizedInput<'articles'> = {
  title: 'So viele Menschen wohnen im Juli 2026 im Kanton',
  kicker: 'Bevölkerung',
  lead: plainLines('Im Kanton Basel-Stadt wohnen etwa 211 Tausend Menschen.', 'Die Zahl ist vom 31. Juli 2026.'),
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Ungefähr so viele Menschen wohnen im Kanton.',
      value: 211,
      unit: 'Tausend Menschen',
      supporting_text: 'Das ist der ganze Kanton Basel-Stadt.',
    },
    {
      label: 'Ungefähr so viele Menschen wohnen in der Stadt Basel.',
      value: 187,
      unit: 'Tausend Menschen',
      supporting_text: 'Das sind etwa 9 von 10 Menschen im Kanton.',
    },
    {
      label: 'Ungefähr so viele Menschen wohnen in Riehen und Bettingen.',
      value: 24,
      unit: 'Tausend Menschen',
      supporting_text: 'Das ist etwa 1 von 10 Menschen im Kanton.',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Der Kanton hat 3 Gemeinden',
      body: paragraphs(
        lines(
          'Die Gemeinden heissen Basel, Riehen und Bettingen.',
          'Basel ist die grösste Gemeinde.',
          'Bettingen ist die kleinste Gemeinde.',
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
    {
      kind: 'text',
      heading: 'Mehr Menschen oder weniger Menschen?',
      body: paragraphs(
        lines(
          'Jeden Monat kommen Menschen in den Kanton.',
          'Und jeden Monat ziehen Menschen weg.',
          'Darum ändert sich die Zahl immer ein wenig.',
        ),
        lines(
          'Im Juli 2026 wohnen fast gleich viele Menschen hier wie im Juni.',
          'Es sind nur etwa 60 Menschen weniger.',
        ),
        lines(
          'Ein ganzes Jahr zeigt mehr als ein Monat.',
          'Im Jahr 2025 ist die Zahl um etwa 3 Tausend Menschen gewachsen.',
        ),
      ),
    },
    {
      kind: 'text',
      heading: 'Grosse und kleine Wohn-Viertel',
      body: paragraphs(
        lines('Die Stadt Basel hat 19 Teile.', `Ein Teil heisst [Wohn-Viertel](${wordBook.quarter}).`),
        lines(
          'Im Wohn-Viertel St. Johann wohnen am meisten Menschen.',
          'Es sind etwa 20 Tausend Menschen.',
          'Im Wohn-Viertel Altstadt Kleinbasel wohnen am wenigsten Menschen.',
          'Es sind etwa 2’500 Menschen.',
        ),
      ),
    },
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
      heading: 'Wie war es früher?',
      body: lines(
        'Früher war die Stadt Basel klein.',
        'Im Jahr 1774 wohnten etwa 15 Tausend Menschen in der Stadt.',
        'Dann kamen immer mehr Menschen.',
        'Im Jahr 1970 waren es etwa 214 Tausend Menschen.',
      ),
    },
    { kind: 'indicator', indicator: '6623', size: 'l', start_view: 'chart' },
    {
      kind: 'info-box',
      title: 'Wen zählen wir?',
      variant: 'info',
      body: paragraphs(
        lines(
          'Wir zählen alle Menschen, die im Kanton gemeldet sind.',
          'Gemeldet heisst: Der Name steht auf einer Liste vom Amt.',
        ),
        lines('Das schwere Wort dafür ist:', `[Wohn-Bevölkerung](${wordBook.population})`),
      ),
    },
    {
      kind: 'link-button',
      label: 'Mehr über die Bevölkerung',
      url: '/thema/bevoelkerung',
      style: 'secondary',
    },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      links: [
        { title: 'Unter-Thema: Wer wohnt im Kanton?', url: '/unterthema/bestand-struktur' },
        { title: 'Wörter-Buch', url: '/interaktiv/glossar' },
      ],
    },
  ],
  sources: [sources.population, sources.age],
  next_update_text: 'Im Monat danach',
  frequency: 'jeden Monat',
  reference_period: '31. Juli 2026',
  seo_title: 'So viele Menschen wohnen im Kanton Basel-Stadt (Leichte Sprache)',
  seo_description:
    'Im Juli 2026 wohnen etwa 211 Tausend Menschen im Kanton Basel-Stadt. Der Text ist in Leichter Sprache.',
};
