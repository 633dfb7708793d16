import type { SampleEntry } from '../../../registry';

/** Glossary terms from A to D. */
export const termsAToD: readonly SampleEntry<'glossars'>[] = [
  {
    shared: {
      slug: 'agglomeration',
      see_also: ['gemeinde', 'wohnviertel', 'pendler'],
      display_themes: ['raum-umwelt', 'verkehr'],
    },
    text: {
      term: 'Agglomeration',
      short: 'Eine Stadt samt den Gemeinden, die baulich und durch Pendlerströme eng mit ihr verbunden sind.',
      definition:
        'Eine Agglomeration besteht aus einem städtischen Kern und den Gemeinden, die mit ihm zusammengewachsen sind oder aus denen viele Menschen zur Arbeit dorthin fahren. Das Bundesamt für Statistik legt die Grenzen nach festen Merkmalen fest, unabhängig von Kantonen und Landesgrenzen.\n\nDie trinationale Agglomeration Basel umfasste 2021 insgesamt 203 Gemeinden: 107 in der Schweiz, 72 in Frankreich und 24 in Deutschland. Der Kanton Basel-Stadt ist nur ihr Kern. Wer Zahlen zu «Basel» vergleicht, sollte deshalb immer prüfen, ob Stadt, Kanton oder Agglomeration gemeint ist.',
      variants: ['Agglomerationen', 'Agglomerationsgemeinde', 'Agglomerationsgemeinden'],
    },
    updated: '2025-11-18T09:15:00.000Z',
  },
  {
    shared: { slug: 'ankunft', see_also: ['logiernacht', 'vollerhebung'], display_themes: ['tourismus'] },
    text: {
      term: 'Ankunft',
      short:
        'Ein Gast, der in einem Hotel eincheckt und mindestens eine Nacht bleibt; gezählt wird die Person, nicht die Nacht.',
      definition:
        'Als Ankunft zählt jede Person, die in einem Hotel oder Kurbetrieb eintrifft und dort übernachtet. Bleibt jemand drei Nächte, ergibt das eine Ankunft und drei Logiernächte.\n\nTeilt man die Logiernächte durch die Ankünfte, erhält man die mittlere Aufenthaltsdauer. Sie unterscheidet Städte wie Basel, in die viele Gäste für Messen, Museen oder Geschäfte nur kurz kommen, von Ferienorten. Kinder zählen gleich wie Erwachsene. Wer während einer Reise das Hotel wechselt, wird in jedem Hotel von Neuem gezählt.',
      variants: ['Ankünfte', 'Ankünften', 'Hotelankünfte'],
    },
    updated: '2026-02-24T07:30:00.000Z',
  },
  {
    shared: {
      slug: 'arbeitslosenquote',
      see_also: ['erwerbslose', 'stellensuchende', 'erwerbsperson', 'quote'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Arbeitslosenquote',
      short:
        'Anteil der bei einem Arbeitsvermittlungszentrum gemeldeten Arbeitslosen an allen Erwerbspersonen, in Prozent.',
      definition:
        'Die Arbeitslosenquote setzt die registrierten Arbeitslosen ins Verhältnis zu den Erwerbspersonen. Gezählt werden Personen ohne Stelle, die am letzten Tag des Monats bei einem Regionalen Arbeitsvermittlungszentrum (RAV) gemeldet und sofort vermittelbar sind, ob sie Taggelder erhalten oder nicht. Herausgeber ist das Staatssekretariat für Wirtschaft (SECO).\n\nIm Juli 2026 lag die Quote in Basel-Stadt bei 4,6 %, bei den 15- bis 24-Jährigen bei 5,9 %. Weil nicht alle Menschen ohne Arbeit beim RAV gemeldet sind, fällt die Erwerbslosenquote anders aus.\n\n[Arbeitslosenquote als Indikator](/indikatorenportal/7510)',
      synonyms: ['Arbeitslosenrate'],
      variants: ['Arbeitslosenquoten', 'registrierte Arbeitslose', 'registrierten Arbeitslosen'],
      abbreviations: ['ALQ'],
      source: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenstatistik',
    },
    updated: '2026-08-10T06:30:00.000Z',
  },
  {
    shared: {
      slug: 'basisjahr',
      see_also: ['konsumentenpreisindex', 'teuerung', 'zeitreihe'],
      display_themes: ['preise'],
    },
    text: {
      term: 'Basisjahr',
      short:
        'Der Zeitpunkt, der bei einem Index gleich 100 gesetzt wird und mit dem alle übrigen Werte verglichen werden.',
      definition:
        'Ein Index zeigt nicht Franken oder Stück, sondern das Verhältnis zu einem festen Ausgangspunkt. Dieser Ausgangspunkt heisst Basis und erhält den Wert 100. Er kann ein Jahr, ein Monat oder ein Stichtag sein.\n\nBeim Basler Index der Konsumentenpreise ist der Dezember 2025 gleich 100. Der Stand von 101,1 im Juli 2026 bedeutet, dass die Preise seither um 1,1 % gestiegen sind. Wird die Basis gewechselt, ändern sich die Indexwerte, nicht aber die prozentualen Veränderungen zwischen zwei Zeitpunkten.',
      variants: ['Basisjahre', 'Basisjahres', 'Indexbasis', 'Basismonat'],
    },
    updated: '2026-01-13T07:30:00.000Z',
  },
  {
    shared: {
      slug: 'beschaeftigte',
      see_also: ['vollzeitaequivalent', 'erwerbsperson', 'pendler'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Beschäftigte',
      short: 'Personen mit einer Stelle in einem Betrieb des Kantons, gezählt am Arbeitsort und nicht am Wohnort.',
      definition:
        'Zu den Beschäftigten gehören alle, die in einem Betrieb arbeiten, ob angestellt oder selbständig, Vollzeit oder Teilzeit. Massgebend ist der Standort des Betriebs. Wer in Lörrach wohnt und in Basel arbeitet, zählt in Basel-Stadt; wer in Riehen wohnt und in Liestal arbeitet, zählt dort.\n\nIm Kanton gibt es deshalb viel mehr Beschäftigte, als die Zahl der Einwohnerinnen und Einwohner vermuten lässt: 2024 pendelten rund 90’400 Personen zur Arbeit hierher. Um Teilzeitstellen vergleichbar zu machen, werden Beschäftigte auch in Vollzeitäquivalente umgerechnet.',
      variants: ['Beschäftigten', 'Beschäftigter', 'Beschäftigung', 'Beschäftigtenzahl'],
    },
    updated: '2025-10-07T08:00:00.000Z',
  },
  {
    shared: {
      slug: 'bevoelkerungsdichte',
      see_also: ['wohnbevoelkerung', 'wohnviertel', 'mittelwert'],
      display_themes: ['bevoelkerung', 'raum-umwelt'],
    },
    text: {
      term: 'Bevölkerungsdichte',
      short: 'Zahl der Einwohnerinnen und Einwohner je Fläche, meist je Quadratkilometer oder je Hektare.',
      definition:
        'Die Bevölkerungsdichte entsteht, wenn man die Wohnbevölkerung eines Gebiets durch dessen Fläche teilt. In der Stadt Basel lebten 2022 auf einem Quadratkilometer im Mittel 7’277 Menschen.\n\nDer Mittelwert verdeckt grosse Unterschiede: Im Matthäus wohnten im Juli 2026 rund 257 Personen je Hektare, in Riehen mit seinen Wäldern und Feldern rund 21. Für Vergleiche ist wichtig, welche Fläche zählt. Werden Gewässer, Wald oder Bahnareale weggelassen, steigt die Dichte, ohne dass eine Person mehr dort lebt.\n\n[Bevölkerungsdichte als Indikator](/indikatorenportal/7954)',
      synonyms: ['Einwohnerdichte'],
      variants: ['Bevölkerungsdichten'],
    },
    updated: '2026-03-17T09:00:00.000Z',
  },
];
