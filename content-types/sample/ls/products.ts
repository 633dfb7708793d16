import type { LocalizedInput } from '../../registry';
import { shareImages } from './images';
import { sources } from './sources';
import { lines, paragraphs, plainLines, wordBook } from './text';

const license = 'Sie dürfen die Zahlen benutzen. Schreiben Sie dazu: Die Zahlen sind vom Statistischen Amt.';

const vacancyRate: LocalizedInput<'products'> = {
  title: 'Leer-Wohnungs-Quote',
  subtitle: 'Kanton Basel-Stadt, immer am 1. Juni',
  description: 'Die Zahl sagt: So viele von 100 Wohnungen sind leer.',
  lesehilfe: 'Im Jahr 2026 ist ungefähr 1 von 100 Wohnungen leer.',
  long_description: plainLines(
    'Das Bild zeigt eine Linie.',
    'Die Linie geht vom Jahr 2002 bis zum Jahr 2026.',
    'Die Linie ist hoch: Dann sind mehr Wohnungen leer.',
    'Die Linie ist tief: Dann sind weniger Wohnungen leer.',
    'Im Jahr 2005 ist die Linie am höchsten.',
    'Es sind 1 bis 2 von 100 Wohnungen.',
    'Im Jahr 2014 ist die Linie am tiefsten.',
    'Es ist nur etwa 1 von 400 Wohnungen.',
    'Dann geht die Linie wieder nach oben bis zum Jahr 2022.',
    'Am Ende geht die Linie wieder nach unten.',
    'Im Jahr 2026 ist ungefähr 1 von 100 Wohnungen leer.',
  ),
  erlaeuterungen: paragraphs(
    lines(
      `In einer [Leer-Wohnung](${wordBook.vacantDwelling}) wohnt **niemand**.`,
      'Man kann die Wohnung mieten oder kaufen.',
    ),
    lines('Wir zählen jedes Jahr am 1. Juni.', `Dieser Tag heisst [Stich-Tag](${wordBook.referenceDay}).`),
    lines(
      'So rechnen wir:',
      'Wir zählen die leeren Wohnungen.',
      'Wir zählen auch alle Wohnungen zusammen.',
      'Dann sehen wir: So viele von 100 Wohnungen sind leer.',
    ),
    lines(
      'Die genauen Zahlen stehen in der Tabelle.',
      'Ein Beispiel: In der Tabelle steht 0,78.',
      'Das ist fast 1.',
      'Also ist fast 1 von 100 Wohnungen leer.',
    ),
  ),
  unit: 'von 100 Wohnungen',
  unit_label: 'Leere Wohnungen von 100 Wohnungen',
  columns: [
    { key: 'jahr', label: 'Jahr', role: 'period' },
    { key: 'quote', label: 'Leere Wohnungen', role: 'value' },
  ],
  annotations: [
    { type: 'point', x: '2014', y: 0.23, text: 'Hier sind am wenigsten Wohnungen leer.' },
    { type: 'point', x: '2005', y: 1.52, text: 'Hier sind am meisten Wohnungen leer.' },
  ],
  keywords: ['leere Wohnung', 'leere Wohnungen', 'Leer-Wohnung', 'Leerwohnung', 'Leerwohnungsquote', 'Wohnung suchen'],
  external_links: [
    { title: 'Text: Im Jahr 2026 sind weniger Wohnungen leer', url: '/artikel/leerstand-2026' },
    { title: 'Das Wort Leer-Wohnungs-Quote im Wörter-Buch', url: wordBook.vacancyRate },
  ],
  sources: [sources.vacancies],
  license,
  frequency: 'jedes Jahr',
  reference_period: '1. Juni, vom Jahr 2002 bis zum Jahr 2026',
  seo_description:
    'So viele von 100 Wohnungen sind im Kanton Basel-Stadt leer. Mit einer Tabelle. Die Seite ist in Leichter Sprache.',
  share_image: shareImages.leerstand,
};

const cityPopulation: LocalizedInput<'products'> = {
  title: 'Menschen in der Stadt Basel seit dem Jahr 1774',
  subtitle: 'Stadt Basel, immer am Ende vom Jahr',
  description: 'Die Zahl sagt: So viele Menschen wohnen in der Stadt Basel.',
  lesehilfe: 'Im Dezember 2025 wohnen etwa 186 Tausend Menschen in der Stadt.',
  long_description: plainLines(
    'Das Bild zeigt eine Linie.',
    'Die Linie geht vom Jahr 1774 bis zum Jahr 2025.',
    'Am Anfang ist die Linie tief.',
    'Im Jahr 1774 sind es etwa 15 Tausend Menschen.',
    'Nach dem Jahr 1850 geht die Linie schnell nach oben.',
    'Im Jahr 1970 ist die Linie am höchsten.',
    'Es sind etwa 214 Tausend Menschen.',
    'Dann geht die Linie nach unten bis zum Jahr 2001.',
    'Dann geht die Linie wieder nach oben.',
    'Im Jahr 2025 sind es etwa 186 Tausend Menschen.',
    'Für das Jahr 2022 fehlt die Zahl.',
  ),
  erlaeuterungen: paragraphs(
    lines(
      'Im Jahr 1774 wohnten etwa 15 Tausend Menschen in der Stadt.',
      'Heute sind es etwa 12-mal so viele Menschen.',
    ),
    lines(
      'Früher haben die Ämter nur selten gezählt.',
      'Darum fehlen am Anfang viele Jahre.',
      'Seit dem Jahr 1970 gibt es fast für jedes Jahr eine Zahl.',
    ),
    lines(
      'Seit dem Jahr 1908 gehört Kleinhüningen zur Stadt Basel.',
      'Riehen und Bettingen zählen wir hier **nicht** mit.',
    ),
    lines('Das schwere Wort dafür ist:', `[Wohn-Bevölkerung](${wordBook.population})`),
  ),
  unit: 'Menschen',
  unit_label: 'So viele Menschen',
  columns: [
    { key: 'jahr', label: 'Jahr', role: 'period' },
    { key: 'stadt_basel', label: 'Stadt Basel', role: 'value' },
  ],
  annotations: [
    { type: 'break', x: '1908', text: 'Kleinhüningen gehört jetzt zur Stadt.' },
    { type: 'point', x: '1970', y: 213902, text: 'Hier wohnen am meisten Menschen in der Stadt.' },
  ],
  keywords: ['Menschen', 'Einwohner', 'Bevölkerung', 'Wohn-Bevölkerung', 'Stadt Basel', 'früher'],
  external_links: [
    { title: 'Text: So viele Menschen wohnen im Juli 2026 im Kanton', url: '/artikel/bevoelkerung-juli-2026' },
    { title: 'Das Wort Wohn-Bevölkerung im Wörter-Buch', url: wordBook.population },
  ],
  sources: [sources.cityPopulation],
  license,
  frequency: 'jedes Jahr',
  reference_period: 'vom Jahr 1774 bis zum Jahr 2025',
  notices: [{ when: '2026-08-21', text: 'Für das Jahr 2022 fehlt die Zahl.' }],
  seo_description:
    'So viele Menschen wohnen seit dem Jahr 1774 in der Stadt Basel. Mit einer Tabelle. Die Seite ist in Leichter Sprache.',
};

/** The indicators that exist in Leichte Sprache; figures are rounded in the text and exact in the table. */
export const products: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '5813': vacancyRate,
  '6623': cityPopulation,
};
