/** What a build has left in a folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import { requireSnapshot } from '@/lib/content/snapshotStore';
import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import { listFiles } from '@/lib/shared/files';
import { readTags } from '@/lib/shared/html/tokenizer';
import { faultText } from '@/lib/faults/faultText';

export interface BuiltSite {
  /** The documents of all pages by their addresses. */
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
  readonly content: Snapshot;
  /** What `reports/content.json` tells. */
  readonly problems: readonly Problem[];
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const out = path.join(folder, 'out');
  const files = listFiles(out);
  const pages = files.filter((file) => file.endsWith('.html'));
  const report = readFileSync(path.join(folder, 'reports', 'content.json'), 'utf8');
  return {
    pages: new Map(pages.map((file) => [addressOf(file), readFileSync(path.join(out, file), 'utf8')])),
    files: new Set(files),
    content: await requireSnapshot(path.join(folder, '.cache', 'built', 'content')),
    // oxlint-disable-next-line typescript/no-unsafe-member-access, typescript/no-unsafe-assignment -- own file
    problems: JSON.parse(report).problems,
  };
}

/** The first heading of a page, with its markup. */
export function headingOf(html: string | undefined): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html ?? '')?.[1];
}

const anywhere = 'https://statistik.example';

/** Whether editors are told of an address that they have written. */
function isTold({ problems }: BuiltSite, reference: string): boolean {
  const german = reference.replace(/^\/(?:ls|fr|it|en)(?=\/)/, '');
  return problems.some((problem) => faultText(problem, 'de').found.includes(`«${german}»`));
}

/** Addresses within the site that pages mention and that lead nowhere, each with one of these pages; but those that are told. */
export function brokenLinks(site: BuiltSite): readonly string[] {
  const { pages, files } = site;
  const ids = new Map<string, ReadonlySet<string>>();
  const references: { readonly page: string; readonly reference: string }[] = [];
  for (const [page, html] of pages) {
    const facts = pageFacts(html, readTags(html));
    ids.set(page, facts.ids);
    references.push(...facts.references.map((reference) => ({ page, reference })));
  }
  const leads = (page: string, reference: string): boolean => {
    const { origin, pathname, hash } = new URL(reference, anywhere + encodeURI(page));
    const target = decodeURIComponent(pathname);
    if (origin !== anywhere) return true;
    const own = ids.get(target);
    if (own === undefined) return files.has(target.slice(1));
    return hash === '' || hash === '#top' || own.has(decodeURIComponent(hash.slice(1)));
  };
  const broken = references.filter(({ page, reference }) => !leads(page, reference) && !isTold(site, reference));
  return [...new Map(broken.map(({ page, reference }) => [reference, `${reference} on ${page}`])).values()];
}
