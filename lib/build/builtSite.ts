/** What the build in `out/` was made of: the next one compares its content with it and takes over what has not changed. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadReads, storeReads } from '@/lib/content/readsStore';
import type { PageReads } from '@/lib/content/readsStore';
import { linkEntries, readOwnJson } from '@/lib/content/store';
import type { SnapshotReader } from '@/lib/content/store';
import type { Snapshot } from '@/lib/content/snapshot';
import type { FinishedPage } from '@/lib/export/finishPages';
import { readBuild } from '@/lib/export/readBuild';
import type { BuildInfo } from '@/lib/site/buildInfo';

export interface BuiltSite {
  readonly build: Pick<BuildInfo, 'id' | 'contentId' | 'timestamp'>;
  readonly content: Snapshot;
  readonly pages: readonly FinishedPage[];
  /** Addresses of pages that point to a picture which stands in for their own. */
  readonly withStandIns: readonly string[];
  /** What the pages and files have read of the content. */
  readonly reads: PageReads;
  /** A hash of the texts that must not be in it, and were looked for. */
  readonly searchedFor: string;
}

/** Raised when the files change their form; an older record then counts as absent. */
const format = 2;

const files = { site: 'site.json', pages: 'pages.json', reads: 'reads.json' } as const;
const contentFolder = 'content';

interface StoredSite extends Pick<BuiltSite, 'build' | 'withStandIns' | 'searchedFor'> {
  readonly format: number;
}

/** Sets as lists, as JSON knows no sets. */
type StoredPage = Omit<FinishedPage, 'facts'> & {
  readonly facts: Omit<FinishedPage['facts'], 'ids' | 'duplicateIds'> & {
    readonly ids: readonly string[];
    readonly duplicateIds: readonly string[];
  };
};

function stored({ facts, ...page }: FinishedPage): StoredPage {
  return { ...page, facts: { ...facts, ids: [...facts.ids], duplicateIds: [...facts.duplicateIds] } };
}

function restored({ facts, ...page }: StoredPage): FinishedPage {
  return { ...page, facts: { ...facts, ids: new Set(facts.ids), duplicateIds: new Set(facts.duplicateIds) } };
}

/**
 * Writes the record to a folder of its own, in the place of what is there. `snapshotFolder`: where the content lies that
 * the site was made of.
 */
export async function storeBuiltSite(
  folder: string,
  { pages, reads, ...head }: Omit<BuiltSite, 'content'>,
  snapshotFolder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, files.site), JSON.stringify({ format, ...head } satisfies StoredSite));
  await linkEntries(snapshotFolder, path.join(folder, contentFolder));
  await writeFile(path.join(folder, files.pages), JSON.stringify(pages.map(stored)));
  await storeReads(path.join(folder, files.reads), reads);
}

/** The record in the folder; undefined where there is none of today's form that can be read, so that nothing is taken over. */
export async function loadBuiltSite(folder: string, read: SnapshotReader): Promise<BuiltSite | undefined> {
  try {
    const { format: written, ...head } = await readOwnJson<StoredSite>(path.join(folder, files.site));
    if (written !== format) return undefined;
    const [content, pages, reads] = await Promise.all([
      read(path.join(folder, contentFolder)),
      readOwnJson<readonly StoredPage[]>(path.join(folder, files.pages)),
      loadReads(path.join(folder, files.reads)),
    ]);
    return content && { ...head, content, pages: pages.map(restored), reads: reads ?? new Map() };
  } catch {
    // Any doubt means a full build.
    return undefined;
  }
}

/** Whether the export in the folder is the one of the record. */
export async function isExportOf({ build }: BuiltSite, folder: string): Promise<boolean> {
  const there = await readBuild(folder).catch(() => null);
  return there?.contentId === build.contentId && there.timestamp === build.timestamp;
}
