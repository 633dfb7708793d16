import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import {
  entriesFile,
  loadSnapshot,
  mediaDirectoryOf,
  prepareSnapshotDraft,
  storeSnapshot,
} from '@/lib/content/snapshotStore';
import type { SourceRecord } from '@/lib/content/readSource';
import { listFiles } from '@/lib/shared/files';
import { emptyFolder } from './folder';
import { idsIn, silenceProgress, snapshotOf } from './reading';
import { article, theme, wireImage } from './records';

silenceProgress();

const image = { image: wireImage('/uploads/bild.svg') };

/** The snapshot folder inside a fresh folder; not there yet. */
async function freshDirectory(): Promise<string> {
  return path.join(await emptyFolder(), 'snapshot');
}

/** Reads the records and puts them in the place of what is in `directory`. */
async function update(directory: string, records: readonly SourceRecord[]): Promise<Snapshot> {
  const draft = await prepareSnapshotDraft(directory);
  const snapshot = await snapshotOf(records, { mediaDirectory: mediaDirectoryOf(draft), allowLoss: true });
  await storeSnapshot(snapshot, draft, directory);
  return snapshot;
}

async function loaded(directory: string): Promise<Snapshot> {
  const snapshot = await loadSnapshot(directory);
  if (snapshot === undefined) throw new Error(`no snapshot in ${directory}`);
  return snapshot;
}

/** The names beside and of the snapshot folder. */
function namesAround(directory: string): Promise<string[]> {
  return readdir(path.dirname(directory));
}

describe('a stored snapshot', () => {
  it('is the same when it is loaded', async () => {
    const directory = await freshDirectory();
    const records = [
      theme('wohnen', image),
      article('erster'),
      theme('wohnen', { title: 'Logement' }, { locale: 'fr', id: 2 }),
    ];
    const snapshot = await update(directory, [...records, theme('arbeit', { lead: 'Ein <b>Wort</b>' }, { id: 3 })]);
    const found = await loaded(directory);
    expect(found.source).toEqual(snapshot.source);
    expect(found.asOf).toBe(snapshot.asOf);
    expect(found.problems).toEqual(snapshot.problems);
    expect(new Set(found.entries)).toEqual(new Set(snapshot.entries));
    expect(snapshotHash(found)).toBe(snapshotHash(snapshot));
    expect(found.problems).toHaveLength(1);
  });

  it('R3 does not say what is wrong with entries that still wait', async () => {
    const directory = await freshDirectory();
    const later = { title: '', publish_at: '2026-12-01T07:30:00Z' };
    const snapshot = await update(directory, [theme('wohnen', { title: '' }), theme('arbeit', later, { id: 2 })]);
    expect(snapshot.problems.map(({ key }) => key)).toEqual(['wohnen', 'arbeit']);
    expect((await loaded(directory)).problems.map(({ key }) => key)).toEqual(['wohnen']);
  });

  it('is absent when its files have another form', async () => {
    const directory = await freshDirectory();
    await update(directory, [theme('wohnen')]);
    const manifest = path.join(directory, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(/"format": \d+/, '"format": 0'));
    await expect(loadSnapshot(directory)).resolves.toBeUndefined();
  });

  it('has no entries of a content type that is newer than itself', async () => {
    const directory = await freshDirectory();
    await update(directory, [theme('wohnen'), article('erster')]);
    await rm(entriesFile(directory, 'de', 'articles'));
    expect(idsIn(await loaded(directory))).toEqual(['display-themes/wohnen/de']);
  });
});

describe('files of a stored snapshot', () => {
  it('are removed when nothing refers to them any more', async () => {
    const directory = await freshDirectory();
    await update(directory, [theme('wohnen', image)]);
    await update(directory, [theme('wohnen', { image: wireImage('/uploads/neu.svg') })]);
    expect(listFiles(mediaDirectoryOf(directory))).toHaveLength(1);
    await update(directory, [theme('wohnen')]);
    expect(listFiles(mediaDirectoryOf(directory))).toEqual([]);
  });
});

it('D4 an interrupted update between the two renames leaves the old snapshot, with its files for the next', async () => {
  const directory = await freshDirectory();
  const previous = await update(directory, [theme('wohnen', image)]);
  await rename(directory, `${directory}.earlier`);
  expect(await loaded(directory)).toEqual(previous);
  const draft = await prepareSnapshotDraft(directory);
  expect(listFiles(mediaDirectoryOf(draft))).toEqual(listFiles(mediaDirectoryOf(directory)));
  expect(listFiles(mediaDirectoryOf(draft))).toHaveLength(1);
  expect(await loaded(directory)).toEqual(previous);
  const next = await snapshotOf([theme('wohnen', { title: '' })], {
    previous,
    mediaDirectory: mediaDirectoryOf(draft),
  });
  await storeSnapshot(next, draft, directory);
  expect((await loaded(directory)).entries).toMatchObject([{ stale: true }]);
  expect(await namesAround(directory)).toEqual(['snapshot']);
});
