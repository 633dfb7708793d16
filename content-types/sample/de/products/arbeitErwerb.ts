import type { SampleEntry } from '../../../registry';
import { employeesBySector, employmentByBranch, unemploymentRate, unemploymentRateByAge } from './arbeitErwerbRows';

/** The indicators of the theme «Arbeit, Erwerb». */
export const arbeitErwerbProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 7510,
      headline: 'basel_stadt',
      produkt: 'Indikator',
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['arbeitslose', 'erwerbspersonen'],
      statistical_themes: ['106'],
      spatial_units: ['Kanton', 'Schweiz'],
      boost: 1.5,
      publication_date: '2018-03-08',
      decimals: 1,
      chart_type: 'line',
      chart_options: { yMin: 0 },
      data_rows: unemploymentRate,
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-06',
      next_update: '2026-12-08',
    },
    text: {
      title: 'Arbeitslosenquote',
      subtitle: 'Kanton Basel-Stadt und Schweiz, Januar 2016 bis Juli 2026',
      description: 'Anteil der registrierten Arbeitslosen an den Erwerbspersonen, Monat für Monat.',
      lesehilfe: 'Im Juli 2026 waren 4,6 % der Erwerbspersonen im Kanton Basel-Stadt als arbeitslos registriert.',
      long_description:
        'Liniendiagramm nach Monaten mit zwei Linien. Die Linie des Kantons Basel-Stadt liegt stets über jener der Schweiz. Sie sinkt von 4,0 % im Januar 2016 auf unter 3 % im Jahr 2019, steigt während der Pandemie auf über 4 %, sinkt bis 2022 erneut und steigt seit 2023 auf 4,8 % im Januar 2026. Im Juli 2026 steht sie bei 4,6 %. Die Linie der Schweiz endet im Dezember 2025 bei 3,1 %.',
      erlaeuterungen:
        'Als arbeitslos gilt, wer bei einem Regionalen Arbeitsvermittlungszentrum (RAV) gemeldet ist, keine Stelle hat und sofort vermittelt werden kann. Erwerbspersonen sind alle, die arbeiten oder Arbeit suchen.\n\nEnde Juli 2026 waren im Kanton 4’760 Personen arbeitslos, 941 davon seit mehr als einem Jahr. Eine Veränderung von 4,5 auf 4,6 % beträgt 0,1 *Prozentpunkte*.',
      unit: '%',
      unit_label: 'Prozent der Erwerbspersonen',
      columns: [
        { key: 'monat', label: 'Monat', role: 'period' },
        { key: 'basel_stadt', label: 'Basel-Stadt', role: 'value' },
        { key: 'schweiz', label: 'Schweiz', role: 'value' },
      ],
      annotations: [
        { type: 'break', x: '2020-01', text: 'Erwerbspersonen neu geschätzt' },
        { type: 'range', x: '2020-03/2021-06', text: 'Covid-19-Pandemie' },
      ],
      keywords: ['Arbeitslosigkeit', 'RAV', 'Stellensuche', 'Arbeitsmarkt', 'SECO'],
      external_links: [
        { title: 'Artikel zur Arbeitslosigkeit im Juli 2026', url: '/artikel/arbeitslosigkeit-juli-2026' },
      ],
      sources: [
        {
          name: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/7510',
        },
        {
          name: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenquote nach Kanton',
          url: 'https://statistik.bs.ch/indikatorenportal/2459',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'monatlich',
      reference_period: 'Ende Monat',
      notices: [
        {
          when: '2026-08-06',
          text: 'Die Werte von Januar bis Juni 2026 sind berechnet: registrierte Arbeitslose geteilt durch die Zahl der Erwerbspersonen, auf der die Quote vom Juli 2026 beruht.',
        },
      ],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
  {
    shared: {
      stata_id: 8980,
      headline: 'total',
      produkt: 'Indikator',
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['arbeitslose'],
      statistical_themes: ['106'],
      spatial_units: ['Kanton'],
      publication_date: '2019-01-10',
      decimals: 1,
      chart_type: 'line',
      chart_options: { yMin: 0 },
      data_rows: unemploymentRateByAge,
      parent: '7510',
      team_members: ['carla-exempel'],
      data_as_of: '2025-12-31',
      last_update: '2026-01-09',
      next_update: '2027-01-08',
    },
    text: {
      title: 'Arbeitslosenquote nach Alter',
      subtitle: 'Mittel der zwölf Monate, Kanton Basel-Stadt, 1993–2025',
      description: 'Die mittlere Arbeitslosenquote der Jungen, der Älteren und aller Erwerbspersonen.',
      lesehilfe:
        'Im Mittel des Jahres 2025 waren 4,5 % der 15- bis 24-Jährigen arbeitslos, gegenüber 4,3 % aller Erwerbspersonen.',
      long_description:
        'Liniendiagramm mit drei Linien, die ähnlich verlaufen. Die Linie der 15- bis 24-Jährigen schlägt am stärksten aus: Sie erreicht 2004 mit 6,9 % ihren höchsten Wert. Jene der über 50-Jährigen ist die unterste und bleibt seit 1995 unter 4 %. 2025 stehen die Linien bei 4,5 % (15–24 Jahre), 4,3 % (alle) und 3,6 % (50 Jahre und mehr).',
      erlaeuterungen:
        'Jahresmittel glätten die Schwankungen der einzelnen Monate. Im Juli, wenn viele ihre Lehre abschliessen, liegt die Quote der Jungen jeweils höher: Im Juli 2026 betrug sie 5,9 %.',
      unit: '%',
      unit_label: 'Prozent der Erwerbspersonen',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'total', label: 'Alle', role: 'value' },
        { key: 'alter_15_24', label: '15–24 Jahre', role: 'value' },
        { key: 'alter_50_plus', label: '50 Jahre und mehr', role: 'value' },
      ],
      annotations: [
        { type: 'break', x: '2010', text: 'Erwerbspersonen aus der Strukturerhebung' },
        { type: 'break', x: '2020', text: 'Erwerbspersonen neu geschätzt' },
      ],
      keywords: ['Jugendarbeitslosigkeit', 'Alter', 'Arbeitslosigkeit', 'Jahresmittel'],
      sources: [
        {
          name: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/6053',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Jahresmittel 1993–2025',
    },
    updated: '2026-01-09T06:45:00.000Z',
  },
  {
    shared: {
      stata_id: 1401,
      produkt: 'Indikator',
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['beschaeftigte'],
      spatial_units: ['Kanton', 'Schweiz'],
      publication_date: '2024-11-13',
      decimals: 0,
      chart_type: 'bar',
      chart_options: { stacking: 'percent', visible: ['sektor_1', 'sektor_2', 'sektor_3'], sort: 'none' },
      data_rows: employeesBySector,
      team_members: ['carla-exempel'],
      data_as_of: '2022-12-31',
      last_update: '2025-08-28',
      next_update: '2026-12-10',
    },
    text: {
      title: 'Beschäftigte nach Wirtschaftssektor',
      subtitle: 'Basel-Stadt, Basel-Landschaft, Jura und die Schweiz, 2022',
      description: 'Wie sich die Beschäftigten auf Landwirtschaft, Industrie und Dienstleistungen verteilen.',
      lesehilfe: 'In Basel-Stadt arbeiteten 2022 im Dienstleistungssektor 166’102 von insgesamt 199’737 Beschäftigten.',
      long_description:
        'Vier gestapelte Balken zu 100 %, einer je Gebiet. In Basel-Stadt nimmt der Dienstleistungssektor 83 % des Balkens ein, die Industrie 17 % und die Landwirtschaft einen unsichtbar schmalen Streifen (99 Beschäftigte). In Basel-Landschaft sind es 72, 26 und 2 %, im Jura 57, 37 und 6 %, in der ganzen Schweiz 77, 20 und 3 %.',
      erlaeuterungen:
        'Beschäftigt ist, wer in einem Betrieb im Gebiet arbeitet, unabhängig vom Wohnort. Teilzeitstellen zählen gleich viel wie volle.\n\n- **1. Sektor:** Land- und Forstwirtschaft\n- **2. Sektor:** Industrie und Baugewerbe, in Basel-Stadt vor allem Chemie und Pharma mit 18’441 Beschäftigten\n- **3. Sektor:** Dienstleistungen, von Handel über Gesundheit bis Verwaltung\n\nDie Sektoren sind aus Branchen zusammengezählt.',
      unit: 'Beschäftigte',
      unit_label: 'Anzahl Beschäftigte',
      columns: [
        { key: 'gebiet', label: 'Gebiet', role: 'area' },
        { key: 'total', label: 'Alle Sektoren', role: 'total' },
        { key: 'sektor_1', label: '1. Sektor (Landwirtschaft)', role: 'value' },
        { key: 'sektor_2', label: '2. Sektor (Industrie)', role: 'value' },
        { key: 'sektor_3', label: '3. Sektor (Dienstleistungen)', role: 'value' },
      ],
      keywords: ['Beschäftigung', 'Arbeitsplätze', 'Branchen', 'Sektor', 'Pharma'],
      sources: [
        {
          name: 'Bundesamt für Statistik (BFS), Statistik der Unternehmensstruktur (STATENT)',
          url: 'https://statistik.bs.ch/indikatorenportal/8438',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: '2022',
    },
    updated: '2025-08-28T14:10:00.000Z',
  },
  {
    shared: {
      stata_id: 1402,
      produkt: 'Indikator',
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['arbeitslose'],
      statistical_themes: ['106'],
      spatial_units: ['Kanton'],
      publication_date: '2026-08-06',
      decimals: 0,
      chart_type: 'heat',
      data_file: 'arbeitslose.csv',
      parent: '7510',
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-06',
    },
    text: {
      title: 'Registrierte Arbeitslose nach Monat',
      subtitle: 'Kanton Basel-Stadt, Januar 2015 bis Juli 2026',
      description:
        'Wie viele Personen als arbeitslos registriert sind: die Monate untereinander, die Jahre nebeneinander.',
      lesehilfe:
        'Im Juli 2026 waren im Kanton Basel-Stadt 4’760 Personen als arbeitslos registriert, 342 mehr als im Juli 2025.',
      long_description:
        'Tabelle mit eingefärbten Feldern: zwölf Zeilen für die Monate, zwölf Spalten für die Jahre 2015 bis 2026. Je kräftiger die Farbe, desto mehr Arbeitslose. In den meisten Spalten sind die Felder des Winters kräftiger als jene des Sommers. Am blassesten sind 2019, 2022 und 2023; das tiefste Feld ist der September 2019 mit 2’770. Von März 2020 bis April 2021 sind die Felder kräftiger, mit 4’510 im Januar 2021. Seit Herbst 2023 nimmt die Farbe wieder zu, bis zum höchsten Wert von 4’903 im Januar 2026. Die Felder von August bis Dezember 2026 sind leer.',
      erlaeuterungen:
        'Gezählt sind Personen, die bei einem Regionalen Arbeitsvermittlungszentrum (RAV) gemeldet sind, keine Stelle haben und sofort eine antreten können. Im Winter sind es meist mehr als im Sommer. Ein Monat lässt sich deshalb am besten mit demselben Monat anderer Jahre vergleichen, also innerhalb einer Zeile.\n\nWelcher Teil der Erwerbspersonen arbeitslos ist, zeigt die [Arbeitslosenquote](/indikatorenportal/7510).',
      unit: 'Personen',
      unit_label: 'Anzahl Personen',
      columns: [
        { key: 'monat', label: 'Monat', role: 'period' },
        { key: 'arbeitslose', label: 'Registrierte Arbeitslose', role: 'value' },
      ],
      keywords: ['Arbeitslosigkeit', 'Saison', 'RAV', 'Monatszahlen', 'SECO'],
      sources: [
        {
          name: 'Staatssekretariat für Wirtschaft (SECO), Arbeitslosenstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/8980',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'zu Beginn des Folgemonats',
      frequency: 'monatlich',
      reference_period: 'Ende Monat',
      notices: [
        {
          when: '2026-01-09',
          text: 'Der Wert vom Dezember 2025 gibt wegen eines neuen Systems den Stand vom 22. Dezember statt vom Ende des Monats wieder.',
        },
      ],
    },
    updated: '2026-08-06T06:32:00.000Z',
  },
  {
    shared: {
      stata_id: 2529,
      produkt: 'Indikator',
      display_themes: ['arbeit-erwerb'],
      display_subthemes: ['beschaeftigte'],
      spatial_units: ['Kanton'],
      publication_date: '2026-08-21',
      decimals: 0,
      chart_type: 'line',
      chart_options: { yMin: 0 },
      data_rows: employmentByBranch,
      team_members: ['carla-exempel'],
      data_as_of: '2024-12-31',
      last_update: '2026-08-21',
    },
    text: {
      title: 'Beschäftigung in acht Dienstleistungsbranchen',
      subtitle: 'Kanton Basel-Stadt, 2015–2024',
      description: 'Wie sich die Beschäftigung in acht Branchen entwickelt, vom Handel bis zum Gesundheitswesen.',
      lesehilfe:
        'Das Gesundheits- und Sozialwesen zählte 2024 umgerechnet 26’207 volle Stellen, gut ein Viertel mehr als 2015.',
      long_description:
        'Acht kleine Liniendiagramme mit gleichen Achsen, eines je Branche, von 2015 bis 2024. Am höchsten liegt das Gesundheits- und Sozialwesen; die Linie steigt von 20’739 auf 26’207. Aufwärts gehen auch Erziehung und Unterricht (von 7’948 auf 9’405), Information und Kommunikation (von 4’074 auf 5’169) und die öffentliche Verwaltung (von 5’214 auf 5’757). Handel und Reparatur sinkt von 12’348 auf 11’396. Das Gastgewerbe bricht 2020 auf 5’678 ein und steht 2024 bei 8’164. Verkehr und Lagerei (10’182) sowie Kultur, Unterhaltung und persönliche Dienstleistungen (7’657) liegen 2024 etwas höher als 2015.',
      erlaeuterungen:
        'Ein Vollzeitäquivalent entspricht einer vollen Stelle: Zwei Pensen zu 50 % zählen zusammen als eines. Umgerechnet wird mit einem Modell, das sich vor allem auf die Löhne stützt. Wer weniger als 2’300 Franken im Jahr verdient, zählt nicht mit.\n\nGezeigt sind acht Branchen. Weitere Dienstleistungen, die Industrie und das Baugewerbe fehlen; die acht Werte ergeben deshalb nicht die ganze Beschäftigung. Wie viele Personen in allen Sektoren arbeiten, zeigen die [Beschäftigten nach Wirtschaftssektor](/indikatorenportal/1401).',
      unit: 'Vollzeitäquivalente',
      unit_label: 'Anzahl Vollzeitäquivalente',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'handel', label: 'Handel, Reparatur', role: 'value' },
        { key: 'verkehr', label: 'Verkehr, Lagerei', role: 'value' },
        { key: 'gastgewerbe', label: 'Gastgewerbe', role: 'value' },
        { key: 'information', label: 'Information, Kommunikation', role: 'value' },
        { key: 'verwaltung', label: 'Öffentliche Verwaltung, Sozialversicherungen', role: 'value' },
        { key: 'erziehung', label: 'Erziehung, Unterricht', role: 'value' },
        { key: 'gesundheit', label: 'Gesundheits- und Sozialwesen', role: 'value' },
        { key: 'kultur', label: 'Kultur, Unterhaltung, persönliche Dienste', role: 'value' },
      ],
      keywords: ['Beschäftigung', 'Branchen', 'Stellen', 'Arbeitsplätze', 'Gastgewerbe', 'Detailhandel'],
      sources: [
        {
          name: 'Bundesamt für Statistik (BFS), Statistik der Unternehmensstruktur (STATENT)',
          url: 'https://statistik.bs.ch/indikatorenportal/2529',
        },
        {
          name: 'Bundesamt für Statistik (BFS), Statistik der Unternehmensstruktur (STATENT), weitere Branchen',
          url: 'https://statistik.bs.ch/indikatorenportal/6457',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'Sommer 2027',
      frequency: 'jährlich',
      reference_period: 'Jahre 2015–2024',
    },
    updated: '2026-08-21T07:00:00.000Z',
  },
];
