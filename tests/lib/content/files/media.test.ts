import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CmsStatusError } from '@/lib/cms/cmsErrors';
import type { Cms } from '@/lib/cms/types';
import { FileOutageError } from '@/lib/content/contentErrors';
import { FileError } from '@/lib/data/files/fileErrors';
import { collectMedia } from '@/lib/content/files/media';
import type { FileFault } from '@/lib/content/files/media';
import type { SourceRecord } from '@/lib/content/readSource';
import { publicReasonOf } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/files';
import { connectTo } from '../../../fixtures/cmsConnection';
import { startFaultServer } from '../../../fixtures/faultServer';
import { shorterThanAnnounced, strapiError, text } from '../../../fixtures/faults';
import { startTinySite } from '../../../fixtures/sampleSite';
import { fakeCms } from '../fakeCms';
import type { FakeCms } from '../fakeCms';
import { emptyFolder } from '../folder';
import { article, checked, said, theme, wireFile, wireImage } from '../records';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"/>';
/** The beginning of the SHA-256 of the drawing. */
const drawingHash = 'f207edec635a2604';

function image(url: string, attributes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { ...wireImage(url), file: wireFile(url, attributes) };
}

/** What becomes of records of a CMS, and the files that are kept. */
async function collect(cms: Cms, ...records: readonly SourceRecord[]) {
  const folder = await emptyFolder();
  return { ...(await collectMedia(cms, checked(...records), folder)), folder, kept: listFiles(folder) };
}

function cmsWith(files: Readonly<Record<string, string | Uint8Array>>): FakeCms {
  return fakeCms(() => [], { files });
}

/** A CMS whose faults nobody has to read. */
function cmsAt(url: string): Cms {
  return connectTo(url, { log: () => undefined }).cms;
}

function saidOf(faults: readonly FileFault[]): readonly string[] {
  return faults.map(({ error }) => said(error.fault));
}

describe('files of the content', () => {
  it('D7 are kept under the hash of their content, and the entries lead there', async () => {
    const cms = cmsWith({ '/uploads/Bild_a1.SVG': drawing });
    const { entries, folder, kept } = await collect(cms, theme('wohnen', { image: image('/uploads/Bild_a1.SVG') }));
    expect(kept).toEqual([`drawings/${drawingHash}.svg`]);
    expect(await readFile(path.join(folder, `drawings/${drawingHash}.svg`), 'utf8')).toBe(drawing);
    expect(entries[0]?.values['image']).toMatchObject({
      file: { url: `/media/drawings/${drawingHash}.svg` },
      alt: 'Eine Fläche',
    });
  });

  it('D7 are fetched once, however often they are used', async () => {
    const cms = cmsWith({ '/uploads/bild.svg': drawing });
    const picture = image('/uploads/bild.svg');
    const box = { title: null, body: null, teaser_elements: [{ title: 'a', url: '/', image: picture }] };
    const block = {
      __component: 'blocks.info-box',
      body: 'Text.',
      teaser_elements: [{ title: 'a', url: '/', image: picture }],
    };
    const { entries } = await collect(
      cms,
      theme('wohnen', { image: picture, content: [block] }),
      article('erster', { image: picture, info_box: box }),
    );
    expect(cms.fetched).toEqual(['/uploads/bild.svg']);
    expect(JSON.stringify(entries).match(/"\/media\/[^"]+"/g)).toEqual(
      Array(4).fill(`"/media/drawings/${drawingHash}.svg"`),
    );
    expect(JSON.stringify(entries)).not.toContain('/uploads/');
  });

  it.each([
    ['the address, when an editor gave the file another name', '/uploads/bild_a1.svg', 'Leerstand 2.0 Bild', '.svg'],
    ['the address without its query', 'https://files.example/bild.svg?token=1.x', 'bild', '.svg'],
    ['the name, when the address has none', '/uploads/4711', 'bild.SVG', '.svg'],
  ])('end like %s', async (_, url, name, ending) => {
    const { kept } = await collect(cmsWith({ [url]: drawing }), theme('wohnen', { image: image(url, { name }) }));
    expect(kept).toEqual([`drawings/${drawingHash}${ending}`]);
  });

  it('have the size in which a turned photograph is seen', async () => {
    const blank = sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } });
    const photo = await blank.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const turned = theme('wohnen', { image: image('/uploads/foto.jpg', { mime: 'image/jpeg' }) });
    const { entries } = await collect(cmsWith({ '/uploads/foto.jpg': photo }), turned);
    expect(entries[0]?.values['image']).toMatchObject({ file: { width: 20, height: 40 } });
  });
});

