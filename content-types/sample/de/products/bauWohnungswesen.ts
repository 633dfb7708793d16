import type { SampleEntry } from '../../../registry';
import { shareImages } from '../images';
import { dwellingSpace, vacancyRate, vacancyRateByQuarter, vacantDwellings } from './bauWohnungswesenRows';

/** The indicators of the theme «Bau-, Wohnungswesen». */
export const bauWohnungswesenProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 5813,
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      statistical_themes: ['103'],
      spatial_units: ['Kanton'],
      boost: 2,
      publication_date: '2016-08-25',
      decimals: 2,
      chart_type: 'line',
      chart_options: { yMin: 0 },
      data_rows: vacancyRate,
      team_members: ['beat-muster'],
      data_as_of: '2026-06-01',
      last_update: '2026-08-21',
      next_update: '2027-08-20',
      redirects_from: ['/indikatorenportal/leerwohnungsquote'],
    },
    text: {
      title: 'Leerwohnungsquote',
      subtitle: 'Kanton Basel-Stadt, jeweils am 1. Juni',
      description: 'Wie viele von hundert Wohnungen im Kanton leer stehen und zu haben sind.',
      lesehilfe: 'Am 1. Juni 2026 standen im Kanton Basel-Stadt 0,78 % aller Wohnungen leer, also 78 von 10’000.',
      long_description:
        'Liniendiagramm mit zwei Bergen. Die Linie beginnt 2002 bei 1,33 %, erreicht 2005 mit 1,52 % ihren höchsten Punkt und fällt bis 2014 auf 0,23 %. Danach steigt sie bis 2022 auf 1,17 %, fällt 2024 auf 0,77 %, liegt 2025 bei 0,92 % und endet 2026 bei 0,78 %.',
      erlaeuterungen:
        'Eine Wohnung gilt als leer, wenn sie am Stichtag bewohnbar und unbewohnt ist und zur Dauermiete oder zum Kauf angeboten wird. Auch möblierte Wohnungen und Einfamilienhäuser zählen mit.\n\n- **Zähler:** leer stehende Wohnungen am 1. Juni\n- **Nenner:** alle Wohnungen nach dem Gebäude- und Wohnungsregister am Ende des Vorjahres\n\nEin Unterschied zwischen zwei Jahren wird in *Prozentpunkten* angegeben: Von 2014 bis 2022 stieg die Quote um 0,94 Prozentpunkte.',
      unit: '%',
      unit_label: 'Prozent der Wohnungen',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'quote', label: 'Leerwohnungsquote', role: 'value' },
      ],
      annotations: [
        { type: 'point', x: '2014', y: 0.23, text: 'Tiefster Wert: 0,23 %' },
        { type: 'point', x: '2005', y: 1.52, text: 'Höchster Wert: 1,52 %' },
      ],
      keywords: ['Leerstand', 'leere Wohnungen', 'Wohnungsmarkt', 'Wohnungsnot', 'Leerstandsquote'],
      external_links: [
        { title: 'Artikel zum Leerstand 2026', url: '/artikel/leerstand-2026' },
        { title: 'Indikatorenset Leerstand', url: '/indikatorenset/leerstand' },
      ],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung',
          url: 'https://statistik.bs.ch/indikatorenportal/5813',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Stichtag 1. Juni, 2002–2026',
      seo_description:
        'Die Leerwohnungsquote des Kantons Basel-Stadt von 2002 bis 2026: Diagramm, Tabelle, Daten und Erläuterungen.',
      share_image: shareImages.leerstand,
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: {
      stata_id: 7580,
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      statistical_themes: ['103'],
      spatial_units: ['Kanton'],
      publication_date: '2018-08-23',
      decimals: 0,
      chart_type: 'column',
      data_rows: vacantDwellings,
      parent: '5813',
      team_members: ['beat-muster'],
      data_as_of: '2026-06-01',
      last_update: '2026-08-21',
      next_update: '2027-08-20',
    },
    text: {
      title: 'Leer stehende Wohnungen',
      subtitle: 'Kanton Basel-Stadt, Anzahl am Stichtag, 1960–2026',
      description: 'Die Zahl der leer stehenden Wohnungen im Kanton seit 1960.',
      lesehilfe: 'Am 1. Juni 2026 standen im Kanton 912 Wohnungen leer, 167 weniger als ein Jahr zuvor.',
      long_description:
        'Säulendiagramm mit 67 Jahren und vier Wellen. In den 1960er-Jahren sind die Säulen kaum sichtbar, 1963 waren es 4 Wohnungen. Spitzen stehen 1976 mit 1’268, 1985 mit 1’077, 1999 mit 1’602 und 2022 mit 1’328 leeren Wohnungen. Dazwischen liegen Tiefpunkte 1990 mit 175 und 2014 mit 245. Die letzte Säule, 2026, zeigt 912.',
      erlaeuterungen:
        'Die Zahl hängt auch davon ab, wie viele Wohnungen es überhaupt gibt. Für den Vergleich über lange Zeit oder mit anderen Kantonen eignet sich deshalb die [Leerwohnungsquote](/indikatorenportal/5813) besser.\n\nVon den 912 leeren Wohnungen im Jahr 2026 haben 224 ein Zimmer, 274 zwei, 265 drei und 149 vier oder mehr Zimmer.',
      unit: 'Wohnungen',
      unit_label: 'Anzahl Wohnungen',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'leer', label: 'Leer stehende Wohnungen', role: 'value' },
      ],
      keywords: ['Leerstand', 'leere Wohnungen', 'Anzahl'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung',
          url: 'https://statistik.bs.ch/indikatorenportal/7580',
        },
        {
          name: 'Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/6214',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Stichtag 1. Juni, 1960–2026',
      corrections: [
        {
          when: '2025-03-27',
          text: 'Für 2024 standen hier 865 leere Wohnungen. Richtig sind 897. Die übrigen Jahre sind nicht betroffen.',
        },
      ],
    },
    updated: '2026-08-21T06:32:00.000Z',
  },
  {
    shared: {
      stata_id: 5814,
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      statistical_themes: ['103'],
      spatial_units: ['Wohnviertel', 'Gemeinde'],
      publication_date: '2016-08-25',
      decimals: 2,
      chart_type: 'map',
      chart_options: { visible: ['quote_2026'], sort: 'value' },
      data_rows: vacancyRateByQuarter,
      parent: '5813',
      team_members: ['beat-muster'],
      data_as_of: '2026-06-01',
      last_update: '2026-08-21',
      next_update: '2027-08-20',
    },
    text: {
      title: 'Leerwohnungsquote nach Wohnviertel',
      subtitle: 'Wohnviertel der Stadt Basel, Riehen und Bettingen, 1. Juni 2026',
      description: 'Die Leerwohnungsquote der 19 Wohnviertel und der beiden Landgemeinden, 2026 und 2016.',
      lesehilfe: 'Am 1. Juni 2026 war die Quote in den Vorstädten mit 2,45 % am höchsten von allen Wohnvierteln.',
      long_description:
        'Karte des Kantons mit 21 eingefärbten Gebieten; je kräftiger die Farbe, desto höher die Quote. Am kräftigsten sind die Vorstädte mit 2,45 % und die Altstadt Grossbasel mit 1,52 %. Über 1 % liegen auch Altstadt Kleinbasel, St. Johann, Rosental, Clara, Kleinhüningen und, knapp, St. Alban. Am blassesten sind Wettstein mit 0,24 % und Bachletten mit 0,32 %.',
      erlaeuterungen:
        'In kleinen Wohnvierteln verändern schon wenige Wohnungen die Quote stark, etwa wenn ein Neubau am Stichtag noch nicht vermietet ist.\n\nDie letzte Spalte der Tabelle nennt die Differenz zu 2016 in Prozentpunkten, berechnet aus ungerundeten Werten. Sie ist in Hirzbrunnen (−0,55) und Bettingen (−1,48) negativ: Dort standen 2016 anteilsmässig mehr Wohnungen leer.',
      unit: '%',
      unit_label: 'Prozent der Wohnungen',
      columns: [
        { key: 'wohnviertel', label: 'Wohnviertel oder Gemeinde', role: 'area' },
        { key: 'quote_2026', label: 'Leerwohnungsquote 2026', role: 'value' },
        { key: 'quote_2016', label: 'Leerwohnungsquote 2016', role: 'value' },
        { key: 'differenz', label: 'Differenz 2026 zu 2016', role: 'value', unit: 'Prozentpunkte' },
      ],
      keywords: ['Leerstand', 'Quartier', 'Karte', 'Wohnviertel'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung',
          url: 'https://statistik.bs.ch/indikatorenportal/5814',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Stichtag 1. Juni 2026',
    },
    updated: '2026-08-21T06:34:00.000Z',
  },
  {
    shared: {
      stata_id: 6363,
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['gebaeude-wohnungen'],
      statistical_themes: ['104', '101'],
      spatial_units: ['Kanton'],
      publication_date: '2017-01-19',
      decimals: 1,
      chart_type: 'line',
      chart_options: { yMin: 30, yMax: 45 },
      data_rows: dwellingSpace,
      team_members: ['beat-muster'],
      data_as_of: '2025-12-31',
      last_update: '2026-03-26',
      next_update: '2027-03-25',
    },
    text: {
      title: 'Wohnfläche pro Kopf',
      subtitle: 'Mittlere Fläche bewohnter Wohnungen, Kanton Basel-Stadt, 1980–2025',
      description: 'Wie viel Wohnfläche eine Person im Kanton im Mittel zur Verfügung hat.',
      lesehilfe: 'Ende 2025 hatte eine Person im Kanton Basel-Stadt im Mittel 41,2 m² Wohnfläche zur Verfügung.',
      long_description:
        'Liniendiagramm. Die Linie steigt von 36,0 m² im Jahr 1980 über 39,3 m² (1990) auf 42,1 m² im Jahr 2010, den höchsten Wert. Danach sinkt sie bis 2017 auf 41,0 m², steigt bis 2021 leicht auf 41,6 m² und endet 2025 bei 41,2 m². Die senkrechte Achse beginnt bei 30 m².',
      erlaeuterungen:
        'Die Wohnfläche ist die Summe der Flächen aller Zimmer, der Küche, des Bads und der Gänge einer Wohnung. Sie wird durch die Zahl der Personen geteilt, die in der Wohnung gemeldet sind.\n\nDer Mittelwert verdeckt grosse Unterschiede zwischen den Haushalten:\n\n| Haushalt, 2025 | m² pro Person |\n| --- | ---: |\n| Eine Person | 65,1 |\n| Alle Haushalte | 41,2 |\n| Familie mit fünf und mehr Personen | 21,0 |',
      unit: 'm²',
      unit_label: 'Quadratmeter pro Person',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'wohnflaeche', label: 'Wohnfläche pro Person', role: 'value' },
      ],
      annotations: [
        { type: 'range', x: '2000/2010', text: 'Keine Werte zwischen 2000 und 2010' },
        { type: 'break', x: '2012', text: 'Ab hier aus Registern' },
      ],
      keywords: ['Wohnfläche', 'Quadratmeter', 'Platzbedarf', 'm2'],
      external_links: [{ title: 'Artikel zur Wohnfläche', url: '/artikel/wohnflaeche' }],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/4140',
        },
        {
          name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/6363',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Ende Jahr, 1980–2025',
    },
    updated: '2026-03-26T07:30:00.000Z',
  },
  {
    shared: {
      stata_id: 1301,
      headline: 'total',
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['gebaeude-wohnungen'],
      statistical_themes: ['104'],
      spatial_units: ['Kanton'],
      publication_date: '2025-05-08',
      decimals: 0,
      chart_type: 'column',
      data_rows: [['2023', 778, 323]],
      team_members: ['beat-muster'],
      data_as_of: '2023-12-31',
      last_update: '2025-05-08',
      next_update: '2026-12-17',
    },
    text: {
      title: 'Neu erstellte Wohnungen',
      subtitle: 'Kanton Basel-Stadt, 2023',
      description: 'Die Zahl der neu gebauten Wohnungen und jene der Genossenschaften darunter.',
      lesehilfe: 'Im Jahr 2023 wurden im Kanton Basel-Stadt 778 Wohnungen neu erstellt.',
      long_description:
        'Säulendiagramm mit einem einzigen Jahr. Zwei Säulen stehen nebeneinander: 778 neu erstellte Wohnungen insgesamt und davon 323 Wohnungen von Genossenschaften, im Jahr 2023.',
      erlaeuterungen:
        'Gezählt werden Wohnungen in neuen Gebäuden, nicht aber Wohnungen, die durch einen Umbau entstehen. Von den 778 Wohnungen des Jahres 2023 gehören 323 einer Genossenschaft, das sind 42 %.',
      unit: 'Wohnungen',
      unit_label: 'Anzahl Wohnungen',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'total', label: 'Neu erstellte Wohnungen', role: 'value' },
        { key: 'genossenschaften', label: 'davon von Genossenschaften', role: 'value' },
      ],
      keywords: ['Neubau', 'Wohnungsbau', 'Genossenschaft'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Baustatistik',
          url: 'https://www.statistik.bs.ch/aktuell/blitzlicht.html',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Jahr 2023',
      notices: [{ when: '2025-05-08', text: 'Die Reihe beginnt mit dem Jahr 2023; weitere Jahre folgen.' }],
    },
    updated: '2025-05-08T13:15:00.000Z',
  },
];
