import type { SampleEntry } from '../../../registry';

/**
 * Indicators that must not be seen: a draft, one whose embargo ends in 2027, and one of a bundle that appears later in
 * that year. Their words are searched for.
 */
export const unpublishedProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 9990,
      produkt: 'Indikator',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      statistical_themes: ['103'],
      spatial_units: ['Kanton'],
      decimals: 2,
      chart_type: 'line',
      data_rows: [
        ['2025', 0.92],
        ['2026', 0.78],
      ],
      team_members: ['beat-muster'],
      last_update: '2026-10-01',
    },
    text: {
      title: 'Leerwohnungsquote 2027 im Entwurf (ENTWURF-KANARIENVOGEL)',
      subtitle: 'Kanton Basel-Stadt (ENTWURF-KANARIENVOGEL)',
      description: 'ENTWURF-KANARIENVOGEL: Dieser Indikator ist nicht veröffentlicht.',
      lesehilfe: 'ENTWURF-KANARIENVOGEL: Die Quote lag 2026 bei 0,78 %.',
      long_description: 'ENTWURF-KANARIENVOGEL: Liniendiagramm mit zwei Jahren, 0,92 % und 0,78 %.',
      erlaeuterungen: 'ENTWURF-KANARIENVOGEL: Die Erläuterungen folgen.',
      unit: '%',
      unit_label: 'Prozent der Wohnungen (ENTWURF-KANARIENVOGEL)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'quote', label: 'Leerwohnungsquote (ENTWURF-KANARIENVOGEL)', role: 'value' },
      ],
      keywords: ['ENTWURF-KANARIENVOGEL'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung (ENTWURF-KANARIENVOGEL)',
          url: 'https://statistik.bs.ch/indikatorenportal/5813',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'ENTWURF-KANARIENVOGEL',
      frequency: 'jährlich',
      reference_period: '2025–2026',
    },
    updated: '2026-10-01T12:00:00.000Z',
    draft: true,
  },
  {
    shared: {
      stata_id: 9991,
      produkt: 'Indikator',
      publish_at: '2027-06-01T06:30:00Z',
      display_themes: ['bau-wohnungswesen'],
      display_subthemes: ['leerstand'],
      statistical_themes: ['103'],
      spatial_units: ['Kanton'],
      decimals: 0,
      chart_type: 'column',
      data_rows: [
        ['2025', 1079],
        ['2026', 912],
      ],
      team_members: ['beat-muster'],
      last_update: '2026-10-05',
    },
    text: {
      title: 'Leer stehende Wohnungen 2027 (SPERRFRIST-KANARIENVOGEL)',
      subtitle: 'Kanton Basel-Stadt (SPERRFRIST-KANARIENVOGEL)',
      description: 'SPERRFRIST-KANARIENVOGEL: Dieser Indikator erscheint am 1. Juni 2027.',
      lesehilfe: 'SPERRFRIST-KANARIENVOGEL: Am Stichtag 2026 standen 912 Wohnungen leer.',
      long_description: 'SPERRFRIST-KANARIENVOGEL: Säulendiagramm mit zwei Jahren, 1’079 und 912 Wohnungen.',
      erlaeuterungen: 'SPERRFRIST-KANARIENVOGEL: Die Erläuterungen folgen.',
      unit: 'Wohnungen',
      unit_label: 'Anzahl Wohnungen (SPERRFRIST-KANARIENVOGEL)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'leer', label: 'Leer stehende Wohnungen (SPERRFRIST-KANARIENVOGEL)', role: 'value' },
      ],
      keywords: ['SPERRFRIST-KANARIENVOGEL'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung (SPERRFRIST-KANARIENVOGEL)',
          url: 'https://statistik.bs.ch/indikatorenportal/7580',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'SPERRFRIST-KANARIENVOGEL',
      frequency: 'jährlich',
      reference_period: 'Stichtag 1. Juni, 2025–2026',
    },
    updated: '2026-10-05T12:00:00.000Z',
  },
  {
    shared: {
      stata_id: 9992,
      produkt: 'Indikator',
      release: 'mietpreise-2027',
      display_themes: ['bau-wohnungswesen'],
      statistical_themes: ['103'],
      spatial_units: ['Kanton'],
      decimals: 0,
      chart_type: 'column',
      data_rows: [
        ['2026', 1402],
        ['2027', 1418],
      ],
      team_members: ['beat-muster'],
      last_update: '2026-10-14',
    },
    text: {
      title: 'Mietpreis einer Wohnung 2027 (PAKET-KANARIENVOGEL)',
      subtitle: 'Kanton Basel-Stadt (PAKET-KANARIENVOGEL)',
      description: 'PAKET-KANARIENVOGEL: Dieser Indikator erscheint zusammen mit seinem Artikel.',
      lesehilfe: 'PAKET-KANARIENVOGEL: Im Jahr 2027 kostete eine Wohnung erfundene 1’418 Franken im Monat.',
      long_description: 'PAKET-KANARIENVOGEL: Säulendiagramm mit zwei Jahren, 1’402 und 1’418 Franken.',
      erlaeuterungen: 'PAKET-KANARIENVOGEL: Die Erläuterungen folgen.',
      unit: 'Franken',
      unit_label: 'Franken im Monat (PAKET-KANARIENVOGEL)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'miete', label: 'Mietpreis (PAKET-KANARIENVOGEL)', role: 'value' },
      ],
      keywords: ['PAKET-KANARIENVOGEL'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Mietpreisraster (PAKET-KANARIENVOGEL)',
          url: 'https://statistik.bs.ch/indikatorenportal/7580',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      frequency: 'jährlich',
      reference_period: '2026–2027',
    },
    updated: '2026-10-14T07:00:00.000Z',
  },
];
