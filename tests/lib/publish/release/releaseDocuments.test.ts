import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { readReleaseDocuments } from '@/lib/publish/release/releaseDocuments';
import { documentsFile } from '@/lib/search-index/documentsFile';
import { releasePath } from '@/lib/publish/release/releaseFolder';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { searchDocuments } from '../../../fixtures/searchPageDocuments';
import { finishedSite } from './finishedSite';
import { withRules } from '../../../support/searchRules';
import { writeDocuments } from '../../../support/writeDocuments';

async function releaseWithDocuments() {
  const root = temporaryFolder().path;
  const folder = path.join(root, 'releases');
  const documents = withRules(
    new Map([
      ['de', searchDocuments],
      ['ls', searchDocuments.slice(1)],
    ]),
  );
  const site = await finishedSite(root, 'Seite');
  const { id } = await makeRelease(folder, { ...site, documents: await writeDocuments(root, documents) });
  return { folder, id, documents };
}

describe('what the search finds in a release', () => {
  it.each(['', '{}', '[["de",[{"id":"1"}]]]', '[["xx",[]]]'])('is not guessed if the file says %j', async (text) => {
    const { folder, id } = await releaseWithDocuments();
    await writeFile(path.join(releasePath(folder, id), documentsFile), text);
    await expect(readReleaseDocuments(folder, id)).rejects.toThrow(
      `What the search finds in the release ${id} cannot be read`,
    );
  });
});
