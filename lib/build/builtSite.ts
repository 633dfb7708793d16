/** What the build in `out/` was made of: the next one compares its content with it and reuses what has not changed. */
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
  /** What the pages and files have read of the content. */
  readonly reads: PageDependencies;
  /** A hash of the texts that must not be in it, and were searched for. */
  readonly searchedFor: string;
  /** The search server and the key that stand in the pages; null if they ask none. */
  readonly search: SearchSettings | null;
}

/** Raised when the files change their form; an older record then counts as absent. */
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

/** Sets as lists, as JSON knows no sets. */
type StoredPage = Omit<FinishedPage, 'facts'> & {
  readonly facts: Omit<FinishedPage['facts'], 'ids' | 'duplicateIds'> & {
    readonly ids: readonly string[];
    readonly duplicateIds: readonly string[];
  };
};

/** A page is the same in many builds. */
const storedPage = memoize(({ facts, ...page }: FinishedPage): string => {
  const { ids, duplicateIds } = facts;
  const stored: StoredPage = { ...page, facts: { ...facts, ids: [...ids], duplicateIds: [...duplicateIds] } };
  return JSON.stringify(stored);
});

function restored({ facts, ...page }: StoredPage): FinishedPage {
  return { ...page, facts: { ...facts, ids: new Set(facts.ids), duplicateIds: new Set(facts.duplicateIds) } };
}

/** The parts of the record that the next build does not read. */
export interface RecordParts {
  /** Location of the content that the site was made from. */
  readonly snapshotFolder: string;
  /** What the search finds: see `releaseDocuments.ts`. */
  readonly documents: string;
}

/** Writes the record to a folder of its own, replacing what is there. What its pages have read may follow: see `storeDependenciesOf`. */
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

/** Adds to the record in the folder what the pages of a build have read. If another build has replaced the record, it counts as absent. */
export function storeDependenciesOf(
  folder: string,
  { build, reads }: Pick<BuiltSite, 'build' | 'reads'>,
): Promise<void> {
  return storeDependencies(path.join(folder, files.reads), nameOf(build), reads).catch(ignoreMissing);
}

/** The file with what the search finds on the site of a record. */
export function recordDocumentsFile(folder: string): string {
  return path.join(folder, files.documents);
}

/** What the record in the folder is of; undefined if there is none in the current format. */
export async function readHead(folder: string): Promise<Head | undefined> {
  const { format: written, ...head } = await readOwnJson<StoredHead>(path.join(folder, files.site));
  return written === format ? head : undefined;
}

/** The pages of a record; none without a readable one. */
export async function readPages(folder: string): Promise<readonly ListedPage[]> {
  const head = await readHead(folder).catch(() => undefined);
  return head === undefined ? [] : readOwnJson<readonly StoredPage[]>(path.join(folder, files.pages));
}

/** The content of a record, or of none: undefined. */
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
    // Any doubt means a full build.
    return undefined;
  }
}

/** Records that a process has read or written. */
export class BuiltSiteCache {
  readonly #files = new ParsedFileCache<BuiltSite | undefined>();

  constructor(readonly snapshots: SnapshotCache) {}

  /** The record in the folder; undefined if there is no readable one in the current format, so that nothing is reused. */
  load(folder: string): Promise<BuiltSite | undefined> {
    return this.#files.get(path.join(folder, files.site), () => loadBuiltSite(folder, this.snapshots));
  }

  /** The record was just put into the folder. */
  keep(folder: string, site: BuiltSite): Promise<void> {
    return this.#files.put(path.join(folder, files.site), site);
  }
}

/** Whether the export in the folder is the one of the record. */
export async function matchesExport({ build }: Pick<BuiltSite, 'build'>, folder: string): Promise<boolean> {
  const there = await readBuild(folder).catch(() => null);
  return there?.contentId === build.contentId && there.timestamp === build.timestamp;
}
