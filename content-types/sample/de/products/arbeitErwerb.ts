import type { SampleEntry } from '../../../registry';
import { employeesBySector, unemploymentRate, unemploymentRateByAge } from './arbeitErwerbRows';

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
      next_update_text: 'zu Beginn des Folgemonats',
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
];
