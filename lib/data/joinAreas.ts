/** Matches the features of a map with the areas of the data. */

export interface NamedFeature {
  readonly id?: string | number | undefined;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** Names and numbers in the form in which they are compared: `11 St. Johann` → `st. johann`, `08` → `8`. */
export function normalizeAreaName(name: unknown): string {
  const text = typeof name === 'string' || typeof name === 'number' ? String(name) : '';
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain.replace(/^\d+\s+/, '');
}

/** Stands for the identifier of a feature, which is not among its properties. */
const identifier = 'id';

function valueOf({ id, properties }: NamedFeature, key: string): unknown {
  return properties?.[key] ?? (key === identifier ? id : undefined);
}

export function propertiesOf(features: readonly NamedFeature[]): readonly string[] {
  return [...new Set([identifier, ...features.flatMap(({ properties }) => Object.keys(properties ?? {}))])];
}

/** The property that matches the most areas of the data, and how many. */
export function joinProperty(
  features: readonly NamedFeature[],
  names: readonly string[],
): { readonly property: string; readonly count: number } {
  const wanted = new Set(names.map(normalizeAreaName));
  const rated = propertiesOf(features).map((property) => {
    const values = features.map((feature) => normalizeAreaName(valueOf(feature, property)));
    return { property, count: [...wanted].filter((name) => name !== '' && values.includes(name)).length };
  });
  return rated.reduce((best, one) => (one.count > best.count ? one : best), { property: identifier, count: 0 });
}

const nameLike = /name|label|bezeichnung|titel|title/i;

/** The name of an area that is not in the data; its number in the file if it has no name. */
export function featureName(feature: NamedFeature, property: string, index: number): string {
  const named = Object.entries(feature.properties ?? {}).find(([key]) => nameLike.test(key))?.[1];
  const value = normalizeAreaName(valueOf(feature, property)) === '' ? named : valueOf(feature, property);
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || String(index + 1)
    : String(index + 1);
}

/** The name of each feature: as in the data if they have it, else its own. */
export function namesOf(
  features: readonly NamedFeature[],
  property: string,
  names: readonly string[],
): readonly string[] {
  const known = new Map(names.map((name) => [normalizeAreaName(name), name]));
  return features.map((feature, index) => {
    const own = featureName(feature, property, index);
    return known.get(normalizeAreaName(own)) ?? own;
  });
}
