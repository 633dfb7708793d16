import type { SampleEntry } from '../../../registry';

/** The indicators of the theme «Energie». */
export const energieProducts: readonly SampleEntry<'products'>[] = [
  {
    shared: {
      stata_id: 1601,
      produkt: 'Indikator',
      display_themes: ['energie', 'raum-umwelt'],
      display_subthemes: ['energieverbrauch'],
      spatial_units: ['Kanton'],
      publication_date: '2025-10-09',
      decimals: 0,
      chart_type: 'stacked',
      chart_options: { stacking: 'normal', visible: ['erdgas', 'heizoel', 'diesel', 'benzin'], yMin: 0 },
      data_file: 'energieverbrauch.csv',
      team_members: ['felix-vorlage'],
      data_as_of: '2022-12-31',
      last_update: '2025-10-09',
    },
    text: {
      title: 'Energieverbrauch nach Träger',
      subtitle: 'Fossile Energieträger, Kanton Basel-Stadt, 2010–2022',
      description: 'Der Verbrauch von Erdgas, Heizöl, Diesel und Benzin im Kanton, alle zwei Jahre.',
      lesehilfe: 'Im Jahr 2022 verbrauchte der Kanton Basel-Stadt 1’291 GWh fossile Energie, halb so viel wie 2010.',
      long_description:
        'Sieben gestapelte Säulen, eine für jedes zweite Jahr von 2010 bis 2022. Sie werden stetig kürzer: von 2’579 auf 1’291 GWh. Am stärksten schrumpft der Abschnitt des Erdgases, von 1’263 auf 558 GWh, und jener des Heizöls, von 503 auf 175 GWh. Benzin sinkt von 416 auf 208 GWh, Diesel nur von 398 auf 350 GWh.',
      erlaeuterungen:
        'Gezeigt ist die Endenergie, also jene Energie, die bei den Verbraucherinnen und Verbrauchern ankommt. Eine Gigawattstunde (GWh) sind eine Million Kilowattstunden.\n\nDie letzte Spalte der Tabelle nennt den Anteil der fossilen Träger am gesamten Endverbrauch; 2022 betrug er 33,4 %. Der Verbrauch von Benzin und Diesel wird seit 2020 mit einem neuen Verkehrsmodell geschätzt.',
      unit: 'GWh',
      unit_label: 'Gigawattstunden',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'total', label: 'Fossile Träger zusammen', role: 'total' },
        { key: 'erdgas', label: 'Erdgas', role: 'value' },
        { key: 'heizoel', label: 'Heizöl', role: 'value' },
        { key: 'diesel', label: 'Diesel', role: 'value' },
        { key: 'benzin', label: 'Benzin', role: 'value' },
        { key: 'anteil', label: 'Anteil am Endverbrauch', role: 'value', unit: '%', decimals: 1 },
      ],
      annotations: [{ type: 'break', x: '2020', text: 'Treibstoffe: neues Verkehrsmodell' }],
      keywords: ['Energie', 'Heizöl', 'Erdgas', 'Benzin', 'fossil', 'CO2', 'Treibhausgase'],
      sources: [
        {
          name: 'Statistisches Amt Basel-Stadt, Energiestatistik',
          url: 'https://statistik.bs.ch/indikatorenportal/9617',
        },
      ],
      license: 'Freie Nutzung mit Quellenangabe',
      next_update_text: 'Winter 2026/27',
      frequency: 'alle zwei Jahre',
      reference_period: 'Jahre 2010–2022',
    },
    updated: '2025-10-09T07:50:00.000Z',
  },
];
