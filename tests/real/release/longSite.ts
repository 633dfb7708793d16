import path from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import type { FinishedSite } from '@/lib/publish/release/makeRelease';
import { writeDocuments } from '../../support/writeDocuments';

export const addresses = ['/', ...Array.from({ length: 20 }, (_, number) => `/artikel/${number}`)];

/** The instant of its content. */
export const longSiteTime = '2026-11-22T07:30:00.000Z';

const lines = 500;

/** A page that tells whether all of it is there: each line names the edition. */
function page(edition: string): string {
  return `${edition}\n`.repeat(lines);
}

/** The edition of a page; null if the page is not whole or mixes two. */
export function editionOf(text: string): string | null {
  const [edition = ''] = text.split('\n', 1);
  return text === page(edition) ? edition : null;
}

/** Where the data of a page are. */
export function dataAddress(address: string): string {
  return `${address === '/' ? '' : address}/_payload.json`;
}

/** A finished site whose pages are long enough to be cut off while they are written. `edition`: twelve digits. */
export async function longSite(root: string, edition: string): Promise<FinishedSite> {
  const siteDir = path.join(root, 'out');
  const rulesDir = path.join(root, 'rules');
  for (const address of addresses) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    await writeTextFile(path.join(siteDir, file), page(edition));
    await writeTextFile(path.join(siteDir, dataAddress(address)), page(edition));
  }
  const latest = { id: edition, contentId: edition, timestamp: longSiteTime };
  await writeTextFile(path.join(siteDir, 'builds', 'latest.json'), JSON.stringify(latest));
  await writeTextFile(
    path.join(siteDir, 'builds', 'meta', `${edition}.json`),
    JSON.stringify({ prerendered: addresses }),
  );
  await writeTextFile(path.join(rulesDir, 'nginx-maps.conf'), `# ${edition}`);
  return { siteDir, rulesDir, documents: await writeDocuments(root) };
}
