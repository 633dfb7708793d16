import { groupsIn } from './groupsIn';
import { names } from './names';
import { relatedIn } from './relatedIn';
import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** German as the offices of Switzerland write it: with `ss`, and with the words people of Basel use. */
export const de: SearchRules = {
  language: 'deu',
  months: wordsIn('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  // «am» and «im» occur in names (Am Ring, Im Gellert), which are found by their other word.
  // «alt», «neu», «frei» and «sicher» are no stop words: they say what is wanted.
  stopWords: wordsIn(`
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
  dividingWords: wordsIn('nach'),
  lightWords: wordsIn(`
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
    [
      'glossary',
      'was ist ein',
      'was ist eine',
      'Bedeutung',
      'bedeutet',
      'Begriff',
      'Definition',
      'definiert',
      'Erklärung',
      'erklärt',
      'Unterschied',
    ],
    ['area', 'mein', 'meine', 'meinem', 'meinen', 'meiner'],
    ['page', 'mein', 'meine', 'meinem', 'meinen', 'meiner'],
    ['person', 'Ansprechperson', 'Ansprechpartner', 'Auskunft', 'Kontakt', 'Kontaktperson', 'zuständig'],
    ['quiz', 'Quiz', 'Rätsel', 'raten'],
    ['statistic', 'berechnet', 'erhoben', 'Erhebung', 'gemessen', 'Methode', 'Methoden', 'Methodik', 'Quelle'],
  ],
  // «Abstimmung»: one is a vote on a matter, the other on people; whoever looks for results says either.
  // «Alter»: as in «Wie alt werden …?».
  // «Auto»: whoever asks for cars means the stock of vehicles, of which they are the most.
  // «Erwerbslose»: not the same as the registered unemployed: a survey counts them. The glossary tells the difference.
  // «Gundeldingen»: what people of the town call it.
  // «Lohn»: as in «Was verdient man?», too.
  // «Preis»: as in «Was kostet eine Wohnung?».
  // «Sankt Johann»: in the dialect.
  // «Teuerung»: inflation is measured by the index of consumer prices: who looks for one also takes the other.
  synonyms: groupsIn(`
    Abfall, Abfälle, Siedlungsabfälle, Kehricht, Müll, Güsel, Entsorgung, Abfallmenge
    Abstimmung, Abstimmungen, Volksabstimmung, Urnengang, Wahl, Wahlen
    Abwanderung, Auswanderung, Emigration, Wegzug, Wegzüge, weggezogen, wegziehen
    Agenda, Kalender, Publikationskalender, Veröffentlichungen
    AHV, Altersrente, Renten
    Alimente, Alimentenhilfe, Alimentenbevorschussung
    Alter, alt
    Altersaufbau, Altersstruktur, Alterspyramide, Bevölkerungspyramide, Altersverteilung, Altersgruppen, Altersklassen
    Altersheim, Altersheime, Pflegeheim, Pflegeheime, Alterszentrum, Seniorenheim
    App, Apps, Applikation, Applikationen, Anwendungen, Online-Tools
    Arbeitslose, Arbeitslosigkeit, arbeitslos, Arbeitslosenquote, Arbeitslosenrate, AL-Quote, Stellenlose, stellenlos, Stellenlosigkeit
    Arbeitsmarkt, Stellenmarkt
    Arbeitsstätten, Unternehmen, Firma, Firmen
    Armut, Armutsquote, Armutsgefährdung
    Arzt, Ärzte, Ärztinnen, Arztpraxen
    Asylsuchende, Asylbewerber, Flüchtlinge, Geflüchtete, Asylbereich, Asyl
    Ausländer, Ausländerinnen, ausländische Bevölkerung, Ausländeranteil, Ausländerquote, ausländische Staatsangehörige
    Auto, Autos, Personenwagen, PW, PKW, Motorfahrzeuge, Motorfahrzeug, Fahrzeuge
    Baselland, Basel-Landschaft, Baselbiet, BL
    Basisjahr, Bezugsjahr, Referenzjahr
    Bauen, Bau, Bauwesen
    Bauen und Wohnen, Bau und Wohnungswesen
    Bäume, Baumkronen, Baumbestand, Stadtbäume
    Befragung, Befragungen, Umfrage, Umfragen
    Behinderung, Behinderte, Beeinträchtigung
    Beschäftigte, Beschäftigung, Arbeitnehmer, Arbeitnehmende, Arbeitsplätze, Arbeitsplatz, Jobs, Job, Arbeitskräfte, Angestellte, Mitarbeitende
    Beschuldigte, Tatverdächtige, Täter
    Betreibung, Betreibungen, Zahlungsbefehle
    Bevölkerung, Wohnbevölkerung, Einwohner, Einwohnerinnen, Einwohnerzahl, Bewohner, Menschen, Leute, Personen, Bevölkerungszahl, Bevölkerungsstand, Einwohnerschaft
    Bevölkerungsdichte, Einwohnerdichte, Einwohner pro Quadratkilometer, Einwohner pro km2
    Bevölkerungsentwicklung, Einwohnerentwicklung, Bevölkerungswachstum, Bevölkerungszunahme
    Bildungsniveau, Bildungsstand, Bildungsabschluss, Ausbildung
    BIP, Bruttoinlandprodukt, Bruttoinlandsprodukt, Wirtschaftsleistung, Wirtschaftswachstum
    Bodennutzung, Landnutzung, Flächennutzung, Arealstatistik
    Branche, Branchen, Wirtschaftszweig, Wirtschaftszweige, Wirtschaftssektor
    CO2, Kohlendioxid, Treibhausgas, Treibhausgase, Klimagase
    Corona, Covid, Coronavirus
    Detailhandel, Einzelhandel, Läden, Ladengeschäfte
    Diebstahl, Diebstähle, gestohlen
    Durchschnitt, Mittelwert, durchschnittlich
    Durchschnittsalter, Altersdurchschnitt, mittleres Alter
    Einbruch, Einbrüche, Einbruchdiebstahl, Einbruchdiebstähle
    Einbürgerung, Einbürgerungen, eingebürgert, Bürgerrecht
    Einkommen, Reineinkommen, Einkünfte
    Einkommenssteuer, Einkommensteuer
    Elektroauto, Elektroautos, E-Auto, E-Autos, Elektromobilität, E-Mobilität
    Energieverbrauch, Energiebedarf, Energiekonsum
    Ergänzungsleistungen, EL
    Erneuerbare, erneuerbare Energien, erneuerbare Energie
    Erwerbslose, Erwerbslosigkeit, erwerbslos, Erwerbslosenquote
    Erwerbspersonen, Erwerbstätige, Erwerbsbevölkerung
    Erwerbsquote, Nettoerwerbsquote, Erwerbstätigenquote, Nettoerwerbstätigenquote, Erwerbsbeteiligung
    Export, Exporte, Ausfuhr, Ausfuhren
    Familie, Familien, Eltern
    Fernwärme, Wärmenetz
    Frau, Frauen, weiblich
    Frauenanteil, Frauenquote, Frauenvertretung
    Freiwilligenarbeit, freiwillige Tätigkeit, Ehrenamt
    Gas, Erdgas
    Gast, Gäste, Touristen, Touristinnen, Feriengäste, Hotelgäste, Besucher, Besucherinnen
    Gastgewerbe, Gastronomie, Restaurant, Restaurants, Beizen
    Gebäude, Haus, Häuser, Liegenschaften, Immobilien
    Geburt, Geburten, Geborene, Lebendgeborene, Neugeborene, Babys
    Genossenschaft, Genossenschaften, Genossenschaftswohnungen, Wohngenossenschaft, Wohnbaugenossenschaften
    Glossar, Fachwörter, Begriffe, Wörterbuch, Lexikon
    Grenzgänger, Grenzgängerinnen, Frontaliers
    Grosser Rat, Grossrat, Kantonsparlament, Parlament, Abgeordnete, Parlamentarier, Parlamentarierinnen
    Grünfläche, Grünflächen, Grünanlagen, Parks, Parkanlagen, Freiraum, Grünraum
    Gundeldingen, Gundeli, Gundeldingerquartier
    GWR, Gebäuderegister, Wohnungsregister, Gebäude- und Wohnungsregister
    Hafen, Rheinhäfen
    Haushalt, Haushalte, Privathaushalte, Familienhaushalte
    Heirat, Heiraten, Hochzeit, Hochzeiten, Eheschliessungen
    Heizung, Heizungen, Hauptheizung, Heizsystem
    Hitze, Hitzetage, Hitzewelle, Tropennächte, heisse Tage, Hitzeperiode
    Hochwasser, Überschwemmung, Überschwemmungen
    Hotel, Hotels, Hotellerie, Beherbergung, Unterkunft, Unterkünfte
    Import, Importe, Einfuhr, Einfuhren
    Impressum, Kontakt
    Innenstadt, Stadtzentrum, Zentrum
    IV, Invalidenversicherung, Invalidität
    Jugendarbeitslosigkeit, Jugendarbeitslosenquote, junge Arbeitslose, arbeitslose Jugendliche
    Jugendliche, Jugend, Junge
    Kader, Kaderpositionen, Führungspositionen
    Karte, Karten, Atlas, Landkarte
    Kinder, Kind, Minderjährige
    Kinderbetreuung, Kita, Kitas, Krippe, Kinderkrippe, Tagesheim, Tagesheime, Tagesbetreuung
    Klimawandel, Klimaerwärmung, Erderwärmung, globale Erwärmung
    Konkurs, Konkurse, Insolvenz, Pleite
    Kopf, Person
    Kriminalität, Straftaten, Verbrechen, Delikte, Kriminalstatistik
    Landwirtschaft, Bauern, Bauernhöfe, Landwirtschaftsbetriebe
    Lärm, Lärmbelastung, Ruhestörung
    Leerstand, Leerwohnungen, Leerwohnung, Leerwohnungsquote, Leerstandsquote, Leerwohnungsziffer, leere Wohnungen, leerstehende Wohnungen, leer stehende Wohnungen, freie Wohnungen, leere Häuser, leerstehende Häuser
    Lehre, Berufslehre, Lernende, Lehrlinge, Lehrling
    Lehrer, Lehrerinnen, Lehrpersonen, Lehrkräfte
    Logiernächte, Logiernacht, Übernachtung, Übernachtungen, Hotelübernachtungen
    Lohn, Löhne, Gehalt, Gehälter, Salär, Verdienst, verdient, verdienen
    Lohnunterschied, Lohnungleichheit, Lohngleichheit, Lohndifferenz, Gender Pay Gap
    Luft, Luftqualität, Luftbelastung, Luftverschmutzung, Luftschadstoffe
    Mann, Männer, männlich
    Maturität, Matura, Matur, Maturitätsquote, Gymnasium, Gymi
    Medianlohn, Durchschnittslohn, mittlerer Lohn
    Medienmitteilung, Medienmitteilungen, Pressemitteilung
    Miete, Mieten, Mietzins, Mietzinse, Mietpreis, Mietpreise, Nettomiete, Nettomietpreise, Mietkosten, Wohnungsmiete
    Migration, Wanderung, Wanderungen, Migranten, Migrantinnen, Migrationshintergrund, Zugewanderte
    Motorrad, Motorräder, Töff
    Neubau, Neubauten, Wohnungsbau, Bautätigkeit, neue Wohnungen, neu erstellte Wohnungen
    Neuwagen, Neuzulassungen, neue Autos
    Öl, Heizöl, Erdöl
    Open Data, OGD, offene Daten, Rohdaten
    ÖV, öffentlicher Verkehr, öffentliche Verkehrsmittel, Tram, Bus
    Parkplatz, Parkplätze, Parkhaus, Parkhäuser
    Pendler, Pendlerinnen, Pendelnde, pendeln, Arbeitsweg, Zupendler, Wegpendler, Pendelverkehr, Arbeitspendler, Pendlerströme
    Pestizide, Pflanzenschutzmittel
    Pflegekosten, Pflegefinanzierung
    Photovoltaik, Fotovoltaik, Solarenergie, Solarstrom, Solaranlagen, Sonnenenergie
    Preis, Preise, kostet, teuer
    Prognose, Prognosen, Szenario, Szenarien, Bevölkerungsszenarien, Bevölkerungsprognose, Zukunft, Vorausberechnung, Vorhersage, Ausblick
    Quadratmeter, m2
    Quellensteuer, Quellensteuerpflichtige
    RAV, Arbeitsvermittlung, Arbeitsamt
    Recycling, Wiederverwertung, Separatsammlung, Wertstoffe
    Regierungsrat, Regierung, Kantonsregierung
    Religion, Religionen, Religionszugehörigkeit, Konfession, Konfessionen, Kirche
    Rinder, Kühe, Rindvieh, Rindviehbestand
    Sankt Johann, St. Johann, Santihans
    Scheidung, Scheidungen, Ehescheidungen
    Schiff, Schiffe, Schifffahrt, Rheinschifffahrt, Schiffbarkeit
    Schulden, Verschuldung
    Schule, Schulen, Schüler, Schülerinnen
    Sekundarschule, Sek
    Senioren, Seniorinnen, Betagte, Rentner, Pensionierte, ältere Menschen, Rentenalter, alte Menschen
    Sesshaftigkeit, Wohndauer
    Sicherheit, Sicherheitsgefühl
    Singles, Alleinlebende, Alleinwohnende, Einpersonenhaushalt, Einpersonenhaushalte
    Sozialhilfe, Fürsorge, Sozialhilfequote, Sozialamt
    Spital, Spitäler, Krankenhaus, Krankenhäuser, Klinik, Kliniken
    Spitex, häusliche Pflege
    Sprache, Sprachen, Hauptsprache, Muttersprache
    Staatsangehörigkeit, Nationalität, Staatsbürgerschaft
    Staatsangestellte, Staatspersonal, Kantonsangestellte, Beamte
    Staatsausgaben, Kantonsausgaben, öffentliche Ausgaben
    Staatsrechnung, Budget, Kantonsfinanzen, Staatsfinanzen
    Stellensuchende, Stellensuche, Jobsuche, Arbeitssuche, Arbeitssuchende
    Sterbefälle, Todesfälle, Todesfall, Gestorbene, Verstorbene, Sterblichkeit, Mortalität, gestorben, Tote, sterben, stirbt
    Steuern, Steuer, Abgaben
    Stickoxid, Stickoxide, Stickoxidbelastung, NOx, NO2, Stickstoffdioxid
    Stimmbeteiligung, Wahlbeteiligung
    Stipendien, Stipendium, Ausbildungsbeiträge
    Strom, Elektrizität, Stromverbrauch
    Studierende, Studenten, Studentinnen, Student, Studium
    Tagesstruktur, Tagesstrukturen, Tagesschule, Mittagstisch, Hort
    Temperatur, Temperaturen, Jahresmitteltemperatur
    Teuerung, Teuerung gegenüber dem Vorjahr, Jahresteuerung, Teuerungsrate, Inflation, Inflationsrate, Preissteigerung, Konsumentenpreise, Konsumentenpreisindex, Landesindex, LIK, Basler Index, Lebenskosten, steigende Preise, Preise gestiegen, Preise steigen, Preisanstieg, Lebenshaltungskosten
    Thema, Themen, Themenbereich
    Tourismus, Fremdenverkehr
    Überalterung, Alterung
    Übersterblichkeit, Exzessmortalität
    Umbau, Umbauten, umgebaute Wohnungen, Renovation, Renovationen
    Universität, Uni, Hochschule, Hochschulen, Fachhochschule, Fachhochschulen
    Velo, Velos, Fahrrad, Fahrräder, Veloverkehr, Radverkehr
    Verkehr, Mobilität
    Verkehrsunfall, Verkehrsunfälle, Strassenverkehrsunfall, Strassenverkehrsunfälle, Unfall, Unfälle, Autounfall, Autounfälle
    Verletzte, Verunfallte, verunfallte Personen, Unfallopfer, Verkehrstote, Verkehrsopfer
    Vermögen, Reinvermögen, Reichtum
    Vermögenssteuer, Vermögensteuer
    Versiegelung, Bodenversiegelung, versiegelte Flächen
    Vollzeitäquivalente, Vollzeitäquivalent, Vollzeitstellen, VZÄ, FTE
    Wald, Waldfläche, Wälder, Forst
    Wanderungssaldo, Wanderungsbilanz, Wanderungsgewinn
    Wasserverbrauch, Trinkwasserverbrauch, Trinkwasser
    Wertschöpfung, Bruttowertschöpfung
    Wohneigentum, Eigentumswohnung, Eigentumswohnungen, Stockwerkeigentum
    Wohnen, Wohnungswesen, Wohnsituation
    Wohnfläche, Wohnflächenverbrauch, Platzbedarf
    Wohnungsnot, Wohnungsmangel, Wohnungsknappheit
    Wohnviertel, Quartier, Quartiere, Stadtteil, Wohnquartier, Kiez, Viertel, Wohngegend
    Zahnarzt, Zähne, Karies
    Zimmerzahl, Zimmer
    Zuwanderung, Einwanderung, Immigration, Zuzug, Zuzüge, zugezogen, zuziehen, Zuzüger, Zuzügerinnen, Neuzuzüger
  `),
  // «Arbeitslosigkeit»: how high it is, the rate says; «Arbeitslose» are a number of people.
  sameValue: groupsIn(`
    Arbeitslosenquote, Arbeitslosenrate, AL-Quote, Arbeitslosigkeit
    Ausländeranteil, Ausländerquote
    Bevölkerung, Wohnbevölkerung, Einwohner, Einwohnerzahl, Bewohner, Menschen, Leute, Bevölkerungszahl, Bevölkerungsstand, Einwohnerschaft
    Bevölkerungsdichte, Einwohnerdichte, Einwohner pro Quadratkilometer, Einwohner pro km2
    BIP, Bruttoinlandprodukt, Bruttoinlandsprodukt
    Durchschnittsalter, Altersdurchschnitt, mittleres Alter
    Geburten, Lebendgeborene, Lebendgeburten
    Grosser Rat, Kantonsparlament
    Gundeldingen, Gundeli, Gundeldingerquartier
    Heiraten, Eheschliessungen
    Kopf, Person
    leer stehende Wohnungen, leerstehende Wohnungen, leere Wohnungen
    Leerwohnungsquote, Leerstandsquote, Leerwohnungsziffer
    Logiernächte, Logiernacht, Übernachtungen, Hotelübernachtungen
    neu erstellte Wohnungen, neu gebaute Wohnungen, neue Wohnungen
    Personenwagen, Autos, PW, PKW
    Quadratmeter, m2
    Sankt Johann, St. Johann, Santihans
    Scheidungen, Ehescheidungen
    Spitalbetten, Krankenhausbetten
    Sterbefälle, Todesfälle, Gestorbene, Verstorbene
    Strassenverkehrsunfälle, Strassenverkehrsunfall, Verkehrsunfälle, Verkehrsunfall
    Studierende, Studenten
    Teuerung, Teuerung gegenüber dem Vorjahr, Jahresteuerung, Teuerungsrate, Inflation, Inflationsrate
    Wanderungssaldo, Wanderungsbilanz
    Wegpendelnde, Wegpendler, Wegpendlerinnen
    Zupendelnde, Zupendler, Zupendlerinnen
  `),
  related: relatedIn(`
    2030, 2040, 2045, in zwanzig Jahren, künftig, Schätzung, Vorausschau, wird wachsen: Szenarien
    Abfallberg, Abfallsack, Abfallverbrennung, Altglas, Altpapier, Bebbisagg, Deponie, Ghüder, Glas, Grüngut, Kompost, Recycling, Mist, Sperrgut, wegwerfen: Abfall, Siedlungsabfälle
    Abgang, auswandern, fortziehen, ziehen weg: Abwanderung
    Abschluss, Hochschulabschluss, Kanti, Lehrabschluss, Lehrpersonal, lernen, Schulabschluss, Weiterbildung, Lehrer, Stipendien, Lehrstellen: Bildung
    Acker, Felder: Landwirtschaft
    Adresse, Amt, Anschrift, Copyright, E-Mail, Herausgeber, Mail, Medien, Medienanfrage, Medienkonferenz, Medienstelle, Presse, Statistisches Amt, Telefon, Telefonnummer, Urheberrecht, Öffnungszeiten: Impressum
    AHV-Alter, Alte, Greise, Hundertjährige, Hochbetagte, Pensionär, Rentnerinnen, Senior, über 65, über 80: Senioren, Altersaufbau
    Airbnb, Auslastung, Ferienwohnung, Hotelauslastung, Hotelbetriebe, Hotelier, Zimmerauslastung, übernachten, übernachtende, Übernachtungsgäste: Logiernächte, Beherbergung
    Akademiker, Campus, eingeschrieben, Erstsemester, immatrikulierte, Semester, Studiengang, studieren, Studierendenzahl, Unistudenten: Studierende, Hochschulen
    Aktualisierung, Erscheinungsdatum, Erscheinungstermin, Neuerscheinungen, nächste Zahlen, Termine, wann erscheint, Publikationstermine, Newsletter, Abo, abonnieren, RSS: Agenda
    allein, allein wohnen, alleinstehend: Alleinlebende, Haushalte
    Alleinerziehende, Familiengrösse, Grossfamilie, Mehrpersonenhaushalt, Paare, WG, Wohngemeinschaft, zusammenleben, zusammenwohnen: Haushalte
    Alterszusammensetzung, Babyboomer, Erwachsene, Kinder, Kind, Jugendliche, Generation, Jahrgang, jung, Lebensalter, Teenager, Volljährige, älter, Durchschnittsalter: Altersaufbau
    angefahren, Crash, Fussgänger, Kollision, Polizei, Unfalltote, Unfallursache, Verkehrssicherheit, Zusammenstoss: Verkehrsunfälle
    Ankünfte, anreisen, Reisende: Gäste
    API, CSV, Datensatz, Download, Excel, herunterladen, maschinenlesbar, öffentliche Daten: Open Data
    Arbeit suchen, Bewerbung, Job suchen, RAV: Stellensuchende
    arbeiten, Beruf, berufstätig, Büro, Fabrik: Beschäftigte, Erwerbspersonen
    Arbeitgeber, Arbeitsstätten, Betriebe, Dienstleistung, Firma, Firmen, Gewerbe, KMU, Start-up, Startups, Unternehmen: Beschäftigte, Wirtschaftssektor, Branchen
    Bank, Banken, Chemie, Industrie, Life Sciences, Novartis, Pharma, Roche: Sektor
    Arbeitsort, Auspendler, Bahn, Deutschland, Einpendler, Elsass, Frankreich, Grenze, Grenzregion, S-Bahn, Stau, Wohnort, Zug, zur Arbeit, zur Arbeit fahren: Pendler
    Apotheke, Arztbesuch, Behandlung, Impfung, Krankenkasse, Spitex, krank, Krankheiten, Notfall, Operation, Patienten, Pflege, Unispital, Universitätsspital: Spital, Gesundheit
    Aufenthalter, Aufenthaltsbewilligung, eingewandert, Expats, fremd, Herkunft der Bevölkerung, Nationalitäten, Nationen, Niederlassung, ohne Schweizer Pass, Secondos, Deutsche, Italiener, Türken: Ausländer, Staatsangehörigkeit
    Ausflug, Ferien, Reisen, Reiseziel, Sehenswürdigkeiten, Städtereise: Tourismus
    Auto besitzen, Autobestand, Fuhrpark, immatrikuliert, Lastwagen, Lieferwagen, Roller, Wagen, zugelassen: Motorfahrzeuge
    Autokauf, Benziner, Diesel, neu zugelassen, Plug-in, Tesla, Verbrenner: Neuwagen
    geboren, Geburtenrate, Geburtenziffer: Geburt, Geburtenüberschuss
    baden, Badi, schwimmen, Wassertemperatur: Rhein, Rheintemperatur
    barrierefrei, blind, Gebärdensprache, hindernisfrei, Screenreader, sehbehindert: Barrierefreiheit
    Baubewilligung, Bauboom, Baugesuch, Baugewerbe, Baukran, Baustelle, gebaut, im Bau, Überbauung, Bauprojekt, fertiggestellte Wohnungen: Wohnungsbau, Neubau
    Altbau, Baujahr, Einfamilienhaus, Gebäudeart, Hochhaus, Mehrfamilienhaus, Sanierung, Wohnhaus: Gebäude
    Beerdigung, Erkrankung, Friedhof, Grippe, Hitzetote, Lebenserwartung, Sterberate, Sterbezahlen, Todesursachen, verstarben, Corona, Covid, Pandemie: Sterbefälle, Sterblichkeit
    Definitionen, Fachbegriffe: Glossar
    Begrünung, Erholung, Garten, grün, grünste, grünsten, Natur, Rasen, Schatten, Spielplatz, Wiesen: Grünflächen
    Benzin, Brennstoff, Energiequellen, Energieträger, Energiewende, fossil, Gasheizung, geheizt, heizen, Heizung, Kohle, Stromkosten, Treibstoff, Wärme, Wärmepumpe, Ölheizung, erneuerbar, Fernwärme, Gasverbrauch, Photovoltaik, Solarenergie, Solaranlagen, Solarstrom: Energieverbrauch
    Benzinpreis, Einkaufen, Essen, Geldentwertung, Index, Kaufkraft, Lebensmittelpreise, Preisniveau, teurer, teurer geworden, verteuert, Verteuerung, Warenkorb, Lebenshaltung: Teuerung, Preise
    Besiedlung, dicht, dichteste, dichtesten, dicht besiedelt, Dichtestress, eng: Bevölkerungsdichte
    Bett, Hotelbett: Spitalbetten, Hotel
    Bevölkerungsentwicklung, Bevölkerungsrückgang: Bevölkerung, Wohnbevölkerung
    Zuwachs, Wachstum: Bevölkerung
    bevölkerungsreichste, bevölkerungsreichsten, Bürger, Demografie, demografisch, Volk, Volkszählung: Bevölkerung
    bezahlbar, billig, günstig: Preise
    Bezirk, Dorf, Gebiete, Nachbarschaft, Ort, Orte, Quartierinfo: Wohnviertel, Gemeinde
    bezugsfrei, leer, leere Büros, Büroflächen, Geschäftsflächen, leere Läden, unbewohnt, verfügbar, Wohnung finden, Wohnung gesucht, Wohnungsangebot, Wohnungsknappheit, wohnungslos, Wohnungsmangel, Wohnungsmarkt, Wohnungsnot: Leerstand, Leerwohnungen
    Boden, Fläche des Kantons, Hektaren, Kantonsfläche, Quadratkilometer, Siedlungsfläche, Territorium, überbaut, Bodenversiegelung, Stadtentwicklung, Stadtplanung, Verdichtung, versiegelt: Bodennutzung, Räumliche Gliederung
    Bruttomiete, Hauspreise, Immobilienpreise, Mieterin, Mietpreisentwicklung, Mietzinsniveau, Nebenkosten, Quadratmeterpreis, Wohnkosten, Wohnungskosten, Wohnungspreis, Mieterhöhung, bezahlbarer Wohnraum, günstige Wohnung: Mietpreise
    Cookies, persönliche Daten, Privatsphäre, Tracking: Datenschutz
    damals, früher, Geschichte, Gestern und heute, historisch, Jahrhundert, Stadtgeschichte: lange Reihe, seit 1774
    Datenerhebung, Methodenbericht, wie gezählt: Statistik
    Demenz, Heimplatz, Pflegebedürftige: Altersheim
    Dreispitz: Gundeldingen
    Dreizimmerwohnung, Einzimmerwohnung, Familienwohnung, Kleinwohnung, Vierzimmerwohnung, Zimmerwohnungen, Zweizimmerwohnung: Zimmerzahl
    Preise: Teuerung
    E-Bike, Radfahrer, Velofahrende, Velofahrer, Veloweg, Zweirad: Velo
    Ehepaar, ledig, Partnerschaft, verheiratet, verwitwet, Zivilstand: Zivilstand, Bevölkerungsstatistik
    Einwanderer, hierher gezogen, hinzugezogen, ziehen zu, zugezogene, Zuwanderer, zuzieht, neue Einwohner, Neuankömmlinge: Zuwanderung, Wanderungen
    Elektrofahrzeug: Elektroauto, Neuwagen
    entlassen, Entlassungen, Joblose, Kurzarbeit, Langzeitarbeitslose, Kündigung, ohne Arbeit, ohne Job, ohne Stelle, stempeln, Job verloren: Arbeitslose
    Ergebnisse, gewählt, Kandidaten, Kandidierende, Partei, Resultate, Sitze, Stimmen: Wahlen, Grosser Rat
    Erlenmatt, Messe: Rosental
    erneuerbar, Strom, Gas, Öl, Heizöl: Energieverbrauch, Energie
    Erstklässler, Kindergarten, Klasse, Klassengrösse, Primarschule, Schulhaus, Schulkind, Unterricht: Schulen
    Fluss, Gewässer, Pegel: Rhein
    Fläche pro Person, Personenzahl, Platz, Raum pro Person, wie viel Platz, Wohnraum, Wohnung pro Person, Wohnungsfläche, Wohnungsgrösse: Wohnfläche
    Geschlechterverhältnis, Gleichberechtigung, Gleichstellung, Politikerin: Frauenanteil, Grosser Rat
    Frost, heiss, heisser, heisseste, heissesten, Meteo, Niederschlag, Regen, Schnee, schwül, Sommer, Sonne, Sonnenstunden, warm, Wetter, Winter: Hitze, Klima
    Fussverkehr, parkieren, Parkplatz, Parkplätze, Parkhaus, Reisezeit, Strasse, unterwegs, Verkehrsaufkommen, Velo, Verkehrsmittel, Verkehrszählung, ÖV: Verkehr
    Gellert, Dalbe: St. Alban
    Gestresst, Lebensqualität, Wohnqualität, zufrieden, Zufriedenheit, Glück: Zufriedenheit, Wohnumfeld
    Getötete, Opfer, Schwerverletzte, Tote im Strassenverkehr, Verletzung, verunglückt: Verunfallte
    gleiche Adresse, sesshaft, wohnen schon lange: Sesshaftigkeit
    Grossräte, Legislative, Politik, Ratssitze: Grosser Rat, Wahlarchiv
    Gymnasiasten: Schulen
    Gymnasium, Gymi, Matura, Berufsschule, Lehre, Ausbildung: Bildung
    Homeoffice, Pendlersaldo: Pendler
    Hotelzimmer, Herkunftsländer: Beherbergung, Logiernächte nach Herkunft
    Hybrid, Antriebsart, Antrieb: Neuwagen
    Karte Quartiere, Postleitzahl, Stadtplan, Karte Wohnviertel: StatAtlas, Karte
    Karte, Stadtkarte: StatAtlas
    grosse Wohnung, kleine Wohnung: Wohnungen nach Zimmerzahl, Wohnfläche
    Kleinfamilie, Haushaltsgrösse, Zweipersonenhaushalt, Familie, Eltern: Haushalte
    Klimaerhitzung, Klimaschutz, Nachhaltigkeit, Netto-Null, Treibhauseffekt, Umweltschutz, Umweltverschmutzung, Ökologie, Klimawandel: Klima, Umwelt
    BIP, Bruttoinlandprodukt, Konjunktur, Wirtschaft, Wirtschaftslage, Wirtschaftswachstum: Beschäftigte, Arbeitslosenquote
    Krankenhausbetten: Spitalbetten
    Lohnempfänger, offene Stellen, Pensum, Personal, Stellen, Teilzeit, Vollzeit: Beschäftigte
    Tool, Tools: Applikationen
    Mietspiegel, Miete vergleichen: Mietpreisraster
    Nachwuchs, Wiege: Geburt
    Neubad: Bachletten
    Arzt, Doktor: Spitäler
    Ratespiel, Rätsel, Spiel, Wissenstest: Quiz
    Saison, saisonal, Schwankungen: Saisonbereinigung
    Schweizer Städte, andere Kantone, Städtevergleich, Gemeindevergleich, Nachbargemeinden: Agglomeration, Gemeindevergleich
    Schweizer, Schweizer Pass, Bürgerort: Staatsangehörigkeit, Ausländeranteil
    Sektor, Wirtschaftszweige, Gesundheitswesen, Gastro: Wirtschaftssektor, Beschäftigte
    Seniorenanteil, Rentneranteil, alt: Altersaufbau
    Todeszahlen, Übersterblichkeit: Sterbefälle
    Hitzerekord: Hitze
    umgezogen, umziehen, Umzug, wechseln, Wohnungswechsel, Zuzüge und Wegzüge, zügeln, Zügeltermin: Wanderungen
    Umweltbelastung, Luftverschmutzung, Luft: Umwelt
    Unterschied Kanton und Bund, verschiedene Einwohnerzahlen: Ständige Wohnbevölkerung
    Volta: St. Johann
    Wohnblock, Wohngebäude, Wohnungsbestand: Gebäude und Wohnungen
    wählen, Parlamentswahl, Kantonsrat, Wahlresultate, Wahlergebnisse: Grosser Rat, Wahlarchiv
    Recyclingquote, Wiederverwertung: Abfall
    Medienmitteilung, Medienmitteilungen: Alle Artikel
    Hochrechnung, hochgerechnet: Stichprobe
  `),
  // Names, and words that are one letter away from another one: Wahlen and Zahlen, Kinder and Rinder, Miete and Mitte.
  exactWords: [
    ...names,
    ...wordsIn(`
      Abwanderung AHV Ausfuhr Ausfuhren Ausland Auswanderung Basel Bäume Betten BIP BVB Einfuhr Einfuhren Einwanderung
      Emigration Exporte Geburt Grossbasel Gundeli GWR Hafen Heime Heizen Immigration Importe Inland Irland Island
      Kinder Kleinbasel Kosten Kreise Leere Lehre LIK Löhne Miete Mieten Mitte Mittel NO2 ÖV Preise Räume RAV Reise Schulden
      Reisen Rinder Söhne Stellen Sterben Steuern Umzug Umzüge Vorstädte Wahlen Zahlen Zuwanderung Zuzug Zuzüge
    `),
  ],
  wholeWords: ['Bus', 'Hund', 'Hunde', 'Rat', 'Star'],
  scenario: 'Szenario',
};
