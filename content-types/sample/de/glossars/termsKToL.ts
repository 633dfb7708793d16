import type { SampleEntry } from '../../../registry';

/** Glossary terms from K to L. */
export const termsKToL: readonly SampleEntry<'glossars'>[] = [
  {
    shared: {
      slug: 'konsumentenpreisindex',
      see_also: ['teuerung', 'basisjahr', 'mietpreis'],
      display_themes: ['preise'],
    },
    text: {
      term: 'Konsumentenpreisindex',
      short: 'Misst, wie sich die Preise von Waren und Dienstleistungen für private Haushalte im Mittel verändern.',
      definition:
        'Der Konsumentenpreisindex verfolgt die Preise eines Warenkorbs: Nahrungsmittel, Mieten, Verkehr, Freizeit und vieles mehr. Jede Gruppe zählt so viel, wie die Haushalte im Mittel dafür ausgeben. Direkte Steuern und die Prämien der Krankenversicherung gehören nicht dazu.\n\nNeben dem Landesindex gibt es den Basler Index. Er gilt für die Haushalte im Kanton Basel-Stadt und erscheint jeden Monat. Im Juli 2026 stand er bei 101,1 Punkten (Dezember 2025 = 100). Die Veränderung gegenüber dem Vorjahr heisst Teuerung.\n\n[Basler Index als Indikator](/indikatorenportal/7513)',
      variants: [
        'Konsumentenpreisindexes',
        'Konsumentenpreise',
        'Basler Index',
        'Basler Indexes',
        'Landesindex',
        'Landesindex der Konsumentenpreise',
      ],
      abbreviations: ['LIK', 'KPI'],
    },
    updated: '2026-08-05T06:30:00.000Z',
  },
  {
    shared: { slug: 'korrektur', see_also: ['revision', 'zeitreihe'] },
    text: {
      term: 'Korrektur',
      short: 'Berichtigung eines Fehlers in einer bereits veröffentlichten Zahl, mit Datum und Begründung.',
      definition:
        'Fehler kommen vor: eine falsch übernommene Zahl, eine vertauschte Beschriftung, ein Rechenfehler. Wird ein solcher Fehler entdeckt, berichtigt das Statistische Amt die Veröffentlichung und sagt offen, was sich geändert hat, seit wann die richtige Zahl gilt und weshalb.\n\nKorrekturen stehen auf der betroffenen Seite, die neueste zuerst, und werden nicht wieder gelöscht. Davon zu unterscheiden ist die Revision: Dort war die frühere Zahl kein Fehler, sondern das Beste, was damals bekannt war. Hinweise auf Fehler nehmen wir gern entgegen.',
      synonyms: ['Berichtigung'],
      variants: ['Korrekturen', 'Berichtigungen'],
    },
    updated: '2025-06-10T07:10:00.000Z',
  },
  {
    shared: {
      slug: 'leerwohnung',
      see_also: ['leerwohnungsquote', 'stichtag', 'vollerhebung'],
      display_themes: ['bau-wohnungswesen'],
    },
    text: {
      term: 'Leerwohnung',
      short: 'Bewohnbare Wohnung, die am 1. Juni unbesetzt ist und zur Miete oder zum Kauf angeboten wird.',
      definition:
        'Eine Wohnung gilt als Leerwohnung, wenn sie am Stichtag bewohnbar ist, niemand darin lebt und sie auf dem Markt ist: zur dauernden Miete von mindestens drei Monaten oder zum Kauf. Ob sie möbliert ist, spielt keine Rolle. Auch leere Einfamilienhäuser zählen.\n\nNicht dazu gehören Wohnungen im Umbau, noch nicht bezugsbereite Neubauten und Wohnungen, die bereits vermietet oder verkauft sind. Deshalb sind nicht alle Wohnungen mit dunklen Fenstern Leerwohnungen. Am 1. Juni 2026 wurden im Kanton Basel-Stadt 912 gezählt, ein Jahr davor 1’079.\n\n[Leer stehende Wohnungen](/indikatorenportal/7580)',
      synonyms: ['leer stehende Wohnung'],
      variants: [
        'Leerwohnungen',
        'leere Wohnung',
        'leere Wohnungen',
        'leer stehende Wohnungen',
        'leer stehenden Wohnungen',
        'Leerstand',
        'Leerstands',
      ],
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: {
      slug: 'leerwohnungsquote',
      see_also: ['leerwohnung', 'quote', 'prozentpunkt', 'wohnviertel'],
      display_themes: ['bau-wohnungswesen'],
    },
    text: {
      term: 'Leerwohnungsquote',
      short: 'Anteil der am 1. Juni leer stehenden und angebotenen Wohnungen am gesamten Wohnungsbestand, in Prozent.',
      definition:
        'Die Leerwohnungsquote setzt die Leerwohnungen ins Verhältnis zu allen Wohnungen. Am 1. Juni 2026 betrug sie im Kanton Basel-Stadt 0,78 %, also rund 8 von 1’000 Wohnungen. Ein Jahr zuvor waren es 0,92 %.\n\nSeit Beginn der Reihe im Jahr 2002 wurde der tiefste Wert 2014 mit 0,23 % gemessen, der höchste 2005 mit 1,52 %. Innerhalb der Stadt reichte die Spanne 2026 von 0,24 % im Wettstein bis 2,45 % in den Vorstädten. In kleinen Wohnvierteln können wenige Wohnungen die Quote stark verändern.\n\n[Leerwohnungsquote als Indikator](/indikatorenportal/5813)',
      synonyms: ['Leerwohnungsziffer', 'Leerstandsquote'],
      variants: ['Leerwohnungsquoten', 'Leerwohnungsziffern', 'Leerstandsquoten'],
      abbreviations: ['LWQ'],
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: { slug: 'lesehilfe', see_also: ['indikator'] },
    text: {
      term: 'Lesehilfe',
      short: 'Ein Satz zu jedem Diagramm, der an einem Wert zeigt, wie es zu lesen ist.',
      definition:
        'Die Lesehilfe greift einen Wert heraus und spricht ihn aus, zum Beispiel: «Am 1. Juni 2026 standen 0,78 % aller Wohnungen leer.» Wer den Satz im Diagramm wiederfindet, weiss, was Achsen, Farben und Einheiten bedeuten, und kann die übrigen Werte selbst lesen.\n\nSie steht bei jedem Indikator über der Grafik und dient auch Personen, die sich die Seite vorlesen lassen. Die Lesehilfe deutet nicht und nennt keine Ursachen. Wie die Zahlen erhoben wurden und was sie einschränkt, steht in den Erläuterungen.',
      variants: ['Lesehilfen'],
    },
    updated: '2025-06-10T07:15:00.000Z',
  },
  {
    shared: {
      slug: 'logiernacht',
      see_also: ['ankunft', 'vollerhebung', 'saisonbereinigung'],
      display_themes: ['tourismus'],
    },
    text: {
      term: 'Logiernacht',
      short:
        'Eine Übernachtung eines Gasts in einem Hotel oder Kurbetrieb; zwei Gäste, drei Nächte: sechs Logiernächte.',
      definition:
        'Logiernächte messen, wie stark die Hotels genutzt werden. Jede Nacht jeder Person zählt einmal, auch bei Kindern. Übernachtungen bei Bekannten oder in privat vermieteten Wohnungen sind nicht enthalten.\n\n2025 verzeichnete Basel-Stadt 1’686’289 Logiernächte. 1’059’022 davon, rund 63 %, entfielen auf Gäste aus dem Ausland. Massgebend ist der Wohnsitz des Gasts, nicht der Pass. Innerhalb des Jahres schwanken die Zahlen mit Messen, Ferien und der Herbstmesse; Vergleiche sind deshalb mit dem gleichen Monat des Vorjahres am sinnvollsten.\n\n[Logiernächte pro Jahr](/indikatorenportal/6546)',
      synonyms: ['Übernachtung'],
      variants: ['Logiernächte', 'Logiernächten', 'Übernachtungen'],
    },
    updated: '2026-02-24T07:30:00.000Z',
  },
];
