/** The texts about the site itself that its footer leads to. Examples: an office puts its own in their place. */
import type { SampleEntry } from '../../../registry';

const kicker = 'Über diese Website';

const example = {
  kind: 'info-box',
  variant: 'info',
  title: 'Beispieltext',
  body: 'Dieser Text gehört zum Beispielinhalt der Website. Er ist keine amtliche Erklärung.',
} as const;

export const barrierefreiheit: SampleEntry<'articles'> = {
  shared: {
    slug: 'barrierefreiheit',
    publication_date: '2025-02-03',
    revision_date: '2026-08-21',
    team_members: ['gina-schema'],
  },
  text: {
    title: 'Erklärung zur Barrierefreiheit',
    kicker,
    lead: 'Alle Menschen sollen diese Website nutzen können, auch mit Tastatur, Vorleseprogramm oder starker Vergrösserung. Hier steht, was gelingt und was noch fehlt.',
    content: [
      example,
      {
        kind: 'text',
        heading: 'Massstab',
        body: 'Die Website richtet sich nach den Web Content Accessibility Guidelines (WCAG) in der Fassung 2.2, Stufe AA, und nach dem Schweizer Accessibility-Standard eCH-0059. Im Kanton Basel-Stadt gilt seit 2021 das Behindertenrechtegesetz.',
      },
      {
        kind: 'text',
        heading: 'Stand',
        body: 'Die Website erfüllt den Massstab **teilweise**; die bekannten Lücken stehen im nächsten Abschnitt.\n\n- Jede Art von Seite wird in allen fünf Sprachen bei jeder Änderung automatisch geprüft.\n- Bedienung mit der Tastatur, starke Vergrösserung und hoher Kontrast werden im Browser geprüft.\n- Zu jedem Diagramm gehören eine Beschreibung und eine Tabelle.\n- Alle Seiten lassen sich ohne JavaScript lesen.',
      },
      {
        kind: 'text',
        heading: 'Bekannte Lücken',
        body: '- Menschen mit Behinderungen haben die Website noch nicht getestet.\n- Auf Leichte Sprache übersetzt sind erst einige Seiten. Eine Prüfgruppe hat sie noch nicht gelesen.\n- Eingebettete Karten und Anwendungen anderer Anbieter lassen sich nicht immer mit der Tastatur bedienen. Neben jeder steht deshalb ein Text oder eine Tabelle.\n- Videos in Gebärdensprache gibt es nicht.',
      },
      {
        kind: 'text',
        heading: 'Etwas funktioniert nicht?',
        body: 'Schreiben Sie uns, auf welcher Seite Sie nicht weiterkommen und welches Hilfsmittel Sie verwenden. Wir antworten innert zehn Arbeitstagen und liefern die Angaben auf Wunsch in einer anderen Form.',
      },
      {
        kind: 'text',
        heading: 'Beschwerde',
        body: 'Wenn unsere Antwort nicht weiterhilft, können Sie sich an die Stelle wenden, die im Kanton für die Rechte von Menschen mit Behinderungen zuständig ist. Ihre Adresse gehört in die Erklärung des Amtes.',
      },
      {
        kind: 'text',
        heading: 'Datum',
        body: 'Zuletzt geprüft wurde die Website am 21. August 2026. Diese Erklärung wird jährlich überprüft.',
      },
    ],
    seo_description:
      'Wie zugänglich das Statistikportal ist, welche Lücken bekannt sind und wohin Sie sich wenden können.',
  },
  updated: '2026-08-21T06:30:00.000Z',
};

export const impressum: SampleEntry<'articles'> = {
  shared: { slug: 'impressum', publication_date: '2025-02-03', team_members: ['gina-schema'] },
  text: {
    title: 'Impressum',
    kicker,
    lead: 'Wer diese Website herausgibt und was beim Weiterverwenden der Inhalte gilt.',
    content: [
      example,
      {
        kind: 'text',
        heading: 'Herausgeber',
        body: 'Statistisches Amt des Kantons Basel-Stadt. Für den Inhalt einer Seite ist die Person zuständig, die dort unter «Auskunft» steht. Die Personen auf dieser Website sind erfunden.',
      },
      {
        kind: 'text',
        heading: 'Inhalte weiterverwenden',
        body: 'Zahlen und Grafiken dürfen Sie mit Angabe der Quelle weiterverwenden, sofern auf der Seite nichts anderes steht. Die Nutzungsbedingungen der Daten stehen unter jedem Indikator.',
      },
      {
        kind: 'text',
        heading: 'Bilder',
        body: 'Die Zeichnungen sind für diese Website entstanden.',
      },
    ],
    seo_description: 'Herausgeber, Zuständigkeit und Weiterverwendung der Inhalte des Statistikportals.',
  },
  updated: '2025-02-03T07:30:00.000Z',
};

export const datenschutz: SampleEntry<'articles'> = {
  shared: { slug: 'datenschutz', publication_date: '2025-02-03', team_members: ['hans-entwurf'] },
  text: {
    title: 'Datenschutz',
    kicker,
    lead: 'Diese Website kommt ohne Cookies und ohne Profile aus. Was trotzdem an Daten anfällt, steht hier.',
    content: [
      example,
      {
        kind: 'text',
        heading: 'Ihre Wahl',
        body: 'Ob Besuche gezählt werden und ob Inhalte anderer Websites geladen werden, entscheiden Sie selbst. Ihre Wahl bleibt in Ihrem Browser gespeichert. Sie ändern sie über «Einstellungen ändern» am Fuss jeder Seite.',
      },
      {
        kind: 'text',
        heading: 'Zählung der Besuche',
        body: 'Wenn Sie einverstanden sind, zählen wir aufgerufene Seiten ohne Namen und ohne Cookies. Suchwörter werden nicht übermittelt. Bittet Ihr Browser darum, nicht verfolgt zu werden, wird nichts gezählt.',
      },
      {
        kind: 'text',
        heading: 'Inhalte anderer Websites',
        body: 'Eingebettete Karten und Anwendungen laden erst nach einem Klick. Der Anbieter, der davor genannt wird, erfährt dann Ihre IP-Adresse.',
      },
      {
        kind: 'text',
        heading: 'Ihre Rechte',
        body: 'Für öffentliche Organe im Kanton gilt das kantonale Informations- und Datenschutzgesetz. Auskunft über Ihre Daten gibt die Person, die unten steht.',
      },
    ],
    seo_description: 'Welche Daten beim Besuch des Statistikportals anfallen und wie Sie darüber bestimmen.',
  },
  updated: '2025-02-03T07:35:00.000Z',
};
