import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStatus } from '@/content-types/dataCells';
import { sampleContent } from '@/content-types/sample';
import { listFiles } from '@/lib/shared/files';
import { readDataFile } from '@/lib/data/files/readDataFile';

const folder = 'content-types/sample/de/products';
const files = listFiles(folder).filter((file) => file.endsWith('.csv'));

/** The rows of a product of the sample, with the words for statuses that uploads are read in. */
function rowsOf(key: string) {
  const product = sampleContent.products.find(({ shared }) => String(shared.stata_id) === key);
  const columns = product?.text.columns ?? [];
  const rows = product?.shared.data_rows?.map((row) =>
    row.map((cell, index) => (columns[index]?.role === 'status' && cell !== null ? readStatus(cell) : cell)),
  );
  return { columns, rows };
}

describe('the data beside the indicators of the sample', () => {
  it('are there', () => {
    expect(files).not.toEqual([]);
  });

  it.each(files)('would be the same rows if an editor uploaded them: %s', async (file) => {
    const { columns, rows } = rowsOf(path.basename(file, '.csv'));
    expect(rows?.length).toBeGreaterThan(0);
    expect(await readDataFile(readFileSync(path.join(folder, file)), '.csv', columns)).toMatchObject({
      rows,
      errors: [],
    });
  });
});
