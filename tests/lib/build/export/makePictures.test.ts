import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkPictures } from '@/lib/build/export/checks/checkPictures';
import { listFiles } from '@/lib/shared/files';
import { makePictures } from '@/lib/build/export/makePictures';
import type { FinishedPage } from '@/lib/build/export/finishPages';
import { plain } from '../../site/pictures/pictures';
import { finishedPage, soundPage } from './finishedPage';
import { siteUrl, temporaryFolder } from './sampleExport';

const hash = '0123456789abcdef';

interface Folders {
  readonly mediaDir: string;
  readonly exportDir: string;
  readonly cacheDir: string;
}

let folders: Folders;

beforeEach(async () => {
  folders = {
    mediaDir: await temporaryFolder(),
    exportDir: await temporaryFolder(),
    cacheDir: await temporaryFolder(),
  };
  await writeFile(join(folders.mediaDir, `${hash}.png`), await plain(800, 400).png().toBuffer());
});

function pageWith(main: string): readonly FinishedPage[] {
  return [finishedPage('/artikel/a', soundPage({ main }))];
}

const picture = `<picture><source type="image/avif" srcset="/media/${hash}-a320.avif 320w, /media/${hash}-a640.avif 640w"/><img src="/media/${hash}-a640.png"/></picture>`;

function make(pages: readonly FinishedPage[]): ReturnType<typeof makePictures> {
  return makePictures({ ...folders, pages, siteUrl });
}

describe('pictures of the export', () => {
  it('D7 are made if a page names them, and no others', async () => {
    expect(await make(pageWith(picture))).toEqual({ total: 3, made: 3 });
    expect(listFiles(join(folders.exportDir, 'media'))).toEqual([
      `${hash}-a320.avif`,
      `${hash}-a640.avif`,
      `${hash}-a640.png`,
    ]);
  });

  it('cost a second build nothing and are the same', async () => {
    await make(pageWith(picture));
    const file = join(folders.exportDir, 'media', `${hash}-a640.avif`);
    const first = await readFile(file);
    expect(await make(pageWith(picture))).toEqual({ total: 3, made: 0 });
    expect((await readFile(file)).equals(first)).toBe(true);
  });

  it('stop the build when their original is missing, with the page that needs them', async () => {
    await expect(make(pageWith('<img src="/media/ffffffffffffffff-a640.webp"/>'))).rejects.toThrow(
      /The picture \/media\/ffffffffffffffff-a640\.webp cannot be made: its original is not among the files of the content[^]*at \/artikel\/a/,
    );
  });

  it('stop the build when their original is broken', async () => {
    await writeFile(join(folders.mediaDir, 'ffffffffffffffff.png'), 'Das ist ein Text.');
    await expect(make(pageWith('<img src="/media/ffffffffffffffff-a640.webp"/>'))).rejects.toThrow(
      'ffffffffffffffff.png cannot be read. Upload the picture to the CMS again.',
    );
  });
});

it('a page whose picture has no file is a fault', () => {
  const problems = checkPictures(pageWith(picture), siteUrl, new Set([`media/${hash}-a320.avif`]));
  expect(problems.map(({ message }) => message)).toEqual([
    `The picture «/media/${hash}-a640.avif» has no file.`,
    `The picture «/media/${hash}-a640.png» has no file.`,
  ]);
});
