/** The indicators of an office as the content of a small site, on the way of the content of a CMS: form, file, check, data. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '@/lib/shared/contentHash';
import { checkRecords } from '@/lib/content/check';
import { createContents } from '@/lib/content/content';
import { attachData } from '@/lib/content/data/attachData';
import { mediaAddress } from '@/lib/content/files/mediaAddress';
import { bindValues } from '@/lib/content/data/bindValues';
import { linkEntries } from '@/lib/content/linkEntries';
import { sortEntries } from '@/lib/content/order';
import type { Snapshot } from '@/lib/content/snapshot';
import type { MediaFile } from '@/lib/cms/sample-cms/mediaLibrary';
import type { Contents } from '@/lib/site/contents';
import type { Indicator } from '@/lib/site/indicators';
import { tinySite } from '../../fixtures/tinySite';
import { recordsOf, tinyMedia } from '../site';
import { officeIndicators } from './office';
import type { OfficeIndicator } from './office';
import { officeProduct } from './officeProduct';

export interface RealSite {
  readonly snapshot: Snapshot;
  readonly contents: Contents;
  /** In the order of the office. */
  readonly indicators: readonly Indicator[];
  /** What is wrong with them, empty if nothing is. */
  readonly problems: readonly string[];
}

const asOf = '2026-09-01T00:00:00.000Z';

function mediaFile(name: string, id: number): MediaFile {
  const attributes = { name, url: mediaAddress(name), mime: 'text/tab-separated-values', width: null, height: null };
  return { id, attributes };
}

function nameOf({ id }: OfficeIndicator): string {
  return `${id}.tsv`;
}

let loaded: Promise<RealSite> | undefined;

/** Reads all indicators, once; throws nothing: what is refused is among the problems. */
export function loadRealSite(): Promise<RealSite> {
  return (loaded ??= readRealSite());
}

async function readRealSite(): Promise<RealSite> {
  const office = officeIndicators();
  const made = office.map((indicator) => officeProduct(indicator, nameOf(indicator)));
  const folder = mkdtempSync(path.join(tmpdir(), 'office-'));
  try {
    for (const { product, file } of made) writeFileSync(path.join(folder, `${product.shared.stata_id}.tsv`), file);
    const media = new Map([
      ...tinyMedia,
      ...office.map((indicator) => [nameOf(indicator), mediaFile(nameOf(indicator), indicator.id)] as const),
    ]);
    const products = made.map(({ product }) => product);
    const content = { ...tinySite, products: [...tinySite.products, ...products] };
    const checked = checkRecords(recordsOf({ content, translations: {}, media }), { asOf, drafts: false });
    const placed = await attachData(checked.entries, folder);
    const linked = linkEntries(sortEntries(bindValues(placed.entries).entries));
    const entries = linked.entries.map((entry) => ({ ...entry, hash: contentHash(entry.values) }));
    const source = { cmsUrl: null, drafts: false };
    const snapshot = { source, asOf, nextRelease: checked.nextRelease, entries, problems: checked.problems };
    const contents = createContents(snapshot);
    return {
      snapshot,
      contents,
      indicators: office.flatMap(({ id }) => contents('de').find('products', String(id)) ?? []),
      problems: [
        ...checked.problems.filter(({ severity }) => severity === 'error').map((problem) => JSON.stringify(problem)),
        ...placed.findings.map(({ meta, fault }) => `${meta.key}: ${JSON.stringify(fault)}`),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
