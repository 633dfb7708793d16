/** Invented data for each kind of chart, one or more examples. A kind without an example does not compile. */
import type { ChartKind } from '@/content-types/chartKinds';

type Cell = string | number | null;

interface ChartExample {
  readonly title: string;
  readonly unit: string;
  readonly columns: readonly Readonly<Record<string, string>>[];
  readonly data_rows: readonly (readonly Cell[])[];
  readonly [attribute: string]: unknown;
}

const column = (key: string, role: string, label = key, unit?: string): ChartExample['columns'][number] =>
  unit === undefined ? { key, role, label } : { key, role, label, unit };

const year = column('jahr', 'period', 'Jahr');
const answers = ['sehr', 'eher', 'eher nicht', 'gar nicht'].map((label, index) => column(`a${index}`, 'value', label));

const overYears = {
  unit: 'Personen',
  columns: [year, column('nord', 'value', 'Nord'), column('sued', 'value', 'Süd')],
  data_rows: Array.from({ length: 12 }, (_, index) => [
    String(2015 + index),
    400 + index * 31 + ((index * 7) % 5) * 20,
    700 - index * 18 + ((index * 3) % 4) * 25,
  ]),
};

const byName = {
  unit: '%',
  columns: [
    column('gruppe', 'category', 'Gruppe'),
    column('heute', 'value', 'Heute'),
    column('frueher', 'value', 'Früher'),
  ],
  data_rows: [
    ['Velo', 34, 27],
    ['Zu Fuss', 29, 31],
    ['Tram und Bus', 24, 22],
    ['Auto', 13, 20],
  ],
};

const ages = Array.from({ length: 10 }, (_, index) => [
  `${index * 10}–${index * 10 + 9}`,
  900 - index * 70,
  880 - index * 60,
]);

/** Villages, with rent, space, people and region. */
const villages: readonly (readonly [string, string, number, number, number])[] = [
  ['Oberdorf', 'Am Berg', 1320, 51, 2100],
  ['Unterdorf', 'Am Berg', 1410, 49, 900],
  ['Waldegg', 'Am Berg', 1180, 58, 640],
  ['Steinach', 'Am Berg', 1265, 55, 1500],
  ['Seeheim', 'Am See', 1890, 44, 8200],
  ['Hafen', 'Am See', 1960, 41, 5400],
  ['Uferau', 'Am See', 1740, 46, 3100],
  ['Neustadt', 'In der Ebene', 1560, 42, 12400],
  ['Feldkirchen', 'In der Ebene', 1450, 47, 4300],
  ['Langenmatt', 'In der Ebene', 1475, 46, 2600],
  ['Brugg am Kanal', 'In der Ebene', 1620, 45, 3900],
];

const ofVillages = {
  unit: 'Franken',
  columns: [
    column('gemeinde', 'area', 'Gemeinde'),
    column('gegend', 'category', 'Gegend'),
    column('miete', 'value', 'Mittlere Miete'),
    column('flaeche', 'value', 'Wohnfläche je Person', 'm²'),
    column('menschen', 'value', 'Wohnbevölkerung', 'Personen'),
  ],
  data_rows: villages,
};

type Corner = readonly [number, number];

/** Invented shapes: six areas around a lake, of which neighbours share their borders. */
const corners: Readonly<Record<string, readonly Corner[]>> = {
  Oberdorf: [[20, 20], [150, 5], [210, 60], [200, 140], [90, 160], [10, 110]], // prettier-ignore
  Waldegg: [[210, 60], [330, 20], [420, 80], [400, 170], [280, 190], [200, 140]], // prettier-ignore
  Seeheim: [[10, 110], [90, 160], [120, 240], [60, 320], [0, 260]], // prettier-ignore
  Neustadt: [[280, 190], [400, 170], [460, 260], [380, 360], [260, 330], [250, 250]], // prettier-ignore
  Hafen: [[60, 320], [120, 240], [180, 260], [250, 250], [260, 330], [180, 400], [90, 390]], // prettier-ignore
  Steinach: [[90, 160], [200, 140], [280, 190], [250, 250], [180, 260], [120, 240]], // prettier-ignore
};

const geometry = {
  width: 460,
  height: 400,
  areas: Object.entries(corners).map(([name, ring]) => ({
    name,
    center: [0, 1].map((axis) => Math.round(ring.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / ring.length)),
    rings: [ring],
  })),
};

