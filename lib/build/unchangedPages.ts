/** Finds what a build can reuse from the previous one. */
import { changedDependencies, dependentPages } from '@/lib/content/changedDependencies';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import type { Snapshot } from '@/lib/content/snapshot';
import type { FinishedPage } from './export/finishPages';
import { shareAddress } from '@/lib/site/share-cards/shareCard';
import type { BuiltSite } from './builtSite';

/** The pages and files whose dependencies have not changed. */
export interface UnchangedPages {
  /** Their dependencies, by address. */
  readonly reads: PageDependencies;
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Files other than pages, relative to the export. */
  readonly files: readonly string[];
  /** See `BuiltSite`. */
  readonly searchedFor: string;
}

/** For a full build. */
export const noneUnchanged: UnchangedPages = {
  reads: new Map(),
  pages: new Map(),
  files: [],
  searchedFor: '',
};

/** Returns the pages and files whose dependencies are the same in the new content. Those without recorded dependencies are excluded. */
export function unchangedSince(built: BuiltSite, snapshot: Snapshot): UnchangedPages {
  const touched = new Set(dependentPages(built.reads, changedDependencies(built.content, snapshot)));
  const reads = new Map([...built.reads].filter(([address]) => !touched.has(address)));
  const pages = new Map(built.pages.flatMap((page) => (reads.has(page.path) ? [[page.path, page] as const] : [])));
  const others = [...reads.keys()].filter((address) => !pages.has(address));
  const pictures = [...pages.values()].flatMap(({ share }) => (share === undefined ? [] : [shareAddress(share)]));
  const files = [...others, ...pictures].map((address) => address.slice(1));
  return { reads, pages, files, searchedFor: built.searchedFor };
}
