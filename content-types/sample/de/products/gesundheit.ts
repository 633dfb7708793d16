import type { SampleEntry } from '../../../registry';
import { deathsPerWeek } from './gesundheitRows';

/** The indicators of the theme «Gesundheit». */
export const gesundheitProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 1701,
      produkt: 'Indikator',
      display_themes: ['gesundheit', 'bevoelkerung'],
      display_subthemes: ['sterblichkeit'],
      statistical_themes: ['101'],
      spatial_units: ['Kanton'],
      publication_date: '2025-03-13',
      decimals: 0,
      chart_type: 'line',
      chart_options: { visible: ['ab_65'], yMin: 0 },
      data_rows: deathsPerWeek,
      team_members: ['eva-probe'],
      data_as_of: '2026-07-26',
      last_update: '2026-08-17',
    },
    text: {
      title: 'Sterbefälle',
      subtitle: 'Personen ab 65 Jahren, Kanton Basel-Stadt, nach Kalenderwoche',
      description: 'Die wöchentlichen Sterbefälle im Kanton und der Bereich, in dem sie zu erwarten sind.',
      lesehilfe:
        'In der Woche ab dem 20. Juli 2026 starben 23 Personen ab 65 Jahren; zu erwarten waren zwischen 17,6 und 46,8.',
      long_description:
        'Liniendiagramm nach Wochen von Ende Juni 2025 bis Juli 2026. Die Linie schwankt meist zwischen 20 und 45 Sterbefällen pro Woche. Ein helles Band zeigt den erwarteten Bereich; im Sommer 2026 reicht es von etwa 16 bis 44, im Winter liegt es höher. Einmal ragt die Linie klar darüber hinaus: in der Woche ab dem 5. Januar 2026 mit 66 Sterbefällen. Am Ende steht sie bei 23.',
      erlaeuterungen:
        'Gezählt werden Personen mit Wohnsitz im Kanton. Jede Woche ist mit ihrem Montag bezeichnet.\n\nDer **erwartete Bereich** ist aus früheren Jahren geschätzt. Liegt ein Wert darüber, spricht man von Übersterblichkeit. Meldungen treffen oft verspätet ein; die letzten Wochen sind deshalb vorläufig.\n\nDie Tabelle enthält auch die Sterbefälle von Personen unter 65 Jahren.',
      unit: 'Sterbefälle pro Woche',
      unit_label: 'Anzahl Sterbefälle pro Woche',
      columns: [
        { key: 'woche', label: 'Woche ab', role: 'period' },
        { key: 'ab_65', label: '65 Jahre und älter', role: 'value' },
        { key: 'untere_grenze', label: 'Erwartet, untere Grenze', role: 'low', decimals: 1 },
        { key: 'obere_grenze', label: 'Erwartet, obere Grenze', role: 'high', decimals: 1 },
        { key: 'bis_64', label: 'Unter 65 Jahren', role: 'value' },
      ],
      annotations: [{ type: 'point', x: '2026-01-05', y: 66, text: '66 Sterbefälle, über dem erwarteten Bereich' }],
      keywords: ['Todesfälle', 'Übersterblichkeit', 'Mortalität', 'Kalenderwoche'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/8995',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'jede Woche',
      frequency: 'wöchentlich',
      reference_period: '30. Juni 2025 bis 26. Juli 2026',
      notices: [{ when: '2026-08-17', text: 'Die Werte der letzten Wochen sind vorläufig und können noch steigen.' }],
    },
    updated: '2026-08-17T06:30:00.000Z',
  },
  {
    shared: {
      stata_id: 1702,
      produkt: 'Indikator',
      display_themes: ['gesundheit'],
      display_subthemes: ['spitaeler'],
      spatial_units: ['Kanton'],
      publication_date: '2025-10-02',
      decimals: 0,
      chart_type: 'column',
      data_rows: [['2022', 2177, 794582]],
      chart_options: { visible: ['betten'] },
      team_members: ['eva-probe'],
      data_as_of: '2022-12-31',
      last_update: '2025-10-02',
      next_update: '2026-12-15',
    },
    text: {
      title: 'Spitalbetten',
      subtitle: 'Im Mittel des Jahres betriebene Betten in den 13 Spitälern, Kanton Basel-Stadt, 2022',
      description: 'Wie viele Betten die Spitäler im Kanton im Mittel eines Jahres betreiben.',
      lesehilfe: 'Im Jahr 2022 betrieben die Spitäler im Kanton Basel-Stadt im Mittel 2’177 Betten.',
      long_description: 'Säulendiagramm mit einer einzigen Säule: 2’177 betriebene Betten im Jahr 2022.',
      erlaeuterungen:
        'Der Wert ist berechnet: 794’582 Bettenbetriebstage geteilt durch 365 Tage. Gezählt sind alle Spitäler mit Standort im Kanton, also auch Betten für Patientinnen und Patienten aus anderen Kantonen und dem Ausland.',
      unit: 'Betten',
      unit_label: 'Anzahl betriebener Betten',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'betten', label: 'Betriebene Betten', role: 'value' },
        { key: 'bettenbetriebstage', label: 'Bettenbetriebstage', role: 'value', unit: 'Tage' },
      ],
      keywords: ['Spital', 'Krankenhaus', 'Krankenhausbetten', 'Betten', 'Gesundheitsversorgung'],
      sources: [
        {
          name: 'Gesundheitsdepartement Basel-Stadt, Gesundheitsversorgungsbericht 2023',
          url: 'https://bs.ch/gd/bereich-gesundheitsversorgung/gesundheitsversorgungsbericht-2023/daten-spitalversorgung',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: 'Jahr 2022',
    },
    updated: '2025-10-02T16:05:00.000Z',
  },
];
