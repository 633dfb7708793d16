/** The part of a query that says what to deliver: `populate`, and `fields` and `filters` inside it. */
import { isRecord } from '@/lib/shared/browser/isRecord';

export interface Selection {
  /** Names of plain values to deliver; null means all. */
  readonly fields: readonly string[] | null;
  readonly filters: unknown;
  readonly populate: Populate;
  /** Of a dynamic zone: the block kinds to deliver, each with its own selection; null means all kinds alike. */
  readonly on: ReadonlyMap<string, Selection> | null;
}

export interface Populate {
  readonly everything: boolean;
  readonly named: ReadonlyMap<string, Selection>;
}

const nothing: Populate = { everything: false, named: new Map() };

const plainValues: Selection = { fields: null, filters: undefined, populate: nothing, on: null };

type Plain = Readonly<Record<string, unknown>>;

/** Strapi accepts `a,b` as well as a list, and ignores anything else in it. */
export function namesIn(value: unknown): readonly string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  return texts.flatMap((text) => text.split(',').map((name) => name.trim()));
}

function isDeclined(value: unknown): boolean {
  return ['false', 'f', '0', ''].includes(String(value));
}

function selectionMap(value: Plain): ReadonlyMap<string, Selection> {
  const wanted = Object.entries(value).filter(([, inner]) => !isDeclined(inner));
  return new Map(wanted.map(([name, inner]) => [name, isRecord(inner) ? parseSelection(inner) : plainValues]));
}

/** A word that names no field, such as `deep` without its plugin, is silently ignored. */
function parsePopulate(value: unknown): Populate {
  if (value === '*') return { everything: true, named: new Map() };
  if (isRecord(value)) return { everything: false, named: selectionMap(value) };
  return { everything: false, named: new Map(namesIn(value).map((name) => [name, plainValues])) };
}

/** Reads the keys `fields`, `filters`, `populate` and `on` of a parsed query or of a part of one. */
export function parseSelection({ fields, filters, populate, on }: Plain): Selection {
  return {
    fields: fields === undefined || fields === '*' ? null : namesIn(fields),
    filters,
    populate: parsePopulate(populate),
    on: isRecord(on) ? selectionMap(on) : null,
  };
}

/** What to deliver of a field; undefined if it was not requested. */
export function selected({ everything, named }: Populate, name: string): Selection | undefined {
  return named.get(name) ?? (everything ? plainValues : undefined);
}
