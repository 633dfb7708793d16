/** The texts about the site itself that its footer leads to. */
import type { LocalizedInput } from '../../../registry';
import { lines, paragraphs, plainLines } from '../text';

const kicker = 'Über diese Internet-Seite';

const example = {
  kind: 'info-box',
  variant: 'info',
  title: 'Das ist ein Beispiel',
  body: lines('Dieser Text ist nur ein Beispiel.', 'Er ist **nicht** vom Amt.'),
} as const;

export const barrierefreiheit: LocalizedInput<'articles'> = {
  title: 'Barriere-Freiheit',
  kicker,
  lead: plainLines('Alle Menschen sollen diese Internet-Seite benutzen können.', 'Das heisst: Barriere-Freiheit.'),
  content: [
    example,
    {
      kind: 'text',
      heading: 'Das geht gut',
      body: paragraphs(
        lines('Sie brauchen **keine** Maus.', 'Fast alles geht auch mit der Tastatur.'),
        lines('Sie können die Schrift sehr gross machen.', 'Sie sehen dann immer noch alles.'),
        lines('Ein Computer kann die Seiten vorlesen.', 'Das geht auch bei den Bildern.'),
      ),
    },
    {
      kind: 'text',
      heading: 'Das fehlt noch',
      body: lines(
        'Nur wenige Seiten sind in Leichter Sprache.',
        'Es gibt **keine** Videos in Gebärden-Sprache.',
        'Manche Karten gehen **nicht** mit der Tastatur.',
        'Menschen mit Behinderungen haben die Seiten noch **nicht** geprüft.',
      ),
    },
    {
      kind: 'text',
      heading: 'Etwas geht nicht?',
      body: lines('Dann schreiben Sie uns.', 'Oder rufen Sie uns an.', 'Wir antworten in 10 Arbeits-Tagen.'),
    },
    {
      kind: 'text',
      heading: 'Unsere Antwort hilft Ihnen nicht?',
      body: lines(
        'Es gibt im Kanton ein Amt für die Rechte von Menschen mit Behinderungen.',
        'Dort bekommen Sie Hilfe.',
        'Wir sagen Ihnen die Adresse.',
      ),
    },
    {
      kind: 'text',
      heading: 'Von wann ist dieser Text?',
      body: lines('Der Text ist vom 21. August 2026.', 'Wir prüfen den Text jedes Jahr.'),
    },
  ],
  seo_description: 'Alle Menschen sollen diese Internet-Seite benutzen können. Das geht gut. Das fehlt noch.',
};

export const impressum: LocalizedInput<'articles'> = {
  title: 'Wer macht diese Internet-Seite?',
  kicker,
  lead: plainLines('Das Statistische Amt macht diese Internet-Seite.', 'Das Amt gehört zum Kanton Basel-Stadt.'),
  content: [
    example,
    {
      kind: 'text',
      heading: 'Die Zahlen benutzen',
      body: lines(
        'Sie dürfen die Zahlen benutzen.',
        'Sie dürfen auch die Bilder mit Zahlen benutzen.',
        'Schreiben Sie dazu: Die Zahlen sind vom Statistischen Amt.',
      ),
    },
    {
      kind: 'text',
      heading: 'Die Menschen auf dieser Seite',
      body: lines(
        'Auf vielen Seiten stehen Namen.',
        'Diese Menschen gibt es **nicht** wirklich.',
        'Sie sind Beispiele.',
      ),
    },
  ],
  seo_description: 'Das Statistische Amt vom Kanton Basel-Stadt macht diese Internet-Seite.',
};

export const datenschutz: LocalizedInput<'articles'> = {
  title: 'Daten-Schutz',
  kicker,
  lead: plainLines('Wir fragen nie nach Ihrem Namen.', 'Hier lesen Sie: So schützen wir Ihre Daten.'),
  content: [
    example,
    {
      kind: 'text',
      heading: 'Sie bestimmen',
      body: lines(
        'Wir fragen Sie: Dürfen wir die Besuche zählen?',
        'Sie sagen Ja oder Nein.',
        'Ihr Computer merkt sich die Antwort.',
        'Sie dürfen die Antwort immer ändern.',
        'Das geht am Ende von jeder Seite.',
      ),
    },
    {
      kind: 'text',
      heading: 'Das zählen wir',
      body: lines(
        'Sie haben Ja gesagt?',
        'Dann zählen wir: So viele Menschen lesen eine Seite.',
        'Wir speichern **keine** Namen.',
        'Wir sehen **nicht**, was Sie suchen.',
      ),
    },
    {
      kind: 'text',
      heading: 'Inhalte von anderen Internet-Seiten',
      body: lines(
        'Manche Karten kommen von einer anderen Internet-Seite.',
        'Sie sehen die Karte erst nach einem Klick.',
        'Dann bekommt die andere Internet-Seite eine Nummer von Ihrem Computer.',
      ),
    },
  ],
  seo_description: 'So schützen wir Ihre Daten auf dieser Internet-Seite.',
};
