import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/lib/shared/config';
import { contentNameOf, archiveContent } from '@/lib/build/contentArchive';
import { emptyFolder } from '../content/folder';

const place = vi.hoisted(() => ({ folder: '' }));

vi.mock('@/lib/shared/paths', () => ({
  paths: {
    get snapshot() {
      return `${place.folder}/snapshot`;
    },
    get contents() {
      return `${place.folder}/contents`;
    },
  },
}));

/** A finished site that says which content it is made of. */
async function siteOf(contentId: string): Promise<string> {
  const site = path.join(place.folder, 'site');
  await mkdir(path.join(site, 'builds', 'meta'), { recursive: true });
  const latest = { id: 'code', contentId, timestamp: '2026-08-21T10:00:00.000Z' };
  await writeFile(path.join(site, 'builds', 'latest.json'), JSON.stringify(latest));
  await writeFile(path.join(site, 'builds', 'meta', 'code.json'), JSON.stringify({ prerendered: ['/'] }));
  return site;
}

beforeEach(async () => {
  place.folder = await emptyFolder();
  await mkdir(path.join(place.folder, 'snapshot', 'de'), { recursive: true });
  await writeFile(path.join(place.folder, 'snapshot', 'de', 'articles.json'), '[]');
});

describe('the content of a site', () => {
  it('is known from the site that visitors see', async () => {
    await expect(contentNameOf(await siteOf('seen'))).resolves.toBe('seen');
    await expect(contentNameOf(path.join(place.folder, 'nowhere'))).resolves.toBeUndefined();
    await expect(contentNameOf(null)).resolves.toBeUndefined();
  });

  it('is kept as often as releases are, and as long as visitors see it', async () => {
    const seen = await siteOf('seen');
    const count = config().RELEASE_KEEP + 3;
    const names = ['seen', ...Array.from({ length: count }, (_, index) => `content-${index}`)];
    for (const [index, name] of names.entries()) {
      await archiveContent(name, seen);
      await utimes(path.join(place.folder, 'contents', name), index, index);
    }
    await archiveContent('newest', seen);
    const kept = await readdir(path.join(place.folder, 'contents'));
    expect(kept).toHaveLength(config().RELEASE_KEEP + 3);
    expect(kept).toEqual(expect.arrayContaining(['seen', 'newest', `content-${count - 1}`]));
    expect(kept).not.toContain('content-0');
  });
});