describe('a file that cannot be had', () => {
  const withPicture = (url: string, attributes: Readonly<Record<string, unknown>> = {}): SourceRecord =>
    theme('wohnen', { image: image(url, attributes) });

  it('is named with its place; only the entries that use it are not published', async () => {
    const { url } = await startTinySite();
    const other = theme('arbeit', { image: image('/uploads/bild.svg') });
    const { entries, faults } = await collect(cmsAt(url), withPicture('/uploads/weg.svg'), other);
    expect(entries.map(({ meta }) => meta.key)).toEqual(['arbeit']);
    expect(faults).toMatchObject([{ meta: { key: 'wohnen' }, field: 'image.file', file: { url: '/uploads/weg.svg' } }]);
    const [error] = faults.map((fault) => fault.error);
    expect(error).toBeInstanceOf(FileError);
    expect(error?.cause).toBeInstanceOf(CmsStatusError);
    expect(error?.message).toContain(
      'A file (/uploads/weg.svg) of display-themes «wohnen» (de), image.file: The file “weg.svg” is missing in the CMS.',
    );
  });

  const manyThemes = Array.from({ length: 40 }, (_, number) =>
    theme(`thema-${number}`, { image: image(`/uploads/${number}.svg`) }, { id: number + 2 }),
  );
  const delivered = text(200, drawing, { 'Content-Type': 'image/svg+xml' });

  it.each([
    ['is broken', strapiError(500, 'Internal Server Error')],
    ['sends half of it', shorterThanAnnounced('<svg')],
  ])('is dropped with the entries that use it if its server %s for it alone', async (_, behaviour) => {
    const { url, seen } = await startFaultServer(({ path: file }) =>
      file.endsWith('bild.svg') ? behaviour : delivered,
    );
    const { entries, faults } = await collect(cmsAt(url), ...manyThemes, withPicture('/uploads/bild.svg'));
    expect(entries).toHaveLength(manyThemes.length);
    expect(faults).toMatchObject([
      { meta: { key: 'wohnen' }, error: { fault: { code: 'file-undelivered', values: { file: 'bild.svg' } } } },
    ]);
    // In four attempts, and in four again when all others had come.
    expect(seen.filter(({ path: file }) => file.endsWith('bild.svg'))).toHaveLength(8);
  });

  it('is there if its server is busy only while it delivers the others', async () => {
    const busyFor = 4;
    let asked = 0;
    const { url } = await startFaultServer(({ path: file }) => {
      if (!file.endsWith('bild.svg')) return delivered;
      asked += 1;
      return asked > busyFor ? delivered : strapiError(503, 'Busy');
    });
    const { entries, faults } = await collect(cmsAt(url), withPicture('/uploads/bild.svg'), ...manyThemes);
    expect(faults).toEqual([]);
    expect(entries).toHaveLength(manyThemes.length + 1);
  });

  it('stops the reading if its server fails for many: the entries are not at fault', async () => {
    const { url } = await startFaultServer(({ path: file }) =>
      /[0-9]\.svg$/.test(file) ? strapiError(503, 'Busy') : delivered,
    );
    const reading = collect(cmsAt(url), ...manyThemes, withPicture('/uploads/bild.svg'));
    await expect(reading).rejects.toBeInstanceOf(FileOutageError);
    await expect(reading).rejects.toThrow(
      '40 of 41 files of the content could not be fetched. A file (/uploads/0.svg)',
    );
    const reason = await reading.catch(publicReasonOf);
    expect(reason).toMatch(/^GET a file: .*attempts: 4/);
  });

  it('says how large it may be', async () => {
    const { url } = await startFaultServer(({ path: file }) =>
      text(200, file.endsWith('bild.svg') ? drawing.padEnd(2000) : drawing, { 'Content-Type': 'image/svg+xml' }),
    );
    const limits = { answerBytes: 1000, fileBytes: 1000, entries: 10, pages: 10, depth: 64 };
    const { cms } = connectTo(url, { limits, log: () => undefined });
    const other = theme('arbeit', { image: image('/uploads/neu.svg') });
    const { entries, faults } = await collect(cms, withPicture('/uploads/bild.svg'), other);
    expect(entries.map(({ meta }) => meta.key)).toEqual(['arbeit']);
    expect(saidOf(faults)).toEqual(['file-too-large bild.svg 1']);
  });

  it('is named when it is not the image that it claims to be', async () => {
    const cms = cmsWith({ '/uploads/bild.png': 'Das ist ein Text.' });
    const { faults, kept } = await collect(cms, withPicture('/uploads/bild.png', { mime: 'image/png', name: 'Bild' }));
    expect(saidOf(faults)).toEqual(['picture-unreadable Bild image/png']);
    expect(kept).toEqual([]);
  });
});