const ofAreas = {
  geometry,
  columns: [column('gebiet', 'area', 'Gebiet'), column('wert', 'value', 'Wohnbevölkerung')],
  data_rows: [
    ['Oberdorf', 2100],
    ['Waldegg', 640],
    ['Seeheim', 8200],
    ['Neustadt', 12400],
    ['Hafen', 5400],
    ['Steinach', null],
  ],
};

const years = ['2005', '2015', '2025'].map((label) => column(`jahr${label}`, 'value', label));

const ofAreasOverYears = {
  geometry,
  columns: [column('gebiet', 'area', 'Gebiet'), ...years],
  data_rows: [
    ['Oberdorf', 900, 1400, 2100],
    ['Waldegg', 850, 720, 640],
    ['Seeheim', null, 6100, 8200],
    ['Neustadt', 3900, 8300, 12400],
    ['Hafen', 6200, 5900, 5400],
    ['Steinach', null, null, null],
  ],
};

const tiles = ['Klybeck', 'Riehen', 'St. Johann', 'Matthäus', 'Clara', 'Iselin', 'Am Ring', 'Vorstädte', 'Bruderholz'];

export const chartExamples: { readonly [Kind in ChartKind]: readonly [ChartExample, ...ChartExample[]] } = {
  line: [{ title: 'Linien', ...overYears }],
  column: [{ title: 'Säulen', ...overYears }],
  heat: [
    {
      title: 'Felder',
      unit: '°C',
      columns: [year, column('temperatur', 'value', 'Temperatur')],
      data_rows: Array.from({ length: 48 }, (_, index) => [
        `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
        Math.round((10 - 9 * Math.cos((index / 6) * Math.PI) + (index % 5)) * 10) / 10,
      ]),
    },
  ],
  bar: [
    { title: 'Balken', ...byName },
    {
      title: 'Balken mit einem Ziel',
      ...byName,
      annotations: [{ type: 'line', x: null, y: 30, text: 'Ziel des Kantons' }],
    },
  ],
  stacked: [{ title: 'Gestapelte Säulen', ...overYears }],
  area: [{ title: 'Flächen', ...overYears, chart_options: { stacking: 'normal' } }],
  pyramid: [
    {
      title: 'Pyramide',
      unit: 'Personen',
      columns: [column('alter', 'category', 'Alter'), column('m', 'value', 'Männer'), column('f', 'value', 'Frauen')],
      data_rows: ages,
    },
  ],
  dot: [{ title: 'Punkte', ...byName }],
  survey: [
    {
      title: 'Antworten',
      unit: '%',
      columns: [column('frage', 'category', 'Frage'), ...answers],
      data_rows: [
        ['Mit der Wohnung zufrieden', 48, 39, 9, 4],
        ['Mit der Umgebung zufrieden', 31, 42, 19, 8],
      ],
    },
  ],
  pie: [
    {
      title: 'Ring',
      unit: '%',
      columns: byName.columns.slice(0, 2),
      data_rows: byName.data_rows.map((row) => row.slice(0, 2)),
    },
  ],
  spider: [{ title: 'Netz', ...byName }],
  map: [
    {
      title: 'Kacheln',
      unit: '%',
      columns: [column('gebiet', 'area', 'Gebiet'), column('quote', 'value', 'Quote')],
      data_rows: tiles.map((name, index) => [name, index === 4 ? null : ((index * 7) % 9) / 4 + 0.5]),
    },
    { title: 'Gebiete', unit: 'Personen', ...ofAreas },
    {
      title: 'Gebiete in sieben Klassen',
      unit: 'Personen',
      ...ofAreas,
      chart_options: { classes: [1000, 2000, 4000, 6000, 9000, 12000] },
    },
    { title: 'Gebiete zu mehreren Zeitpunkten', unit: 'Personen', ...ofAreasOverYears },
  ],
  circles: [
    { title: 'Kreise auf Gebieten', unit: 'Personen', ...ofAreas },
    { title: 'Kreise zu mehreren Zeitpunkten', unit: 'Personen', ...ofAreasOverYears },
    {
      title: 'Kreise auf Kacheln',
      unit: 'Personen',
      columns: ofAreas.columns,
      data_rows: tiles.map((name, index) => [name, 400 + ((index * 7) % 9) * 300]),
    },
  ],
  combo: [
    {
      title: 'Säulen und Linie',
      ...overYears,
      columns: [year, column('nord', 'value', 'Menschen'), column('sued', 'value', 'Wohnungen', 'Wohnungen')],
    },
  ],
  scatter: [{ title: 'Punkte zwischen zwei Achsen', ...ofVillages }],
  bubble: [{ title: 'Kreise zwischen zwei Achsen', ...ofVillages }],
};
