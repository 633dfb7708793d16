import type { SampleEntry } from '../../../registry';

/** The indicators of the theme «Bildung». */
export const bildungProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 9379,
      headline: 'total',
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
      data_rows: [
        ['2015', 23991, 3493, 4508, 4316, 1912, 5709, 4053],
        ['2016', 24740, 3575, 4631, 4470, 1976, 5991, 4097],
        ['2017', 25103, 3534, 4677, 4726, 1977, 6066, 4123],
        ['2018', 25092, 3496, 4749, 4740, 1955, 6054, 4098],
        ['2019', 25457, 3595, 4838, 4742, 1981, 6069, 4232],
        ['2020', 26300, 3748, 5089, 4744, 2066, 6293, 4360],
        ['2021', 26443, 3735, 5205, 4728, 1975, 6384, 4416],
        ['2022', 26225, 3689, 5172, 4619, 1902, 6342, 4501],
        ['2023', 26618, 3745, 5265, 4692, 1924, 6371, 4621],
        ['2024', 27309, 3819, 5382, 4736, 1931, 6577, 4864],
        ['2025', 28234, null, null, null, null, null, null],
      ],
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
        { key: 'total', label: 'Total', role: 'value' },
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