it('a file that could run as part of the site is not even fetched', async () => {
  const cms = cmsWith({ '/uploads/falle.html': '<script>1</script>' });
  const [entry] = checked(theme('wohnen', { image: image('/uploads/bild.svg') }));
  const file = { url: '/uploads/falle.html', name: 'falle.svg', mime: 'text/html', width: null, height: null };
  const values = { ...entry?.values, image: { file } };
  const records = entry === undefined ? [] : [{ meta: entry.meta, values }];
  const { entries, faults } = await collectMedia(cms, records, await emptyFolder());
  expect(entries).toEqual([]);
  expect(saidOf(faults)).toEqual([expect.stringMatching(/^file-ending falle\.svg /)]);
  expect(cms.fetched).toEqual([]);
});

it('a file that lies elsewhere is a fault of its entry, and of no other', async () => {
  const { url } = await startTinySite();
  const { entries, faults } = await collect(
    cmsAt(url),
    theme('wohnen', { image: image('https://169.254.169.254/geheim.svg') }),
    theme('arbeit', { image: image('/uploads/bild.svg') }),
  );
  expect(entries.map(({ meta }) => meta.key)).toEqual(['arbeit']);
  expect(saidOf(faults)).toEqual(['file-elsewhere geheim.svg https://169.254.169.254/geheim.svg']);
});

describe('what a file is', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>1</script></svg>';
  const pixels = sharp({ create: { width: 4, height: 2, channels: 3, background: 'white' } });

  /** The faults of a download, and the files that were kept. */
  async function collectOne(name: string, mime: string, content: string | Uint8Array): Promise<readonly string[]> {
    const folder = await emptyFolder();
    const [entry] = checked(theme('wohnen', { image: image('/uploads/bild.svg') }));
    const file = { url: `/uploads/${name}`, name, mime, width: null, height: null };
    const entries = entry === undefined ? [] : [{ meta: entry.meta, values: { ...entry.values, image: { file } } }];
    const { faults, entries: placed } = await collectMedia(cmsWith({ [file.url]: content }), entries, folder);
    const kept = JSON.stringify(placed[0]?.values['image'] ?? null);
    return [...saidOf(faults), ...listFiles(folder).map((file) => path.extname(file)), kept];
  }

  it.each([
    ['plan.svg', 'text/plain', script, /^file-mime plan\.svg \.svg text\/plain image\/svg\+xml$/],
    ['plan.svg', 'application/octet-stream', script, /^drawing-unsafe plan\.svg .*<script>/],
    ['plan.png', 'image/png', script, /^file-bytes plan\.png \.png$/],
    ['plan.csv', 'text/csv', '\n<!doctype html><script>1</script>', /^file-bytes/],
    ['plan.zip', 'application/zip', 'MZ', /^file-bytes/],
    ['plan.csv', 'text/html', 'jahr\n', /^file-mime plan\.csv \.csv text\/html text\/csv$/],
  ])('its name, its bytes and the CMS say together: not %s as %s', async (name, mime, content, fault) => {
    const [first, ...kept] = await collectOne(name, mime, content);
    expect(first).toMatch(fault);
    expect(kept).toEqual(['null']);
  });

  it.each([
    ['werte.csv', 'application/vnd.ms-excel', 'jahr;wert\n2026;<5\n', 'text/csv'],
    ['werte.json', 'text/plain', '\ufeff{"a":1}', 'application/json'],
    ['bericht.pdf', 'application/octet-stream', '%PDF-1.7', 'application/pdf'],
    ['film.mp4', 'video/mp4', '\0\0\0\u0018ftypmp42', 'video/mp4'],
  ])('%s as %s is accepted, and gets the type of its kind', async (name, mime, content, type) => {
    const [ending, kept] = await collectOne(name, mime, content);
    expect(ending).toBe(path.extname(name));
    expect(kept).toContain(`"mime":"${type}"`);
  });

  it('its bytes decide between kinds of pixels, which programs like to mistake', async () => {
    const [ending, kept] = await collectOne('foto.jpg', 'image/jpeg', await pixels.webp().toBuffer());
    expect(ending).toBe('.webp');
    expect(kept).toContain('"mime":"image/webp"');
    expect((await collectOne('foto.jpeg', 'image/jpeg', await pixels.jpeg().toBuffer()))[0]).toBe('.jpeg');
    expect((await collectOne('foto.avif', 'image/avif', await pixels.avif().toBuffer()))[0]).toBe('.avif');
  });
});
