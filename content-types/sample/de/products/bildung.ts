import type { SampleEntry } from '../../../registry';

/** The indicators of the theme «Bildung». */
export const bildungProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 9379,
      produkt: 'Indikator',
      display_themes: ['bildung'],
      display_subthemes: ['hochschulen'],
      statistical_themes: ['112'],
      spatial_units: ['Kanton', 'Schweiz'],
      publication_date: '2020-04-16',
      decimals: 0,
      chart_type: 'stacked',
      chart_options: {
        stacking: 'normal',
        visible: ['basel_stadt', 'basel_landschaft', 'aargau', 'solothurn', 'uebrige_schweiz', 'ausland'],
        yMin: 0,
      },
      data_file: 'studierende.xlsx',
      team_members: ['eva-probe'],
      data_as_of: '2025-11-15',
      last_update: '2026-04-16',
      next_update: '2027-04-15',
    },
    text: {
      title: 'Studierende',
      subtitle: 'Universität Basel und Fachhochschule Nordwestschweiz, nach Wohnort vor dem Studium, 2015–2025',
      description: 'Wie viele Menschen an der Universität Basel und an der Fachhochschule Nordwestschweiz studieren.',
      lesehilfe:
        'Im Jahr 2025 studierten 28’234 Personen an der Universität Basel und an der Fachhochschule Nordwestschweiz.',
      long_description:
        'Gestapelte Säulen nach Jahren mit sechs Abschnitten je Säule. Die Säulen wachsen von 23’991 Studierenden im Jahr 2015 auf 27’309 im Jahr 2024. Der grösste Abschnitt ist 2024 die übrige Schweiz mit 6’577, danach Basel-Landschaft mit 5’382, das Ausland mit 4’864, der Aargau mit 4’736, Basel-Stadt mit 3’819 und Solothurn mit 1’931. Für 2025 ist nur die Summe bekannt: 28’234.',
      erlaeuterungen:
        'Zusammengezählt sind die Studierenden der Universität Basel und der Fachhochschule Nordwestschweiz (FHNW). Die FHNW hat auch Standorte ausserhalb des Kantons.\n\nMassgebend ist der Wohnort beim Abschluss, der zum Studium berechtigt. Die Aufteilung für 2025 folgt mit der nächsten Aktualisierung.',
      unit: 'Studierende',
      unit_label: 'Anzahl Studierende',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'total', label: 'Total', role: 'total' },
        { key: 'basel_stadt', label: 'Basel-Stadt', role: 'value' },
        { key: 'basel_landschaft', label: 'Basel-Landschaft', role: 'value' },
        { key: 'aargau', label: 'Aargau', role: 'value' },
        { key: 'solothurn', label: 'Solothurn', role: 'value' },
        { key: 'uebrige_schweiz', label: 'Übrige Schweiz', role: 'value' },
        { key: 'ausland', label: 'Ausland', role: 'value' },
      ],
      keywords: ['Universität', 'Fachhochschule', 'FHNW', 'Studium', 'Hochschule'],
      external_links: [{ title: 'Artikel zu den Studierenden 2025', url: '/artikel/studierende-2025' }],
      sources: [
        {
          name: 'Bundesamt für Statistik (BFS), Studierende der Hochschulen',
          url: 'https://statistik.bs.ch/indikatorenportal/9379',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Herbstsemester 2015–2025',
    },
    updated: '2026-04-16T08:20:00.000Z',
  },
];
