import { expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import type { SnapshotEntry } from '@/lib/content/snapshot';
import { documentsOf } from '@/lib/search-index/documents';
import type { SearchDocument } from '@/lib/search/document';
import { site } from '../../support/site';

function documentsWith(entries: readonly SnapshotEntry[]): ReadonlyMap<string, SearchDocument> {
  const content = createContents({ ...site.snapshot, entries })('de');
  return new Map(documentsOf(content).map((document) => [document.id, document]));
}

it('keeps the documents of entries that have not changed, and makes anew those that name another', () => {
  const { entries } = site.snapshot;
  const before = documentsWith(entries);
  const after = documentsWith(
    entries.map((entry) =>
      entry.meta.type === 'display-themes' && entry.meta.key === 'wohnen' && entry.meta.locale === 'de'
        ? { ...entry, values: { ...entry.values, title: 'Wohnraum' } }
        : entry,
    ),
  );
  const changed = [...after].filter(([id, document]) => before.get(id) !== document).map(([id]) => id);
  expect(before.get('products-100')?.subjects).not.toContain('Wohnraum');
  expect(after.get('products-100')?.subjects).toContain('Wohnraum');
  expect(changed).toContain('display-themes-wohnen');
  expect(changed.length).toBeLessThan(after.size);
});
