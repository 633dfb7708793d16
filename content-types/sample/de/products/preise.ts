import type { SampleEntry } from '../../../registry';
import { inflation, priceIndex } from './preiseRows';

/** The indicators of the theme «Preise». */
export const preiseProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 7512,
      produkt: 'Indikator',
      display_themes: ['preise'],
      display_subthemes: ['teuerung'],
      statistical_themes: ['107'],
      spatial_units: ['Kanton'],
      publication_date: '2018-03-08',
      decimals: 1,
      chart_type: 'column',
      data_rows: inflation,
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-03',
    },
    text: {
      title: 'Teuerung gegenüber dem Vorjahr',
      subtitle: 'Basler Index der Konsumentenpreise, Januar bis Juli 2026',
      description: 'Um wie viel Prozent die Konsumentenpreise in Basel-Stadt über jenen des Vorjahres liegen.',
      lesehilfe:
        'Im Juli 2026 waren Waren und Dienstleistungen in Basel-Stadt im Mittel 0,3 % teurer als ein Jahr zuvor.',
      long_description:
        'Säulendiagramm mit sieben Monaten. Im Januar 2026 beträgt die Teuerung 0,0 %. Die Säulen wachsen bis Mai auf 0,7 % und werden danach wieder kürzer: 0,5 % im Juni und 0,3 % im Juli.',
      erlaeuterungen:
        'Die Teuerung ist die prozentuale Veränderung des [Basler Index](/indikatorenportal/7513) gegenüber demselben Monat des Vorjahres. Die Werte sind aus den auf eine Stelle gerundeten Indexständen berechnet und können deshalb um 0,1 Prozentpunkte von Werten aus ungerundeten Ständen abweichen.\n\nIm Juli 2026 betrug die Teuerung in der ganzen Schweiz 0,4 %. Im Mittel des Jahres 2025 waren es in Basel-Stadt 0,2 %.',
      unit: '%',
      unit_label: 'Prozent gegenüber dem Vorjahresmonat',
      columns: [
        { key: 'monat', label: 'Monat', role: 'period' },
        { key: 'teuerung', label: 'Teuerung', role: 'value' },
      ],
      keywords: ['Inflation', 'Preise', 'Konsumentenpreise', 'Kaufkraft'],
      external_links: [{ title: 'Artikel zur Teuerung im Juli 2026', url: '/artikel/teuerung-juli-2026' }],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Basler Index der Konsumentenpreise',
          url: 'https://statistik.bs.ch/indikatorenportal/7512',
        },
        { name: 'Bundesamt für Statistik (BFS), Landesindex der Konsumentenpreise', url: 'https://www.bfs.admin.ch/' },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'zu Beginn des Folgemonats',
      frequency: 'monatlich',
      reference_period: 'Juli 2026',
    },
    updated: '2026-08-03T07:15:00.000Z',
  },
  {
    shared: {
      stata_id: 7513,
      produkt: 'Indikator',
      display_themes: ['preise'],
      display_subthemes: ['teuerung'],
      statistical_themes: ['107'],
      spatial_units: ['Kanton'],
      publication_date: '2018-03-08',
      decimals: 1,
      chart_type: 'line',
      chart_options: { yMin: 99, yMax: 102 },
      data_rows: priceIndex,
      team_members: ['carla-exempel'],
      data_as_of: '2026-07-31',
      last_update: '2026-08-03',
    },
    text: {
      title: 'Basler Index der Konsumentenpreise',
      subtitle: 'Kanton Basel-Stadt, Dezember 2025 = 100',
      description: 'Der Stand der Konsumentenpreise in Basel-Stadt als Index.',
      lesehilfe:
        'Im Juli 2026 stand der Basler Index bei 101,1 Punkten, 1,1 % über dem Dezember 2025. Der Landesindex der Konsumentenpreise (LIK) ist ein anderer Index.',
      long_description:
        'Liniendiagramm nach Monaten. Der Index liegt im Januar 2025 bei 100,0, steigt bis Juni und Juli 2025 auf 100,8 und fällt bis Ende Jahr auf 100,0 zurück. 2026 steigt er bis Mai und Juni auf 101,3 und steht im Juli bei 101,1. Eine waagrechte Linie bei 100 zeigt die Basis. Die senkrechte Achse beginnt bei 99 Punkten.',
      erlaeuterungen:
        'Der Index misst, was ein fester Warenkorb kostet: Mieten, Lebensmittel, Energie, Freizeit und vieles mehr. Der Stand im Basismonat Dezember 2025 ist gleich 100 gesetzt.\n\nEin Indexstand allein sagt nichts über die Höhe der Preise aus, nur über ihre Veränderung.',
      unit: 'Punkte',
      unit_label: 'Indexpunkte, Dezember 2025 = 100',
      columns: [
        { key: 'monat', label: 'Monat', role: 'period' },
        { key: 'index', label: 'Basler Index', role: 'value' },
      ],
      annotations: [{ type: 'line', y: 100, text: 'Basis: Dezember 2025 = 100' }],
      keywords: ['Index', 'LIK', 'Konsumentenpreisindex', 'Warenkorb', 'Indexierung'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Basler Index der Konsumentenpreise',
          url: 'https://statistik.bs.ch/indikatorenportal/7513',
        },
        { name: 'Bundesamt für Statistik (BFS), Landesindex der Konsumentenpreise', url: 'https://www.bfs.admin.ch/' },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'zu Beginn des Folgemonats',
      frequency: 'monatlich',
      reference_period: 'Januar 2025 bis Juli 2026',
      notices: [
        { when: '2026-02-03', text: 'Seit Januar 2026 ist Dezember 2025 die Basis. Ältere Werte sind umgerechnet.' },
      ],
    },
    updated: '2026-08-03T07:10:00.000Z',
  },
];
