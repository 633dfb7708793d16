import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { isReserved } from '@/content-types/siteAddresses';
import { listFiles } from '@/lib/shared/files';
import { finishExport } from '@/lib/build/export/finishExport';
import type { ExportOptions, ExportSummary } from '@/lib/build/export/finishExport';
import { ExportError } from '@/lib/build/export/problems';
import { said } from '../../content/records';
import { sampleManifest, sampleOptions, temporaryFolder, writeFiles, writeSampleExport } from './sampleExport';

const pageCount = sampleManifest.pages.length + sampleManifest.errorPages.length;

/** Their files are named as those in French. */
const ofOtherLanguages = new RegExp(`^(?:${locales.filter((locale) => locale !== 'fr').join('|')})(?:/|\\.html)`);

interface Folders {
  readonly exportDir: string;
  readonly mediaDir: string;
  readonly rulesDir: string;
  readonly cacheDir: string;
}

let folders: Folders;
let lines: string[];

async function makeFolders(): Promise<Folders> {
  return {
    exportDir: await temporaryFolder(),
    mediaDir: await temporaryFolder(),
    rulesDir: await temporaryFolder(),
    cacheDir: await temporaryFolder(),
  };
}

function finish(options: Partial<ExportOptions> = {}): Promise<ExportSummary> {
  return finishExport({ ...folders, ...sampleOptions, ...options, log: (line) => lines.push(line) });
}

beforeEach(async () => {
  lines = [];
  folders = await makeFolders();
  await writeFiles(folders.mediaDir, { 'a1.svg': '<svg/>' });
});

