/** The record of the build in `out/`: the next build compares its content with it and reuses what has not changed. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDependencies, storeDependencies } from '@/lib/content/dependencyStore';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { linkEntryFiles, loadHistories, readOwnJson } from '@/lib/content/snapshotStore';
import type { SnapshotCache } from '@/lib/content/snapshotStore';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchSettings } from '@/lib/shared/browser/browserSettings';
import { ParsedFileCache } from '@/lib/shared/parsedFileCache';
import { memoize } from '@/lib/shared/browser/memoize';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { ListedPage } from './export/sitePages';
import type { FinishedPage } from './export/finishPages';
import { readBuild } from './export/readBuild';
import type { BuildInfo } from './buildInfo';

export interface BuiltSite {
  readonly build: Pick<BuildInfo, 'id' | 'contentId' | 'timestamp' | 'nextRelease'>;
  readonly content: Snapshot;
  readonly pages: readonly FinishedPage[];
  /** Dependencies of the pages and files. */
  readonly reads: PageDependencies;
  /** Hash of the withheld texts that the site was searched for. */
  readonly searchedFor: string;
  /** The search server and key written into the pages; null if they use none. */
  readonly search: SearchSettings | null;
}

/** Increment when the format of the files changes; records in another format count as absent. */
const format = 9;

const files = {
  site: 'site.json',
  pages: 'pages.json',
  reads: 'reads.json',
  documents: 'documents.json',
} as const;
const contentFolder = 'content';

type Head = Pick<BuiltSite, 'build' | 'searchedFor' | 'search'>;

interface StoredHead extends Head {
  readonly format: number;
}

/** With arrays in place of the sets. */
type StoredPage = Omit<FinishedPage, 'facts'> & {
  readonly facts: Omit<FinishedPage['facts'], 'ids' | 'duplicateIds'> & {
    readonly ids: readonly string[];
    readonly duplicateIds: readonly string[];
  };
};

/** Memoized: the same page object passes through many builds. */
const storedPage = memoize(({ facts, ...page }: FinishedPage): string => {
  const { ids, duplicateIds } = facts;
  const stored: StoredPage = { ...page, facts: { ...facts, ids: [...ids], duplicateIds: [...duplicateIds] } };
  return JSON.stringify(stored);
});

function restored({ facts, ...page }: StoredPage): FinishedPage {
  return { ...page, facts: { ...facts, ids: new Set(facts.ids), duplicateIds: new Set(facts.duplicateIds) } };
}

/** Parts of the record that the next build does not read. */
export interface RecordParts {
  /** Folder of the snapshot that the site was made from. */
  readonly snapshotFolder: string;
  /** The search documents: see `releaseDocuments.ts`. */
  readonly documents: string;
}

/** Writes the record to a folder, replacing what is there. The dependencies may follow later: see `storeDependenciesOf`. */
export async function storeBuiltSite(
  folder: string,
  { pages, ...head }: Omit<BuiltSite, 'content' | 'reads'>,
  { snapshotFolder, documents }: RecordParts,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, files.site), JSON.stringify({ format, ...head } satisfies StoredHead));
  linkEntryFiles(snapshotFolder, path.join(folder, contentFolder));
  await writeFile(path.join(folder, files.pages), `[${pages.map(storedPage).join(',\n')}]`);
  await writeFile(recordDocumentsFile(folder), documents);
}

function nameOf({ contentId, timestamp }: BuiltSite['build']): string {
  return `${contentId} ${timestamp}`;
}

/** Adds the dependencies of a build to its record. They are ignored on reading if another build has replaced the record. */
export function storeDependenciesOf(
  folder: string,
  { build, reads }: Pick<BuiltSite, 'build' | 'reads'>,
): Promise<void> {
  return storeDependencies(path.join(folder, files.reads), nameOf(build), reads).catch(ignoreMissing);
}

/** Path of the search documents in a record. */
export function recordDocumentsFile(folder: string): string {
  return path.join(folder, files.documents);
}

/** Returns the head of the record in a folder; undefined if it is in another format. Throws if there is none. */
export async function readHead(folder: string): Promise<Head | undefined> {
  const { format: written, ...head } = await readOwnJson<StoredHead>(path.join(folder, files.site));
  return written === format ? head : undefined;
}

/** Returns the pages of a record; empty if it is missing or unreadable. */
export async function readPages(folder: string): Promise<readonly ListedPage[]> {
  const head = await readHead(folder).catch(() => undefined);
  return head === undefined ? [] : readOwnJson<readonly StoredPage[]>(path.join(folder, files.pages));
}

/** Returns the content of a record; undefined if there is none. */
export function builtContent(folder: string, snapshots: SnapshotCache): Promise<Snapshot | undefined> {
  return snapshots.load(path.join(folder, contentFolder));
}

async function loadBuiltSite(folder: string, snapshots: SnapshotCache): Promise<BuiltSite | undefined> {
  try {
    const head = await readHead(folder);
    if (head === undefined) return undefined;
    const [content, histories, pages, reads] = await Promise.all([
      builtContent(folder, snapshots),
      loadHistories(path.join(folder, contentFolder)),
      readOwnJson<readonly StoredPage[]>(path.join(folder, files.pages)),
      loadDependencies(path.join(folder, files.reads), nameOf(head.build)),
    ]);
    return (
      content && {
        ...head,
        content: { ...content, histories },
        pages: pages.map(restored),
        reads: reads ?? new Map(),
      }
    );
  } catch {
    // If in doubt, build everything.
    return undefined;
  }
}

/** Caches the records that this process has read or written. */
export class BuiltSiteCache {
  readonly #files = new ParsedFileCache<BuiltSite | undefined>();

  constructor(readonly snapshots: SnapshotCache) {}

  /** Returns the record in a folder; undefined if it is missing, unreadable or in another format. */
  load(folder: string): Promise<BuiltSite | undefined> {
    return this.#files.get(path.join(folder, files.site), () => loadBuiltSite(folder, this.snapshots));
  }

  /** Caches a record that was just moved to the folder. */
  keep(folder: string, site: BuiltSite): Promise<void> {
    return this.#files.put(path.join(folder, files.site), site);
  }
}

/** Whether the export in the folder is the one that the record describes. */
export async function matchesExport({ build }: Pick<BuiltSite, 'build'>, folder: string): Promise<boolean> {
  const there = await readBuild(folder).catch(() => null);
  return there?.contentId === build.contentId && there.timestamp === build.timestamp;
}
