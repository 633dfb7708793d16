/**
 * What `lib/build/next` takes for granted, one test each, proven on a small app built by the Next.js that is installed. After an
 * upgrade: what fails here has to be mended there; then raise `testedVersion`.
 */
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { pageFile } from '@/lib/site/pageFiles';
import { readTags } from '@/lib/shared/html/tokenizer';
import { createContents } from '@/lib/content/content';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { extractPayload } from '@/lib/build/export/extractPayload';
import type * as ExportDependencies from '@/lib/build/next/exportDependencies';
import type * as RunNextBuild from '@/lib/build/next/runNextBuild';
import type * as Renderer from '@/lib/build/next/renderer';
import { stripFramework } from '@/lib/build/next/stripFramework';
import { tidyExport } from '@/lib/build/next/tidyExport';
import { testedVersion, UnexpectedNextError } from '@/lib/build/next/unexpected';
import { writeFiles } from '../../lib/build/export/sampleExport';

const project = process.cwd();
const folder = path.join(project, '.cache', 'next-test');
const rendered = path.join(folder, '.cache', 'export');

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')));
const subject =
  version === testedVersion
    ? `Next.js ${version}`
    : `Next.js ${version}, while lib/build/next is made for ${testedVersion},`;

const htmlFiles = ['de.html', 'de/heikel.html', 'de/insel.html', 'fr/heikel.html'];

/** What stands around the content of a page when the framework is gone. */
const around = /^<div hidden=""><!--\$--><!--\/\$--><\/div>(?:<!--\$--><!--\/\$-->)?<\/body><\/html>$/;

/** The project's own settings, and its code, which lies above the app. */
const settings = {
  'next.config.ts': `import nextConfig from '../../next.config';
export default { ...nextConfig, turbopack: { root: ${JSON.stringify(project)} } };`,
  'public/robots.txt': 'User-agent: *',
  'tsconfig.json': JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '@/*': ['../../*'] } },
    include: ['app'],
  }),
};

const compiledCode = 'the code of this test';

/** The folder of its renderer in that of the app. */
const rendererFolder = `.cache/renderers/${compiledCode.slice(0, 16)}`;

let exporting: typeof ExportDependencies;
let running: typeof RunNextBuild;
let renderer: typeof Renderer;

function textOf(file: string): string {
  return readFileSync(path.join(rendered, file), 'utf8');
}

/** A page as visitors get it. */
function pageOf(file: string): string {
  return stripFramework(textOf(file));
}

/** A program begins in the folder of the app, and the paths of the project are those of the folder where it begins. */
async function inApp<Result>(work: () => Promise<Result>): Promise<Result> {
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(project);
  }
}

function content(year: string) {
  const source = { cmsUrl: 'https://cms.example', drafts: false };
  return { source, asOf: `${year}-07-01T10:00:00.000Z`, nextRelease: null, problems: [], entries: [] };
}

const target = path.join(folder, 'rendered');

