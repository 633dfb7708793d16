import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@/lib/content/snapshot';
import { fakeCms } from '../fakeCms';
import { entryIn, problemsIn, readFrom, silenceProgress } from '../reading';
import { indicator, wireFile } from '../records';

silenceProgress();

const columns = [
  { key: 'gebiet', label: 'Gebiet', role: 'area' },
  { key: 'wert', label: 'Wert', role: 'value' },
];

const ring = [[7, 47], [8, 47], [8, 48], [7, 47]]; // prettier-ignore

function mapOf(name: string): string {
  const feature = { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [ring] } };
  return JSON.stringify({ type: 'FeatureCollection', secret: 'geheim', features: [feature] });
}

function snapshotWith(file: string, attributes: object = {}, ending = 'geojson'): Promise<Snapshot> {
  const mime = ending === 'geojson' ? 'application/geo+json' : 'application/pdf';
  const media = wireFile(`/uploads/karte.${ending}`, { mime, width: null, height: null });
  const own = { columns, data_rows: [['Oberdorf', 1]], geometry_file: media, ...attributes };
  const records = [indicator(7, own), indicator(7, own, { locale: 'fr', id: 2 })];
  return readFrom(fakeCms(() => records, { files: { [`/uploads/karte.${ending}`]: file } }));
}

describe('a map in a file', () => {
  it('is that of the indicator in all languages, and all that the site takes from the file', async () => {
    const snapshot = await snapshotWith(mapOf('Oberdorf'));
    const { geometry, geometry_file: file } = entryIn(snapshot, 'products/7/fr').values;
    expect(geometry).toMatchObject({ areas: [{ name: 'Oberdorf' }] });
    expect(file).toBeNull();
    expect(JSON.stringify(snapshot.entries)).not.toContain('geheim');
    expect(snapshot.problems).toEqual([]);
  });

  it('that does not fit leaves the indicator out, and the fault is told once', async () => {
    const told = problemsIn(await snapshotWith(mapOf('Seeheim')));
    expect(told.filter((problem) => problem.includes('map-'))).toEqual([
      'error de geometry_file: map-key-missing Oberdorf id, name',
    ]);
  });

  it('is refused if it is another kind of file, or if the areas are typed, too', async () => {
    const geometry = { width: 10, height: 10, areas: [{ name: 'Oberdorf', center: [1, 1], rings: [[[0, 0], [9, 0], [9, 9]]] }] }; // prettier-ignore
    expect(problemsIn(await snapshotWith(mapOf('Oberdorf'), { geometry }))).toContain(
      'error de geometry_file: map-twice',
    );
    expect(problemsIn(await snapshotWith('%PDF-1.7', {}, 'pdf'))).toContain(
      'error de geometry_file: map-file-ending karte.pdf .geojson, .json',
    );
  });
});
