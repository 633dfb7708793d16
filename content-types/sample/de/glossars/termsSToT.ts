import type { SampleEntry } from '../../../registry';

/** Glossary terms from S to T. */
export const termsSToT: readonly SampleEntry<'glossars'>[] = [
  {
    shared: {
      slug: 'saisonbereinigung',
      see_also: ['zeitreihe', 'logiernacht', 'arbeitslosenquote'],
      display_themes: ['arbeit-erwerb', 'tourismus'],
    },
    text: {
      term: 'Saisonbereinigung',
      short: 'Rechenverfahren, das wiederkehrende Schwankungen innerhalb des Jahres aus einer Zeitreihe entfernt.',
      definition:
        'Viele Monatszahlen folgen einem festen Muster: Im Sommer sind auf dem Bau weniger Menschen arbeitslos als im Winter, Hotels sind während Messen und Ferien voller. Die Saisonbereinigung schätzt dieses Muster aus früheren Jahren und rechnet es heraus, damit die eigentliche Entwicklung sichtbar wird.\n\nDas Ergebnis ist eine Schätzung, keine Zählung. Auf dieser Website zeigen wir in der Regel unbereinigte Werte, zum Beispiel 158’473 Logiernächte im Juli 2026, und vergleichen sie mit dem gleichen Monat des Vorjahres. Bereinigte Reihen sind im Titel so bezeichnet.',
      variants: ['saisonbereinigt', 'saisonbereinigte', 'saisonbereinigten', 'Saisonbereinigungen'],
    },
    updated: '2025-09-16T08:00:00.000Z',
  },
  {
    shared: {
      slug: 'staendige-wohnbevoelkerung',
      see_also: ['wohnbevoelkerung', 'stichtag', 'szenario'],
      display_themes: ['bevoelkerung'],
    },
    text: {
      term: 'Ständige Wohnbevölkerung',
      short:
        'Bevölkerung nach der Definition des Bundes: Hauptwohnsitz hier, bei Ausländern mindestens zwölf Monate Aufenthalt.',
      definition:
        'Das Bundesamt für Statistik zählt zur ständigen Wohnbevölkerung alle Schweizerinnen und Schweizer mit Hauptwohnsitz am Ort sowie ausländische Personen, die mindestens zwölf Monate in der Schweiz leben oder leben dürfen. Auch Personen im Asylverfahren gehören nach zwölf Monaten dazu. Die Zahl gilt für den 31. Dezember und dient dem Vergleich der Kantone.\n\nEnde 2023 waren es in Basel-Stadt 200’031 Personen. Die kantonale Statistik wies zum gleichen Zeitpunkt 206’308 aus, weil sie auch kürzere Aufenthalte einschliesst. Beide Zahlen sind richtig, dürfen aber nicht gemischt werden.\n\n[Ständige Wohnbevölkerung im Referenzszenario](/indikatorenportal/11899)',
      variants: ['ständige Wohnbevölkerung', 'ständigen Wohnbevölkerung', 'ständiger Wohnbevölkerung'],
      abbreviations: ['STATPOP'],
      source: 'Bundesamt für Statistik (BFS), Statistik der Bevölkerung und der Haushalte',
    },
    updated: '2026-03-31T07:30:00.000Z',
  },
  {
    shared: {
      slug: 'stellensuchende',
      see_also: ['arbeitslosenquote', 'erwerbslose', 'register'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Stellensuchende',
      short: 'Alle, die bei einem Arbeitsvermittlungszentrum eine Stelle suchen, ob arbeitslos oder nicht.',
      definition:
        'Zu den Stellensuchenden gehören zwei Gruppen: die registrierten Arbeitslosen und die nicht arbeitslosen Stellensuchenden. Letztere sind ebenfalls beim RAV gemeldet, haben aber vorübergehend eine Arbeit, nehmen an einem Programm teil, bilden sich weiter oder können aus anderen Gründen nicht sofort beginnen.\n\nDie Zahl der Stellensuchenden ist deshalb immer höher als jene der Arbeitslosen. Im Juli 2026 waren in Basel-Stadt 4’760 Personen als arbeitslos registriert, 941 davon seit langer Zeit. In die Arbeitslosenquote fliessen nur sie ein, nicht alle Stellensuchenden.',
      variants: ['Stellensuchenden', 'Stellensuchender'],
      abbreviations: ['RAV'],
    },
    updated: '2026-08-10T06:30:00.000Z',
  },
  {
    shared: { slug: 'stichprobe', see_also: ['vollerhebung', 'register', 'mietpreis'] },
    text: {
      term: 'Stichprobe',
      short: 'Ein zufällig ausgewählter Teil, aus dem man auf das Ganze schliesst.',
      definition:
        'Statt alle zu befragen, wählt man per Zufall eine Gruppe aus. Ist sie gross genug und wirklich zufällig, lässt sich daraus schätzen, was für alle gilt. Jede solche Schätzung hat eine Unschärfe, die sich berechnen lässt: den Vertrauensbereich.\n\nDie Mietpreiserhebung, die Bevölkerungsbefragung und die Strukturerhebung des Bundes arbeiten mit Stichproben. Für einzelne Wohnviertel ist die Zahl der Antworten oft klein und das Ergebnis entsprechend unsicher. Unterschiede, die kleiner sind als der Vertrauensbereich, sollte man nicht deuten. Das Gegenstück ist die Vollerhebung.',
      variants: ['Stichproben', 'Stichprobenerhebung', 'Vertrauensbereich', 'Vertrauensintervall'],
    },
    updated: '2025-07-01T07:10:00.000Z',
  },
  {
    shared: { slug: 'stichtag', see_also: ['leerwohnung', 'wohnbevoelkerung', 'zeitreihe'] },
    text: {
      term: 'Stichtag',
      short: 'Der Tag, für den eine Zahl gilt.',
      definition:
        'Bestände verändern sich laufend, eine Zählung braucht daher einen festen Zeitpunkt. Leerwohnungen werden am 1. Juni gezählt, die ständige Wohnbevölkerung am 31. Dezember, registrierte Arbeitslose am letzten Tag des Monats. Wohnungen, die am 2. Juni frei werden, erscheinen in der Zählung des betreffenden Jahres nicht.\n\nAnders ist es bei Grössen, die über einen Zeitraum entstehen, etwa Logiernächte eines Jahres oder Unfälle eines Monats. Solche Angaben gelten für die ganze Periode. Stichtag oder Periode stehen auf dieser Website bei jeder Zahl.',
      synonyms: ['Stichdatum'],
      variants: ['Stichtage', 'Stichtags', 'Stichtagen'],
    },
    updated: '2025-08-26T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'szenario',
      see_also: ['wohnbevoelkerung', 'wanderungssaldo', 'geburtenueberschuss'],
      display_themes: ['bevoelkerung'],
    },
    text: {
      term: 'Szenario',
      short: 'Rechnung, die zeigt, wie sich die Bevölkerung entwickelt, wenn bestimmte Annahmen zutreffen.',
      definition:
        'Ein Szenario ist keine Vorhersage, sondern eine Wenn-dann-Rechnung. Für die Bevölkerung von Basel-Stadt braucht es Annahmen zu Geburten, Lebenserwartung, Zu- und Wegzügen und zum Wohnungsbau. Weil niemand sie genau kennt, werden mehrere Szenarien gerechnet.\n\nFür das Jahr 2050 ergeben sie 256’991 Personen im hohen, 232’648 im mittleren und 196’369 im tiefen Szenario. Der Abstand zwischen hoch und tief zeigt, wie unsicher der Blick nach vorn ist. Die Szenarien werden regelmässig mit der wirklichen Entwicklung verglichen und erneuert.\n\n[Bevölkerungsszenarien als Indikator](/indikatorenportal/6215)',
      variants: ['Szenarien', 'Szenarios', 'Bevölkerungsszenario', 'Bevölkerungsszenarien', 'Referenzszenario'],
    },
    updated: '2026-05-12T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'teuerung',
      see_also: ['konsumentenpreisindex', 'basisjahr', 'mittelwert'],
      display_themes: ['preise'],
    },
    text: {
      term: 'Teuerung',
      short:
        'Anstieg der Konsumentenpreise gegenüber dem gleichen Monat des Vorjahres, in Prozent; auch Inflation genannt.',
      definition:
        'Die Teuerung sagt, um wie viel Prozent das Leben im Mittel teurer geworden ist. Grundlage ist der Konsumentenpreisindex. Im Juli 2026 lag der Basler Index um 0,3 % höher als ein Jahr zuvor; für die ganze Schweiz waren es 0,4 %. Im Mittel des Jahres 2025 betrug die Basler Teuerung 0,2 %.\n\nEine Teuerung von null heisst nicht, dass alle Preise gleich bleiben: Einige steigen, andere sinken. Geht der Index insgesamt zurück, spricht man von negativer Teuerung. Für einen einzelnen Haushalt kann es anders aussehen als im Mittel.\n\n[Teuerung als Indikator](/indikatorenportal/7512)',
      synonyms: ['Inflation'],
      variants: ['Teuerungsrate', 'Teuerungsraten', 'Inflationsrate'],
    },
    updated: '2026-08-05T06:30:00.000Z',
  },
];
