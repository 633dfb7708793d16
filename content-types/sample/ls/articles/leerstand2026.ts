import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';
import { lines, paragraphs, plainLines, wordBook } from '../text';

export const leerstand2026: LocalizedInput<'articles'> = {
  title: 'Im Jahr 2026 sind weniger Wohnungen leer',
  kicker: 'Wohnen',
  lead: plainLines(
    'Im Kanton Basel-Stadt sind etwa 910 Wohnungen leer.',
    'Das sind weniger als im Jahr 2025.',
    'Die Zahl ist vom 1. Juni 2026.',
  ),
  image: { ...images.wohnen, focal_x: 0.5, focal_y: 0.4 },
  hero_statistics: [
    {
      label: 'Ungefähr so viele Wohnungen sind leer.',
      indicator: '5813',
      unit: 'von 100 Wohnungen',
      supporting_text: 'Die Zahl ist vom 1. Juni 2026.',
      url: '/indikatorenportal/5813',
    },
    {
      label: 'Ungefähr so viele leere Wohnungen gibt es.',
      value: 910,
      unit: 'Wohnungen',
      supporting_text: 'Im Jahr 2025 waren es etwa 1’100.',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Was ist eine leere Wohnung?',
      body: paragraphs(
        lines(
          'In einer leeren Wohnung wohnt **niemand**.',
          'Die Wohnung ist fertig gebaut.',
          'Man kann die Wohnung mieten.',
          'Oder man kann die Wohnung kaufen.',
        ),
        lines('Das schwere Wort dafür ist:', `[Leer-Wohnung](${wordBook.vacantDwelling})`),
        lines(
          'Manche Wohnungen zählen wir **nicht** mit.',
          'Zum Beispiel: Jemand baut die Wohnung um.',
          'Oder: Jemand hat die Wohnung schon gemietet.',
        ),
      ),
    },
    {
      kind: 'text',
      heading: 'So viele Wohnungen sind leer',
      body: paragraphs(
        lines('Im Jahr 2025 waren etwa 1’100 Wohnungen leer.', 'Im Jahr 2026 sind etwa 910 Wohnungen leer.'),
        lines('Im Kanton gibt es sehr viele Wohnungen.', 'Ungefähr 1 von 100 Wohnungen ist leer.'),
        lines('Das schwere Wort dafür ist:', `[Leer-Wohnungs-Quote](${wordBook.vacancyRate})`),
      ),
    },
    { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart' },
    {
      kind: 'text',
      heading: 'So war es früher',
      body: paragraphs(
        lines('Im Jahr 2005 waren mehr Wohnungen leer als heute.', 'Es waren 1 bis 2 von 100 Wohnungen.'),
        lines('Im Jahr 2014 waren sehr wenige Wohnungen leer.', 'Es war nur etwa 1 von 400 Wohnungen.'),
      ),
    },
    {
      kind: 'text',
      heading: 'Kleine und grosse Wohnungen',
      body: paragraphs(
        lines('Die meisten leeren Wohnungen sind klein.', 'Etwa 8 von 10 leeren Wohnungen haben 1, 2 oder 3 Zimmer.'),
        lines('Familien brauchen oft eine grosse Wohnung.', 'Nur etwa 50 leere Wohnungen haben 5 oder mehr Zimmer.'),
        'Hier sehen Sie die genauen Zahlen:',
        [
          '| Wie gross ist die Wohnung? | So viele Wohnungen sind leer |',
          '| --- | ---: |',
          '| 1 Zimmer | 224 |',
          '| 2 Zimmer | 274 |',
          '| 3 Zimmer | 265 |',
          '| 4 Zimmer | 100 |',
          '| 5 Zimmer | 29 |',
          '| 6 Zimmer oder mehr | 20 |',
          '| Alle leeren Wohnungen | 912 |',
        ].join('\n'),
      ),
    },
    {
      kind: 'text',
      heading: 'Wo sind die leeren Wohnungen?',
      body: paragraphs(
        lines(
          'Die Stadt Basel hat viele Teile.',
          `Ein Teil heisst [Wohn-Viertel](${wordBook.quarter}).`,
          'Jedes Wohn-Viertel hat einen Namen.',
        ),
        lines(
          'Im Wohn-Viertel Vorstädte sind am meisten Wohnungen leer.',
          'Es sind etwa 2 von 100 Wohnungen.',
          'Im Wohn-Viertel Wettstein sind am wenigsten Wohnungen leer.',
          'Es ist etwa 1 von 400 Wohnungen.',
        ),
      ),
    },
    {
      kind: 'text',
      heading: 'So zählen wir',
      body: paragraphs(
        lines(
          'Wir zählen die leeren Wohnungen jedes Jahr.',
          'Wir zählen immer am 1. Juni.',
          `Dieser Tag heisst [Stich-Tag](${wordBook.referenceDay}).`,
        ),
        lines(
          'Die Besitzerinnen und Besitzer melden uns die leeren Wohnungen.',
          'Wir vergleichen das mit einer Liste von allen Wohnungen.',
          'Im August zeigen wir die Zahlen.',
        ),
      ),
    },
    { kind: 'link-button', label: 'Mehr über leere Wohnungen', url: '/unterthema/leerstand', style: 'primary' },
    {
      kind: 'additional-information-box',
      title: 'Gut zu wissen',
      links: [
        { title: 'Thema: Bauen und Wohnen', url: '/thema/bau-wohnungswesen' },
        { title: 'Wörter-Buch', url: '/interaktiv/glossar' },
      ],
    },
  ],
  sources: [sources.vacancies],
  next_update_text: 'Im August 2027',
  frequency: 'jedes Jahr',
  reference_period: '1. Juni 2026',
  seo_title: 'Leere Wohnungen im Jahr 2026 (Leichte Sprache)',
  seo_description:
    'Im Kanton Basel-Stadt sind etwa 910 Wohnungen leer. Die Zahl ist vom 1. Juni 2026. Der Text ist in Leichter Sprache.',
  share_image: shareImages.leerstand,
};
