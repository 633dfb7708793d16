/** Puts the areas of map files where typed ones would be, as `attachData` does with rows. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '../checkedEntry';
import { mediaFile } from '../files/mediaAddress';
import { isMedia } from '../visit';
import type { DataFinding, AttachedData } from './attachData';
import { readGeometry } from '@/lib/data/files/readGeometry';
import type { GeometryResult } from '@/lib/data/files/readGeometry';

/** The names in the columns of areas, or in those of categories if there are none. */
function areasOf({ columns, data_rows: rows }: CheckedEntry['values']): readonly string[] {
  const roles = Array.isArray(columns) ? columns.map((one: unknown) => (isRecord(one) ? one['role'] : undefined)) : [];
  const role = roles.includes('area') ? 'area' : 'category';
  const places = roles.flatMap((one, index) => (one === role ? [index] : []));
  const cells: readonly unknown[] = Array.isArray(rows)
    ? rows.flatMap((row: unknown) => places.map((place): unknown => (Array.isArray(row) ? row[place] : undefined)))
    : [];
  return [
    ...new Set(cells.flatMap((cell) => (typeof cell === 'string' || typeof cell === 'number' ? [String(cell)] : []))),
  ];
}

function keyOf({ chart_options: options }: CheckedEntry['values']): string | undefined {
  const key = isRecord(options) ? options['areaKey'] : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** The results of the last call, by file, areas and key. */
let known: ReadonlyMap<string, GeometryResult> = new Map();

/** Puts the areas into entries; cached by result and entry. */
const withAreas = memoize(({ geometry }: GeometryResult) =>
  memoize(({ meta, values }: CheckedEntry): CheckedEntry => {
    return { meta, values: { ...values, geometry, geometry_file: null } };
  }),
);

function findingsOf({ meta }: CheckedEntry, { errors, warnings }: GeometryResult): readonly DataFinding[] {
  // All languages share the file, so its faults are reported once.
  if (meta.locale !== defaultLocale) return [];
  const at = { meta, field: 'geometry_file' };
  return [
    ...errors.map((fault) => ({ ...at, severity: 'error' as const, fault })),
    ...warnings.map((fault) => ({ ...at, severity: 'warning' as const, fault })),
  ];
}

/** Puts the areas of the map files in `directory` into their entries. */
export async function attachGeometry(entries: readonly CheckedEntry[], directory: string): Promise<AttachedData> {
  const results = new Map<string, GeometryResult>();
  const [findings, waiting, whole]: [DataFinding[], AttachedData['waiting'][number][], CheckedEntry[]] = [[], [], []];
  for (const entry of entries) {
    const { geometry_file: media } = entry.values;
    if (entry.meta.type !== 'products' || !isMedia(media)) {
      whole.push(entry);
      continue;
    }
    const [file, names, key] = [mediaFile(media.url), areasOf(entry.values), keyOf(entry.values)];
    const id = JSON.stringify([file, names, key]);
    const result =
      results.get(id) ?? known.get(id) ?? (await readGeometry(await readFile(path.join(directory, file)), names, key));
    results.set(id, result);
    findings.push(...findingsOf(entry, result));
    if (result.geometry === undefined) waiting.push(entry.meta);
    else whole.push(withAreas(result)(entry));
  }
  known = results;
  return { entries: whole, findings, waiting };
}
