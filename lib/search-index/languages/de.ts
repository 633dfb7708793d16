import { splitWords } from './splitWords';
import type { LanguageWords } from './languageWords';

/** German as written in Switzerland: with `ss`. */
export const de: LanguageWords = {
  language: 'deu',
  months: splitWords('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  // «am» and «im» occur in place names, which are found by their other word. «alt», «neu», «frei» and «sicher» are not
  // stop words: they narrow the search.
  stopWords: splitWords(`
    aber aktuell aktuelle aktuellen aktueller aktuelles alle allem allen aller alles als also am an ander andere
    anderen anderer anderes anzahl auch auf augenblick augenblicklich augenblicklichen aus ausser bei beim bekomme
    bereits besonders bin bis bitte bzw circa da dabei dadurch dafür damit dann daran darauf daraus darf darin
    darüber das dass davon dazu dein deine dem den denn der deren derzeit derzeitig derzeitige derzeitigen
    derzeitiger des dessen die dies diese diesem diesen dieser dieses doch dort du durch ebenfalls eigentlich ein
    eine einem einen einer eines einige er erfahren ergibt es etwa etwas euer eure finde finden für gab geben gegen
    gegenwärtig gegenwärtige gegenwärtigen gegenwärtiger gerade gern gibt gross grosse grossen habe haben habt hast
    hat hatte hatten hattet heisst heute heutig heutige heutigen heutiger heutzutage hier hin hoch hohe hohen hoher
    hohes ich ihr ihre ihrem ihren ihrer ihres im in ins insgesamt ist ja je jede jedem jeden jeder jedes jetzig
    jetzige jetzigen jetziger jetzt kamen kann kannst kein keine keinem keinen keiner kommen kommt können könnte
    lang leben lebt letzte letzten letzter letztes liegt machen macht mal man mich mir mit möchte moment momentan
    momentane momentanen momentaner muss müssen nach nämlich neueste neuesten neuester neuestes neuste neusten
    neuster neustes nicht nichts noch nun nur ob oder pro schon sehe sehen sehr sein seine seinem seinen seiner seit
    selber selbst sich sie sind so sogar soll sollen sondern sonst sowie stand stehen steht suche über um und
    ungefähr uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor wann war wäre waren warum
    was wegen weil welche welchem welchen welcher welches wem wen wenn wer werden weshalb wessen wie wieso wieviel
    wieviele will wir wird wissen wo wobei wofür woher wohin womit wovon wurde wurden zahl zeige zeigen zeit
    zeitpunkt zu zum zur zurzeit zwischen
  `),
  lightWords: splitWords(`
    abgenommen ändern anders ändert Angaben angestiegen Anteil bald bezahlen bezahlt Daten Diagramm Durchschnitt
    durchschnittlich durchschnittliche durchschnittlichen durchschnittlicher eher entwickeln entwickelt entwickelte
    Entwicklung fahren fährt Fakten fast gehen geht gestiegen gesunken gewachsen gezählt gibts Grafik grösser
    grössere grösste grössten grösster grösstes häufigste häufigsten höchste höchsten höher immer Informationen Infos
    inzwischen Jahr Jahre Jahren jährlich kleiner kleinste kleinsten langsam Leute meiste meisten Menschen mittlere
    mittleren mittlerweile Mix Monat Monate Monaten monatlich nimmt ohne passiert Person Personen produziert Prozent
    Quote Rate registriert rund sagt schnell Schnitt sinken sinkt stark stärker Statistik Statistiken steigen
    steigend steigende steigenden steigt Tabelle Tag Tagen täglich tiefer tiefste tiefsten Trend Überblick überhaupt
    Übersicht verändern verändert Veränderung vergangenen vergleichen verglichen Verlauf verteilt wachsen wächst
    wenigsten wieder wirklich Woche Wochen wöchentlich wohne wohnen wohnt Zahlen zahlt zugenommen
  `),
  kindWords: [
    ['app', 'Applikation', 'Karte', 'Rechner', 'Tool'],
    ['indicatorSet', 'Indikatoren', 'Kennzahlen'],
    ['interactive', 'Karte'],
    ['article', 'Analyse', 'Artikel', 'Beitrag', 'Bericht'],
    ['dataset', 'CSV', 'Download', 'herunterladen'],
    ['glossary', 'Bedeutung', 'bedeutet', 'Begriff', 'Definition', 'definiert', 'Erklärung', 'erklärt', 'Unterschied'],
    ['area', 'mein', 'meine', 'meinem', 'meinen', 'meiner'],
    ['page', 'mein', 'meine', 'meinem', 'meinen', 'meiner'],
    ['person', 'Ansprechperson', 'Ansprechpartner', 'Auskunft', 'Kontakt', 'Kontaktperson', 'zuständig'],
    ['quiz', 'Quiz', 'Rätsel', 'raten'],
    ['statistic', 'berechnet', 'erhoben', 'Erhebung', 'gemessen', 'Methode', 'Methoden', 'Methodik', 'Quelle'],
  ],
  levels: splitWords('Kanton Stadt Gemeinde'),
  scenario: 'Szenario',
};
