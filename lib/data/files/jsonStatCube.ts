/** JSON-stat 2.0, and earlier versions as PxWeb writes them (`{ "dataset": … }`, with the order inside `dimension`). */
import { z } from 'zod';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { parseJson } from '@/lib/shared/parseJson';
import type { Cube, Dimension, Member, Observation } from './cube';
import { DataFileError } from './fileErrors';
import { maxCells } from './table';
import type { RawCell } from './table';
import { decodeText } from './textTable';

const cell = z.union([z.number(), z.string(), z.null()]);
const texts = z.record(z.string(), z.string());
const category = z.object({
  index: z.union([z.array(z.string()), z.record(z.string(), z.int())]).optional(),
  label: texts.optional(),
});
const dimension = z.object({ label: z.string().nullish(), category });
const names = z.array(z.string()).nullish();
const role = z.object({ time: names, geo: names }).nullish();

const dataset = z.object({
  id: z.array(z.string()).min(1),
  size: z.array(z.int().min(0)),
  role,
  dimension: z.record(z.string(), z.unknown()),
  value: z.union([z.array(cell), z.record(z.string(), cell)]),
  status: z.union([z.string(), z.array(z.string().nullable()), z.record(z.string(), z.string())]).nullish(),
});

type Dataset = z.infer<typeof dataset>;

/** The data set of a file; earlier versions are brought into the form of 2.0. */
function toVersion2(json: unknown): unknown {
  const own: unknown = isRecord(json) && isRecord(json['dataset']) ? json['dataset'] : json;
  if (!isRecord(own) || !isRecord(own['dimension']) || own['id'] !== undefined) return own;
  const { id, size, role: roles } = own['dimension'];
  return { ...own, id, size, role: roles };
}

function membersOf(name: string, { category: { index, label } }: z.infer<typeof dimension>): readonly Member[] {
  const order = Array.isArray(index)
    ? index
    : Object.entries(index ?? {})
        .sort(([, left], [, right]) => left - right)
        .map(([id]) => id);
  // A dimension with one member needs no order.
  const ids = order.length > 0 ? order : Object.keys(label ?? {});
  return (ids.length > 0 ? ids : [name]).map((id) => ({ id, label: label?.[id] ?? id }));
}

interface Axis extends Dimension {
  readonly members: readonly Member[];
}

function axesOf({ id, size, role: roles, dimension: dimensions }: Dataset): readonly Axis[] {
  return id.map((name, place) => {
    const found = dimension.safeParse(dimensions[name]);
    const members = found.success ? membersOf(name, found.data) : [];
    if (!found.success || members.length !== size[place]) throw broken(`«dimension.${name}»`);
    const own = roles?.time?.includes(name) ? 'period' : roles?.geo?.includes(name) ? 'area' : null;
    return { id: name, label: found.data.label ?? name, role: own, members };
  });
}

function broken(found: string): DataFileError {
  return new DataFileError({ code: 'data-file-json', values: { found } });
}

/** The members of the observation at this position; the last dimension varies fastest. */
function membersAt(axes: readonly Axis[], position: number): readonly Member[] {
  let rest = position;
  return axes
    .toReversed()
    .flatMap(({ members }) => {
      const member = members[rest % members.length];
      rest = Math.floor(rest / members.length);
      return member ?? [];
    })
    .toReversed();
}

function valueAt({ value }: Dataset, position: number): RawCell {
  return (Array.isArray(value) ? value[position] : value[String(position)]) ?? null;
}

function statusAt({ status }: Dataset, position: number): string {
  if (typeof status === 'string') return status;
  return (Array.isArray(status) ? status[position] : status?.[String(position)]) ?? '';
}

/** The observations of a file. Throws DataFileError if it is not a data set, or too large. */
export function jsonStatCube(bytes: Uint8Array): Cube {
  const parsed = dataset.safeParse(toVersion2(parseJson(decodeText(bytes))));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw broken(`«${issue === undefined || issue.path.length === 0 ? 'JSON' : issue.path.join('.')}»`);
  }
  const { data } = parsed;
  const axes = axesOf(data);
  const size = axes.reduce((product, { members }) => product * members.length, 1);
  if (size > maxCells) throw new DataFileError({ code: 'data-file-size' });
  if (Array.isArray(data.value) && data.value.length !== size) throw broken('«value»');
  const observations = Array.from({ length: size }, (_, position): Observation => {
    const [value, status] = [valueAt(data, position), statusAt(data, position)];
    return { number: position + 1, members: membersAt(axes, position), value, status };
  });
  return { statusName: 'status', dimensions: axes, observations };
}
