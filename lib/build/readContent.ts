/** Reads what a site is made of: the public content and the histories of its data. */
import { config } from '@/lib/shared/config';
import { contentHash } from '@/lib/shared/contentHash';
import { paths } from '@/lib/shared/paths';
import type { Planned } from '@/lib/content/planned';
import type { Snapshot } from '@/lib/content/snapshot';
import { storeHistories } from '@/lib/content/snapshotStore';
import { updateSnapshot } from './updateSnapshot';
import type { ContentCache } from './updateSnapshot';
import type { WithheldText } from '@/lib/content/withheldTexts';
import { withCms } from '@/lib/cms/withCms';
import { builtContent } from './builtSite';
import { loadDataHistories } from './loadDataHistories';
import type { LoadedHistories } from './loadDataHistories';
import { contentNameOf } from './contentArchive';
import type { BuildOptions } from './buildOptions';

export interface ReadContent {
  readonly snapshot: Snapshot;
  readonly withheld: readonly WithheldText[];
  /** For the report: what waits for its instant. */
  readonly planned: readonly Planned[];
  /** Hash of the withheld texts. */
  readonly searchedFor: string;
}

export interface ContentWithHistory extends ReadContent {
  readonly readState: LoadedHistories['read'];
}

/** Reads the CMS into the snapshot. Throws what `updateSnapshot` throws. */
export async function readContent(options: BuildOptions, memory: ContentCache): Promise<ReadContent> {
  const { CMS_DRAFTS: drafts } = config();
  let withheld: readonly WithheldText[] = [];
  const onWithheld = (texts: readonly WithheldText[]): void => {
    withheld = texts;
  };
  let planned: readonly Planned[] = [];
  const onPlanned = (groups: readonly Planned[]): void => {
    planned = groups;
  };
  const published = await contentNameOf(options.shown);
  const live = await builtContent(paths.built, memory.snapshots);
  const snapshot = await withCms(
    ({ cms, cmsUrl }) =>
      updateSnapshot(cms, { ...options, live, drafts, cmsUrl, published, onWithheld, onPlanned, memory }),
    memory.pages,
  );
  return {
    snapshot,
    withheld,
    planned,
    searchedFor: contentHash([...new Set(withheld.map(({ text }) => text))].sort()),
  };
}

/** Adds the data histories to the content and to the stored snapshot. `shown` is the folder of the site that visitors see. */
export async function withDataHistory(read: ReadContent, shown: string | null): Promise<ContentWithHistory> {
  const { histories, read: readState } = await loadDataHistories(read.snapshot, shown);
  await storeHistories(paths.snapshot, histories);
  return { ...read, snapshot: { ...read.snapshot, histories }, readState };
}
