import type { SampleEntry } from '../../../registry';

/** Glossary terms from M to R. */
export const termsMToR: readonly SampleEntry<'glossars'>[] = [
  {
    shared: { slug: 'median', see_also: ['mittelwert', 'mietpreis'] },
    text: {
      term: 'Median',
      short: 'Der Wert in der Mitte einer sortierten Reihe: Eine Hälfte liegt darunter, die andere darüber.',
      definition:
        'Um den Median zu finden, sortiert man alle Werte und nimmt den mittleren. Bei einer geraden Anzahl liegt er in der Mitte zwischen den beiden mittleren Werten.\n\nEin Beispiel: Von den 19 Wohnvierteln der Stadt Basel steht, nach Bevölkerung geordnet, die Breite auf dem zehnten Platz. Der Median beträgt also 9’437 Personen (Juli 2026). Der Mittelwert ist mit 9’828 etwas höher, weil einige grosse Wohnviertel ihn nach oben ziehen. Bei Mieten oder Löhnen ist der Unterschied meist viel grösser; dort sagt der Median mehr.',
      synonyms: ['Zentralwert'],
      variants: ['Medians', 'Mediane', 'Medianwert'],
    },
    updated: '2026-08-06T06:35:00.000Z',
  },
  {
    shared: {
      slug: 'mietpreis',
      see_also: ['median', 'konsumentenpreisindex', 'stichprobe'],
      display_themes: ['preise', 'bau-wohnungswesen'],
    },
    text: {
      term: 'Mietpreis',
      short: 'Betrag, der für eine Wohnung jeden Monat bezahlt wird; in der Statistik meist netto, ohne Nebenkosten.',
      definition:
        'Die Nettomiete ist der Preis für die Wohnung selbst. Dazu kommen Nebenkosten, etwa für Heizung und Warmwasser; beides zusammen ist die Bruttomiete. Wer Mieten vergleicht, muss zuerst wissen, welche gemeint ist.\n\nEbenso wichtig ist der Unterschied zwischen Bestandesmieten, die alle laufenden Verträge abbilden, und Angebotsmieten in Inseraten. Letztere sind in Basel meist höher, weil sie nur Wohnungen zeigen, die gerade frei werden. Damit wenige sehr teure Wohnungen das Bild nicht verzerren, wird oft der Median angegeben.\n\n[Mietpreise im Raster](/apps/mietpreisraster)',
      variants: [
        'Mietpreise',
        'Mietpreisen',
        'Mietpreises',
        'Nettomiete',
        'Nettomieten',
        'Bestandesmieten',
        'Angebotsmieten',
      ],
    },
    updated: '2026-06-16T07:30:00.000Z',
  },
  {
    shared: { slug: 'mittelwert', see_also: ['median', 'wohnviertel'] },
    text: {
      term: 'Mittelwert',
      short: 'Die Summe aller Werte, geteilt durch ihre Anzahl; auch Durchschnitt genannt.',
      definition:
        'Der Mittelwert verteilt die Summe gedanklich gleichmässig auf alle. Im Juli 2026 lebten in der Stadt Basel 186’729 Personen in 19 Wohnvierteln, im Mittel also 9’828 je Wohnviertel. Tatsächlich reicht die Spanne von 2’503 in der Altstadt Kleinbasel bis 19’811 im St. Johann.\n\nDas Beispiel zeigt die Schwäche der Kennzahl: Sie sagt nichts darüber, wie verschieden die Werte sind, und einzelne sehr grosse Werte ziehen sie nach oben. Deshalb geben wir bei ungleich verteilten Grössen zusätzlich den Median an.',
      synonyms: ['Durchschnitt'],
      variants: [
        'Mittelwerte',
        'Mittelwerts',
        'Mittelwerten',
        'Durchschnitts',
        'Durchschnittswert',
        'Durchschnittswerte',
      ],
    },
    updated: '2026-08-06T06:35:00.000Z',
  },
  {
    shared: { slug: 'offene-daten', see_also: ['indikator', 'register'] },
    text: {
      term: 'Offene Daten',
      short: 'Daten der Verwaltung, die alle ohne Anmeldung herunterladen, nutzen und weitergeben dürfen.',
      definition:
        'Offene Daten sind frei zugänglich, maschinenlesbar und gut beschrieben. Der Kanton Basel-Stadt stellt sie auf dem Portal [data.bs.ch](https://data.bs.ch/) bereit, als Tabellen und über eine Schnittstelle. Auf dieser Website lassen sich die Zahlen jedes Indikators direkt herunterladen.\n\nVeröffentlicht wird nur, was keine Rückschlüsse auf einzelne Personen oder Betriebe zulässt. Wer die Daten verwendet, nennt die Quelle; das hilft anderen, die Zahlen einzuordnen und zu prüfen. Die englische Bezeichnung lautet Open Government Data.',
      synonyms: ['Open Data', 'Open Government Data'],
      variants: ['Offenen Daten', 'Offener Daten'],
      abbreviations: ['OGD'],
    },
    updated: '2026-04-14T11:25:00.000Z',
  },
  {
    shared: {
      slug: 'pendler',
      see_also: ['agglomeration', 'beschaeftigte', 'stichprobe'],
      display_themes: ['verkehr', 'arbeit-erwerb'],
    },
    text: {
      term: 'Pendlerinnen und Pendler',
      short:
        'Personen, deren Arbeits- oder Ausbildungsort nicht am Wohnort liegt und die regelmässig hin- und herfahren.',
      definition:
        'Zupendlerinnen und Zupendler kommen von ausserhalb in den Kanton, Wegpendlerinnen und Wegpendler verlassen ihn. 2024 kamen rund 90’400 Personen zur Arbeit nach Basel-Stadt, rund 24’700 fuhren in die Gegenrichtung. Auf eine Person, die hinausfährt, kommen also fast vier, die hereinkommen.\n\nViele von ihnen wohnen im Kanton Basel-Landschaft, andere überqueren täglich die Grenze zu Deutschland oder Frankreich. Wer innerhalb der Gemeinde zur Arbeit fährt, zählt in dieser Darstellung nicht mit. Die Angaben beruhen teilweise auf Stichproben und sind gerundet.\n\n[Pendlerinnen und Pendler als Indikator](/indikatorenportal/5203)',
      variants: [
        'Pendler',
        'Pendlerin',
        'Pendlerinnen',
        'Pendlern',
        'Zupendler',
        'Zupendlerinnen',
        'Wegpendler',
        'Wegpendlerinnen',
        'Pendelnde',
        'Pendelnden',
      ],
    },
    updated: '2025-12-09T07:30:00.000Z',
  },
  {
    shared: { slug: 'prozentpunkt', see_also: ['quote', 'leerwohnungsquote'] },
    text: {
      term: 'Prozentpunkt',
      short: 'Einheit für den Unterschied zwischen zwei Prozentzahlen: Von 4 % auf 5 % ist es ein Prozentpunkt.',
      definition:
        'Steigt oder sinkt ein Anteil, gibt es zwei Arten, die Veränderung auszudrücken. Die Leerwohnungsquote in Basel-Stadt ging von 0,92 % (2025) auf 0,78 % (2026) zurück. Das sind 0,14 Prozentpunkte weniger. Im Verhältnis zum Vorjahr ist es jedoch ein Rückgang um rund 15 %.\n\nBeide Angaben stimmen, sie beantworten aber verschiedene Fragen. Verwechselt man sie, wird aus einer kleinen Veränderung rasch eine grosse oder umgekehrt. Noch ein Beispiel: Der Frauenanteil im Grossen Rat stieg von 42 % (2020) auf 46 % (2024), also um vier Prozentpunkte.',
      variants: ['Prozentpunkte', 'Prozentpunkten'],
    },
    updated: '2026-08-21T06:35:00.000Z',
  },
  {
    shared: { slug: 'quote', see_also: ['prozentpunkt', 'leerwohnungsquote', 'arbeitslosenquote', 'indikator'] },
    text: {
      term: 'Quote',
      short: 'Ein Anteil: eine Teilmenge geteilt durch die Gesamtmenge, meist in Prozent angegeben.',
      definition:
        'Eine Quote hat immer einen Zähler und einen Nenner, und beide müssen bekannt sein. Bei der Leerwohnungsquote steht die Zahl der leeren Wohnungen über der Zahl aller Wohnungen, bei der Arbeitslosenquote die Zahl der Arbeitslosen über jener der Erwerbspersonen, nicht der ganzen Bevölkerung.\n\nEine Quote kann sich ändern, obwohl der Zähler gleich bleibt: Werden viele Wohnungen gebaut, sinkt die Leerwohnungsquote auch bei gleich vielen leeren. Bei kleinen Gesamtmengen, etwa in Bettingen, schwanken Quoten stark und sollten vorsichtig gelesen werden.',
      synonyms: ['Anteilswert'],
      variants: ['Quoten', 'Anteilswerte'],
    },
    updated: '2025-08-26T08:00:00.000Z',
  },
  {
    shared: {
      slug: 'register',
      see_also: ['vollerhebung', 'stichprobe', 'revision', 'wohnbevoelkerung'],
      display_themes: ['bevoelkerung', 'bau-wohnungswesen'],
    },
    text: {
      term: 'Register',
      short: 'Amtliches Verzeichnis von Personen, Gebäuden oder Betrieben, das laufend nachgeführt wird.',
      definition:
        'Register entstehen für die Verwaltung, nicht für die Statistik. Wer umzieht, meldet sich an und ab; wer baut, reicht Pläne ein. Die Statistik wertet diese Angaben aus und muss deshalb niemanden ein zweites Mal fragen.\n\nDie wichtigsten Register für Basel-Stadt sind das kantonale Einwohnerregister, aus dem die Bevölkerungszahlen stammen, und das Gebäude- und Wohnungsregister. Für die Auswertung werden Namen entfernt, und veröffentlicht werden nur Summen. Ein Register kann Lücken haben, etwa wenn sich jemand verspätet meldet; solche Meldungen zählen in dem Monat, in dem sie eintreffen.',
      variants: ['Registers', 'Registern', 'Einwohnerregister', 'Gebäude- und Wohnungsregister', 'Gebäuderegister'],
      abbreviations: ['GWR'],
    },
    updated: '2025-07-01T07:00:00.000Z',
  },
  {
    shared: { slug: 'revision', see_also: ['korrektur', 'zeitreihe', 'register'] },
    text: {
      term: 'Revision',
      short: 'Geplante oder nachträgliche Anpassung veröffentlichter Zahlen an einen besseren Wissensstand.',
      definition:
        'Manche Zahlen erscheinen zuerst provisorisch, damit sie rasch zur Verfügung stehen. Treffen später Meldungen ein oder wird eine Methode verbessert, werden sie neu berechnet. Diese Anpassung heisst Revision.\n\nEin Beispiel sind die Logiernächte: Die Zahlen der Monate sind vorläufig, bis im Februar des Folgejahres die Zahlen des ganzen Jahres definitiv vorliegen. Grössere Revisionen kündigen wir an und beschreiben, welche Jahre betroffen sind. Lässt sich die alte Reihe nicht umrechnen, zeigen wir im Diagramm einen Bruch. Anders als bei einer Korrektur lag vorher kein Fehler vor.',
      variants: ['Revisionen', 'revidiert', 'revidierte', 'revidierten'],
    },
    updated: '2025-07-01T07:05:00.000Z',
  },
];
