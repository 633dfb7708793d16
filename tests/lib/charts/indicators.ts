/** Indicators for tests, made as the site makes them. */
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { collectionTypes } from '@/content-types/registry';
import type { Entry } from '@/content-types/registry';
import { indicator } from '../content/records';

type Attributes = Readonly<Record<string, unknown>>;

/** A checked indicator; `attributes` as the CMS sends them. */
export function indicatorEntry(attributes: Attributes = {}): Entry<'products'> {
  const { record } = indicator(5813, attributes);
  const values = collectionTypes.products.schema.parse(record.attributes);
  return { ...values, meta: { type: 'products', key: '5813', locale: 'de', updatedAt: '' } };
}

export function column(key: string, role: string, attributes: Attributes = {}): Attributes {
  return { key, label: key, role, ...attributes };
}

/** Columns in short, with their labels if these are others than the keys: `'jahr period, a value Stadt'`. */
export function dataColumns(text: string): readonly Attributes[] {
  return text.split(', ').map((one) => {
    const [key = '', role = '', label = key] = one.split(' ');
    return column(key, role, { label });
  });
}

/** The chart of such an indicator; throws if it has none. */
export function chartOf(attributes: Attributes): ChartModel {
  const model = indicatorModel(indicatorEntry(attributes));
  if (model === undefined) throw new Error('no chart');
  return model;
}
