import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { changedDependencies, dependentPages } from '@/lib/content/changedDependencies';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import { writeDataFiles } from '@/lib/build/export/writeDataFiles';
import { site } from '../../../support/site';
import { temporaryFolder } from './sampleExport';

/** Of a site without earlier data. */
function noState(): never {
  throw new Error('Nothing is known of earlier data.');
}

function withTitle(title: string): Snapshot {
  const entries = site.snapshot.entries.map((entry) =>
    entry.meta.type === 'products' && entry.meta.key === '100'
      ? { ...entry, hash: title, values: { ...entry.values, title } }
      : entry,
  );
  return { ...site.snapshot, entries };
}

describe('files with data', () => {
  it('are written for each indicator with data, in every format', async () => {
    const folder = await temporaryFolder();
    const reads = writeDataFiles(site.contents, folder, new Set(), noState);
    const files = listFiles(folder);
    expect(files).toEqual(
      expect.arrayContaining(
        ['csv', 'csv-metadata.json', 'json', 'xlsx', 'de.json'].map((ending) => `daten/indikator/100.${ending}`),
      ),
    );
    // One without data yet, and one that is no indicator.
    expect(files.filter((file) => /\/(?:300|400)\./.test(file))).toEqual([]);
    const ofIndicators = files.filter((file) => file.startsWith('daten/indikator/'));
    expect([...reads.keys()].toSorted()).toEqual(ofIndicators.map((file) => `/${file}`));
  });

  it('are those of the earlier build if nothing that they read has changed', async () => {
    const folder = await temporaryFolder();
    const before = writeDataFiles(site.contents, await temporaryFolder(), new Set(), noState);
    const later = withTitle('Anders');
    const touched = new Set(dependentPages(before, changedDependencies(site.snapshot, later)));
    writeDataFiles(
      createContents(later),
      folder,
      new Set([...before.keys()].filter((file) => !touched.has(file))),
      noState,
    );
    const written = listFiles(folder).filter((file) => file.startsWith('daten/indikator/'));
    expect(written).toContain('daten/indikator/100.csv');
    expect(written.filter((file) => !file.startsWith('daten/indikator/100.'))).toEqual([]);
  });

  it('have beside them what lists many entries, which is made each time', async () => {
    const folder = await temporaryFolder();
    const before = writeDataFiles(site.contents, await temporaryFolder(), new Set(), noState);
    writeDataFiles(site.contents, folder, new Set(before.keys()), noState);
    const lists = [
      'agenda.ics',
      'fr/thema/wohnen/feed.xml',
      'daten/index.json',
      'daten/portal.it.json',
      'search/en.json',
    ];
    expect(listFiles(folder)).toEqual(expect.arrayContaining(lists));
    expect(listFiles(folder).filter((file) => file.startsWith('daten/indikator/'))).toEqual([]);
  });
});
