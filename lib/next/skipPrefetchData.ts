/**
 * Next.js takes the data of each page apart once more, into files that its router would fetch in advance, and has no setting
 * against it. Nobody reads them here, and they cost a quarter of the rendering and three of five files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../base/files';
import { UnexpectedNextError } from './unexpected';

const collecting = /\basync function collectSegmentData\([^)]*\)\s*\{/;

/** In what Next.js has compiled, not shortened: from now on, pages have no such data. */
export async function skipPrefetchData(compiled: string): Promise<void> {
  const chunks = path.join(compiled, 'server', 'chunks');
  let found = false;
  for (const file of listFiles(chunks).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(path.join(chunks, file), 'utf8');
    if (!collecting.test(code)) continue;
    found = true;
    await writeFile(path.join(chunks, file), code.replace(collecting, '$& return new Map();'));
  }
  if (!found) throw new UnexpectedNextError('Next.js collects the data for its router in advance under another name.');
}
