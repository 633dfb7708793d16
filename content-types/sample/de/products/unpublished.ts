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
      title: 'Leerwohnungsquote 2027 im Entwurf (Kontrolltext-Entwurf)',
      subtitle: 'Kanton Basel-Stadt (Kontrolltext-Entwurf)',
      description: 'Kontrolltext-Entwurf: Dieser Indikator ist nicht veröffentlicht.',
      lesehilfe: 'Kontrolltext-Entwurf: Die Quote lag 2026 bei 0,78 %.',
      long_description: 'Kontrolltext-Entwurf: Liniendiagramm mit zwei Jahren, 0,92 % und 0,78 %.',
      erlaeuterungen: 'Kontrolltext-Entwurf: Die Erläuterungen folgen.',
      unit: '%',
      unit_label: 'Prozent der Wohnungen (Kontrolltext-Entwurf)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'quote', label: 'Leerwohnungsquote (Kontrolltext-Entwurf)', role: 'value' },
      ],
      keywords: ['Kontrolltext-Entwurf'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung (Kontrolltext-Entwurf)',
          url: 'https://statistik.bs.ch/indikatorenportal/5813',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'Kontrolltext-Entwurf',
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
      title: 'Leer stehende Wohnungen 2027 (Kontrolltext-Sperrfrist)',
      subtitle: 'Kanton Basel-Stadt (Kontrolltext-Sperrfrist)',
      description: 'Kontrolltext-Sperrfrist: Dieser Indikator erscheint am 1. Juni 2027.',
      lesehilfe: 'Kontrolltext-Sperrfrist: Am Stichtag 2026 standen 912 Wohnungen leer.',
      long_description: 'Kontrolltext-Sperrfrist: Säulendiagramm mit zwei Jahren, 1’079 und 912 Wohnungen.',
      erlaeuterungen: 'Kontrolltext-Sperrfrist: Die Erläuterungen folgen.',
      unit: 'Wohnungen',
      unit_label: 'Anzahl Wohnungen (Kontrolltext-Sperrfrist)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'leer', label: 'Leer stehende Wohnungen (Kontrolltext-Sperrfrist)', role: 'value' },
      ],
      keywords: ['Kontrolltext-Sperrfrist'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Leerstandserhebung (Kontrolltext-Sperrfrist)',
          url: 'https://statistik.bs.ch/indikatorenportal/7580',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'Kontrolltext-Sperrfrist',
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
      title: 'Mietpreis einer Wohnung 2027 (Kontrolltext-Paket)',
      subtitle: 'Kanton Basel-Stadt (Kontrolltext-Paket)',
      description: 'Kontrolltext-Paket: Dieser Indikator erscheint zusammen mit seinem Artikel.',
      lesehilfe: 'Kontrolltext-Paket: Im Jahr 2027 kostete eine Wohnung erfundene 1’418 Franken im Monat.',
      long_description: 'Kontrolltext-Paket: Säulendiagramm mit zwei Jahren, 1’402 und 1’418 Franken.',
      erlaeuterungen: 'Kontrolltext-Paket: Die Erläuterungen folgen.',
      unit: 'Franken',
      unit_label: 'Franken im Monat (Kontrolltext-Paket)',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'miete', label: 'Mietpreis (Kontrolltext-Paket)', role: 'value' },
      ],
      keywords: ['Kontrolltext-Paket'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Mietpreisraster (Kontrolltext-Paket)',
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
