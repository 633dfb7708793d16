/** An indicator of the sample content with its data, from wherever they are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '@/content-types/sample';
import type { Entry, SampleEntry } from '@/content-types/registry';
import { sampleMedia } from '@/lib/shared/office';
import { readDataFile } from '@/lib/data/files/readDataFile';
import { indicatorEntry } from '../../lib/charts/indicators';

/** The rows of a product of the sample as the site reads them. */
export async function sampleRows({ shared, text }: SampleEntry<'products'>): Promise<Entry<'products'>['data_rows']> {
  const { data_file: file, data_rows: rows = null } = shared;
  if (file === undefined) return rows;
  const bytes = readFileSync(path.join(sampleMedia(), file));
  return (await readDataFile(bytes, path.extname(file), text.columns ?? [])).rows ?? null;
}

/** What the values of an indicator are read from; throws if there is none with this title. */
export async function sampleIndicator(title: string): Promise<Entry<'products'>> {
  const product = sampleContent.products.find(({ text }) => text.title === title);
  if (product === undefined) throw new Error(`the sample content has no indicator «${title}»`);
  const { headline, chart_options: options, chart_type: kind, decimals, ...shared } = product.shared;
  const { columns, unit } = product.text;
  return indicatorEntry({
    columns,
    unit,
    headline,
    decimals,
    chart_type: kind,
    chart_options: options,
    last_update: shared.last_update,
    data_as_of: shared.data_as_of,
    data_rows: await sampleRows(product),
  });
}