describe('finishExport', () => {
  it('lets no redirect hide a file, whatever editors and earlier builds say', async () => {
    await writeSampleExport(folders.exportDir);
    await finish();
    const files = listFiles(folders.exportDir).map((file) => `/${file}`);
    const pages = new Set(sampleManifest.pages.map(({ path }) => `${path === '/' ? '/index' : path}.html`));
    const folder = await temporaryFolder();
    const others = files.filter((file) => !pages.has(file));
    const redirects = others.flatMap((from) => [
      { from, to: '/themen' },
      { from: from.toUpperCase(), to: '/themen' },
    ]);
    expect(others.filter((file) => !isReserved(file))).toEqual([]);
    await writeSampleExport(folder);
    await finish({ exportDir: folder, redirects });
    const moved = (await readFile(join(folder, '_redirects'), 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith(' 301'));
    const hidden = new Set(files.map((file) => file.toLowerCase()));
    expect(moved.filter((line) => hidden.has(line.split(' ')[0]?.toLowerCase() ?? ''))).toEqual([]);
  });

  it('writes everything that is served, and leaves nothing of the framework', async () => {
    await writeSampleExport(folders.exportDir);
    const summary = await finish();
    const files = listFiles(folders.exportDir);
    expect(files.filter((file) => !/\.(?:br|gz)$/.test(file) && !ofOtherLanguages.test(file))).toEqual([
      '404.html',
      '500.html',
      '_headers',
      '_next/static/chunks/style.css',
      '_payload.json',
      '_redirects',
      'assets/Search-01234567.js',
      'assets/chunk-01234567.js',
      'assets/site-0123456789abcdef.js',
      'builds/latest.json',
      'builds/meta/build-1.json',
      'fr.html',
      'fr/404.html',
      'fr/_payload.json',
      'fr/interaktiv.html',
      'fr/interaktiv/_payload.json',
      'fr/suche.html',
      'fr/suche/_payload.json',
      'fr/themen.html',
      'fr/themen/_payload.json',
      'index.html',
      'interaktiv.html',
      'interaktiv/_payload.json',
      'media/a1.svg',
      'robots.txt',
      'security.txt',
      'sitemap.xml',
      'suche.html',
      'suche/_payload.json',
      'themen.html',
      'themen/_payload.json',
    ]);
    expect(listFiles(folders.rulesDir)).toEqual(['nginx-maps.conf', 'rules.json']);
    expect(await readFile(join(folders.exportDir, 'themen.html'), 'utf8')).not.toMatch(
      /__next_f|_next\/static\/chunks\/main\.js/,
    );
    expect(summary.pages).toHaveLength(pageCount);
  });

  it('R6 tells web servers when the next release is, and no file of the site', async () => {
    await writeSampleExport(folders.exportDir);
    const nextRelease = '2027-01-15T07:30:00.000Z';
    await finishExport({ ...folders, ...sampleOptions, nextRelease, log: () => undefined });
    const second = String(Date.parse(nextRelease) / 1000);
    expect(await readFile(join(folders.rulesDir, 'rules.json'), 'utf8')).toContain(`"nextRelease": "${nextRelease}"`);
    expect(await readFile(join(folders.rulesDir, 'nginx-maps.conf'), 'utf8')).toContain(`"${second}" "1";`);
    const files = listFiles(folders.exportDir).filter((file) => !/\.(?:br|gz)$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(join(folders.exportDir, file), 'utf8')));
    expect(texts.join('')).not.toMatch(new RegExp(`2027-01-15|${second}`));
  });

  it('publishes in spite of what editors do, warns of it, and leaves the redirect out', async () => {
    const redirects = [
      { from: '/alt', to: '/weg' },
      { from: '/Themen', to: '/themen' },
      { from: '/gut', to: '/themen' },
    ];
    await writeSampleExport(folders.exportDir);
    const page = join(folders.exportDir, 'themen.html');
    const html = await readFile(page, 'utf8');
    const mistakes = '<a href="/nirgends">x</a><a href="#fehlt">x</a><p id="a"></p><p id="a"></p></main>';
    await writeFile(page, html.replace('</main>', mistakes).replace('Seite /themen (de)', 'Seite / (de)'));
    const { warnings } = await finish({ redirects });
    expect(warnings.map(({ page: at, fault }) => `${at} ${said(fault)}`)).toEqual(
      expect.arrayContaining([
        '/alt redirect-nowhere /alt',
        '/fr/Themen redirect-hides-page /fr/Themen',
        '/themen link-nowhere /nirgends',
        '/themen link-without-place #fehlt',
        '/themen mark-taken a',
        '/themen title-taken Seite / (de) /',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('Warnings: '))).toHaveLength(1);
    expect(lines.length).toBeLessThanOrEqual(3 + 20);
    for (const file of ['nginx-maps.conf', 'rules.json']) {
      const text = await readFile(join(folders.rulesDir, file), 'utf8');
      expect(text).toContain('"/gut"');
      expect(text).not.toMatch(/"\/alt"|"\/Themen"/);
    }
    expect(await readFile(join(folders.exportDir, 'builds/meta/build-1.json'), 'utf8')).not.toContain('/alt');
  });

  it('shows all faults of all pages at once', async () => {
    await writeSampleExport(folders.exportDir);
    const page = join(folders.exportDir, 'themen.html');
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace('</main>', '<h1>Zwei</h1><p style="color:red">x</p></main>'));
    const finishing = finish();
    await expect(finishing).rejects.toThrow(ExportError);
    await expect(finishing).rejects.toThrow(/\(problems: 2\):[^]*2 <h1>[^]*blocks <p style="color:red">/);
  });

  it('R3 stops when a text of what is not public yet is in the site, even if only machines read', async () => {
    await writeSampleExport(folders.exportDir);
    const page = join(folders.exportDir, 'themen.html');
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replace('</main>', '<p data-note="Zahlen der Sperrfrist vom Mai"></p></main>'));
    const secrets = [{ text: 'Zahlen der Sperrfrist vom Mai', entry: 'products 17 (de)' }];
    await expect(finish({ secrets })).rejects.toThrow(/products 17 \(de\)[^]*at themen\.html/);
  });

  it('R3 stops when what is not public yet is in the rules for web servers', async () => {
    const redirects = [{ from: '/artikel/leere-wohnungen', to: '/themen' }];
    await writeSampleExport(folders.exportDir);
    const secrets = [{ text: '/leere-wohnungen', entry: 'articles 3 (de)' }];
    await expect(finish({ secrets, redirects })).rejects.toThrow(
      /articles 3 \(de\)[^]*at _redirects, [^]*nginx-maps\.conf, rules\.json/,
    );
  });
});
