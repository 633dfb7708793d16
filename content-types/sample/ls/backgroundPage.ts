import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { lines, plainLines } from './text';

/** The overview of interactive content in Leichte Sprache. */
export const backgroundPage: Readonly<Record<string, LocalizedInput<'background-page'>>> = {
  'background-page': {
    title: 'Zum Mitmachen',
    lead: plainLines('Hier finden Sie Karten und Rätsel.', 'Und hier finden Sie das Wörter-Buch.'),
    content: [
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Das gibt es in Leichter Sprache',
        body: lines('Das Wörter-Buch ist in Leichter Sprache.', 'Karten und Rätsel sind in Standard-Sprache.'),
        teaser_elements: [
          {
            title: 'Wörter-Buch',
            text: 'Hier erklären wir schwere Wörter.',
            image: images.glossar,
            url: '/interaktiv/glossar',
            kind: 'Hilfe',
          },
        ],
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'Das hilft Ihnen',
        body: lines(
          'Zu jeder Karte gibt es eine Tabelle.',
          'In der Tabelle stehen die Zahlen.',
          'Sie brauchen **keine** Maus.',
          'Fast alles geht auch mit der Tastatur.',
          'Etwas geht **nicht**?',
          'Dann schreiben Sie uns.',
        ),
      },
    ],
    seo_description: 'Das Wörter-Buch erklärt schwere Wörter. Karten und Rätsel gibt es in Standard-Sprache.',
  },
};
