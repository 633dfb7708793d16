/** Which feature of a map is which area of the data. */

export interface NamedFeature {
  readonly id?: string | number | undefined;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** Names and numbers as they are compared: `11 St. Johann` is `St. Johann`, `08` is `8`. */
export function normalizeAreaName(name: unknown): string {
  const text = typeof name === 'string' || typeof name === 'number' ? String(name) : '';
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain.replace(/^\d+\s+/, '');
}

/** The identifier of a feature, beside its properties. */
const identifier = 'id';

function valueOf({ id, properties }: NamedFeature, key: string): unknown {
  return properties?.[key] ?? (key === identifier ? id : undefined);
}

export function propertiesOf(features: readonly NamedFeature[]): readonly string[] {
  return [...new Set([identifier, ...features.flatMap(({ properties }) => Object.keys(properties ?? {}))])];
}

/** The property in which most areas of the data are found, and how many that are. */
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

/** What an area is called that the data do not name; its number in the file if it has no name. */
export function featureName(feature: NamedFeature, property: string, index: number): string {
  const named = Object.entries(feature.properties ?? {}).find(([key]) => nameLike.test(key))?.[1];
  const value = normalizeAreaName(valueOf(feature, property)) === '' ? named : valueOf(feature, property);
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || String(index + 1)
    : String(index + 1);
}

/** The name of each feature: that of the data if they know it, else its own. */
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
