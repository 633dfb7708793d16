import path from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import type { FinishedSite } from '@/lib/publish/release/makeRelease';
import { writeDocuments } from '../../../support/writeDocuments';

const addresses = ['/', '/themen', '/fr/themen'];

/** Of the code of every finished site here. */
export const buildId = 'c0de';

const eightThirty = '2026-11-22T07:30:00.000Z';

/** A small finished site each of whose pages says the text. `contentId`: twelve digits. */
export async function finishedSite(
  root: string,
  text: string,
  contentId = '0123456789ab',
  asOf = eightThirty,
): Promise<FinishedSite> {
  const siteDir = path.join(root, 'out');
  const rulesDir = path.join(root, 'rules');
  const files: Readonly<Record<string, string>> = {
    'index.html': text,
    'themen.html': text,
    'fr/themen.html': text,
    'builds/latest.json': JSON.stringify({ id: buildId, contentId, timestamp: asOf }),
    [`builds/meta/${buildId}.json`]: JSON.stringify({ prerendered: addresses }),
  };
  for (const [name, content] of Object.entries(files)) await writeTextFile(path.join(siteDir, name), content);
  await writeTextFile(path.join(rulesDir, 'nginx-maps.conf'), `# ${text}`);
  return { siteDir, rulesDir, documents: await writeDocuments(root) };
}