/** Renders pages in this process to a folder, which is emptied. */
async function render(year: string, reused: readonly string[] = []): Promise<PageDependencies> {
  await rm(target, { recursive: true, force: true });
  const isReused = (address: string): boolean => reused.includes(address);
  const contents = createContents(content(year));
  const store = (address: string, html: string): Promise<void> =>
    writeTextFile(path.join(target, pageFile(address)), html);
  return inApp(() => renderer.renderPages(compiledCode, { contents, isReused, folder: target, store }));
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(import.meta.dirname, 'site'), folder, { recursive: true });
  await writeFiles(folder, settings);
  await inApp(async () => {
    vi.resetModules();
    exporting = await import('@/lib/build/next/exportDependencies');
    running = await import('@/lib/build/next/runNextBuild');
    renderer = await import('@/lib/build/next/renderer');
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe(`${subject} exports`, () => {
  let first: Readonly<Record<string, string>>;
  let reads: PageDependencies;

  beforeAll(async () => {
    reads = await inApp(async () => {
      await running.runNextBuild();
      return exporting.exportDependencies();
    });
    first = Object.fromEntries(htmlFiles.map((file) => [file, pageOf(file)]));
  });

  it('each address to a file of its name, and its own 404 page', () => {
    expect(listFiles(rendered).filter((file) => file.endsWith('.html'))).toEqual(
      [...htmlFiles, '404.html', '_not-found.html'].sort(),
    );
  });

  it('pages of server components and of client components alike, with the marks that tell texts apart', () => {
    const html = '<p class="box-special">Noch <!-- -->3<!-- --> Stück</p>';
    expect(textOf('de.html')).toContain(html);
    expect(textOf('de/insel.html')).toContain(`<div data-island="Counter">${html}</div>`);
    expect(first['de.html']).toContain('<p class="box-special">Noch 3 Stück</p>');
    expect(first['de/insel.html']).toContain(html);
  });

  it.each(htmlFiles)(
    'nothing of itself into %s but scripts, their preloads, a mark of fonts and places for its own',
    (file) => {
      expect(textOf(file)).toContain('self.__next_f.push(');
      const tags = readTags(first[file] ?? '');
      expect(tags.filter(({ name }) => name === 'script')).toEqual([]);
      expect(
        tags.filter(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'next-size-adjust'),
      ).toEqual([]);
      expect(first[file]).not.toMatch(/__next|\.js"/);
      const body = first[file]?.replace(/.*<body[^>]*>/s, '');
      expect(body?.replace(/(?:<div data-menu-key="themes">)?<main>.*<\/main>(?:<\/div>)?/s, '')).toMatch(around);
    },
  );

  it('what a page says of itself into its head, where the data for soft navigation are read', () => {
    const html = first['de.html'] ?? '';
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
    expect(extractPayload(html, readTags(html))).toMatchObject({
      title: 'Titel',
      lang: 'de',
      menuKey: 'themes',
      canonical: 'https://statistik.example/hier',
      alternates: [{ hreflang: 'fr', href: 'https://statistik.example/fr/ici' }],
      description: 'Worum es geht',
      meta: [{ name: 'translations', content: 'de fr' }],
      assets: [expect.stringMatching(/^\/_next\/static\/chunks\/[\w-]+\.css$/)],
    });
  });

  it('and calls after() for each when it is complete', () => {
    expect([...reads].sort()).toEqual(['/', '/fr/heikel', '/heikel', '/insel'].map((address) => [address, ['year']]));
  });

  it('besides pages, style sheets and fonts only what is known as left over', async () => {
    await cp(rendered, `${rendered}-copy`, { recursive: true });
    tidyExport(`${rendered}-copy`);
    expect(listFiles(`${rendered}-copy`).map((file) => file.replace(/[^/]+(?=\.(?:css|woff2)$)/, '*'))).toEqual([
      '404.html',
      '_next/static/chunks/*.css',
      '_next/static/media/*.woff2',
      'fr/heikel.html',
      'heikel.html',
      'index.html',
      'insel.html',
      'robots.txt',
    ]);
  });

  describe('and renders within this process', () => {
    let wasCompiled: boolean;

    beforeAll(async () => {
      // As an interrupted run leaves it.
      await writeFiles(folder, { [`${rendererFolder}/app/BUILD_ID`]: 'half' });
      await inApp(async () => {
        wasCompiled = renderer.isCompiled(compiledCode);
        await renderer.compileRenderer(compiledCode, (work) => work());
      });
    });

    it('the same bytes, style sheets, fonts and public files', async () => {
      expect([...(await render('2026'))].sort()).toEqual([...reads].sort());
      for (const file of htmlFiles) {
        const moved = file === 'de.html' ? 'index.html' : file.replace(/^de\//, '');
        expect(stripFramework(readFileSync(path.join(target, moved), 'utf8'))).toBe(first[file]);
      }
      const isNoPage = (file: string): boolean => /\.(?:css|woff2)$|^robots/.test(file);
      expect(listFiles(target).filter(isNoPage)).toEqual(listFiles(rendered).filter(isNoPage));
    });

    it('only what is not reused, of the content that it is given', async () => {
      const read = await render('2031', ['/insel', '/heikel', '/fr/heikel']);
      expect([...read.keys()]).toEqual(['/']);
      expect(listFiles(target).filter((file) => file.endsWith('.html'))).toEqual(['index.html']);
      expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toContain('<p>2031</p>');
    });

    it('all pages but those that fail, which it names', async () => {
      vi.stubEnv('BREAKS', '1');
      await expect(render('2026')).rejects.toMatchObject({
        name: 'FailedPagesError',
        addresses: ['/heikel', '/fr/heikel'],
      });
      expect(listFiles(target).filter((file) => file.endsWith('.html'))).toEqual(['index.html', 'insel.html']);
    });

    it('nothing that it cannot know the reads of, and names the version of Next.js', async () => {
      vi.stubEnv('NOTES_NOTHING', '1');
      const message = 'Next.js has answered for / without rendering it.';
      await expect(render('2026')).rejects.toThrow(new UnexpectedNextError(message).message);
    });

    it('of code that is compiled once, and anew if that was interrupted', async () => {
      expect(wasCompiled).toBe(false);
      expect(listFiles(path.join(folder, rendererFolder, 'app/static'))).not.toEqual([]);
      expect(await inApp(() => Promise.resolve(renderer.isCompiled(compiledCode)))).toBe(true);
    });
  });
});

it('an export fails and names the version of Next.js if after() was not called', async () => {
  const message = 'Next.js has rendered pages, and has not called after() for any.';
  await inApp(() => exporting.clearRenderedPages());
  await expect(inApp(() => exporting.exportDependencies())).rejects.toThrow(new UnexpectedNextError(message).message);
});
