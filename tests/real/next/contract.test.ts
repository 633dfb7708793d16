/**
 * What `lib/next` takes for granted, one test each, proven on a small app built by the Next.js that is installed. After an
 * upgrade: what fails here has to be mended there; then raise `provenVersion`.
 */
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listFiles } from '@/lib/base/files';
import { readTags } from '@/lib/base/html/tokenizer';
import { collectReads } from '@/lib/content/readsStore';
import { pagePayload } from '@/lib/export/pagePayload';
import type * as NextBuild from '@/lib/next/nextBuild';
import { stripFramework } from '@/lib/next/stripFramework';
import { tidyExport } from '@/lib/next/tidyExport';
import { provenVersion, UnexpectedNextError } from '@/lib/next/unexpected';
import { writeFiles } from '../../lib/export/sampleExport';

const project = process.cwd();
const folder = path.join(project, '.cache', 'next-test');
const rendered = path.join(folder, '.cache', 'export');
const reads = path.join(folder, '.cache', 'reads');

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')));
const subject =
  version === provenVersion ? `Next.js ${version}` : `Next.js ${version}, while lib/next is made for ${provenVersion},`;

const htmlFiles = ['404.html', 'de.html', 'de/heikel.html', 'de/insel.html', 'fr/heikel.html'];

/** What stands around the content of a page when the framework is gone. */
const around = /^<div hidden=""><!--\$--><!--\/\$--><\/div>(?:<!--\$--><!--\/\$-->)?<\/body><\/html>$/;

/** The project's own settings, and its code, which lies above the app. */
const settings = {
  'next.config.ts': `import nextConfig from '../../next.config';
export default { ...nextConfig, turbopack: { root: ${JSON.stringify(project)} } };`,
  'tsconfig.json': JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '@/*': ['../../*'] } },
    include: ['app'],
  }),
};

const compiledCode = 'the code of this test';

let build: typeof NextBuild;

function textOf(file: string): string {
  return readFileSync(path.join(rendered, file), 'utf8');
}

/** A page as visitors get it. */
function pageOf(file: string): string {
  return stripFramework(textOf(file));
}

/** A program begins in the folder of the app, and the paths of the project are those of the folder where it begins. */
async function inApp(work: () => Promise<void>): Promise<void> {
  process.chdir(folder);
  try {
    await work();
  } finally {
    process.chdir(project);
  }
}

function render(unchanged: readonly string[] = []): Promise<void> {
  return inApp(() => build.renderPages({ unchanged, isSmall: true }, () => undefined));
}

/** Pages and files that were rendered, as they have noted it themselves. */
async function notedAddresses(): Promise<readonly string[]> {
  return [...(await collectReads(reads)).keys()].sort();
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(import.meta.dirname, 'site'), folder, { recursive: true });
  await writeFiles(folder, settings);
  await inApp(async () => {
    vi.resetModules();
    build = await import('@/lib/next/nextBuild');
    await build.compileSite(compiledCode);
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe(`${subject} compiles`, () => {
  it('without writing pages', () => {
    expect(listFiles(rendered).filter((file) => file.endsWith('.html'))).toEqual([]);
  });
});

describe(`${subject} renders`, () => {
  let first: Readonly<Record<string, string>>;

  beforeAll(async () => {
    await render();
    first = Object.fromEntries(htmlFiles.map((file) => [file, pageOf(file)]));
  });

  it('each address to a file of its name, and its own 404 page beside that of the site', () => {
    expect(listFiles(rendered).filter((file) => file.endsWith('.html'))).toEqual(
      [...htmlFiles, '_not-found.html'].sort(),
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
    expect(pagePayload(html, readTags(html))).toMatchObject({
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

  it('and calls after() for each when it is complete', async () => {
    expect(await notedAddresses()).toEqual(['/', '/404', '/fr/heikel', '/heikel', '/insel']);
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
    ]);
  });

  it('only what has changed, the first of a route if nothing has, and the same bytes each time', async () => {
    await render(['/insel', '/heikel', '/fr/heikel', '/404']);
    expect(await notedAddresses()).toEqual(['/', '/404']);
    expect(pageOf('de.html')).toBe(first['de.html']);
    expect(pageOf('404.html')).toBe(first['404.html']);
  });
});

describe('Next.js that is started ahead', () => {
  it('waits, and goes on when it is known what has to be rendered', async () => {
    await inApp(async () => {
      const ahead = await build.startAhead(compiledCode);
      await pause(5000);
      expect(ahead?.isRunning()).toBe(true);
      expect(await notedAddresses()).toEqual([]);
      const addresses = ['/insel', '/heikel', '/fr/heikel'];
      await build.renderPages({ unchanged: addresses, isSmall: true, ahead }, () => undefined);
      expect(ahead?.isRunning()).toBe(false);
    });
    expect(await notedAddresses()).toEqual(['/', '/404']);
  });

  it('gives way to another if that is too little for so many pages, or if it has gone', async () => {
    for (const isSmall of [false, true])
      await inApp(async () => {
        const ahead = await build.startAhead(compiledCode);
        if (isSmall) await ahead?.stop();
        await build.renderPages({ unchanged: [], isSmall, ahead }, () => undefined);
        expect(await notedAddresses()).toHaveLength(5);
      });
  });

  it('is not there if the code has to be compiled first', async () => {
    await inApp(async () => expect(await build.startAhead('other code')).toBeUndefined());
  });
});

describe('Next.js that was killed while it wrote', () => {
  it('hinders nothing afterwards: the code is compiled anew', async () => {
    await writeFiles(folder, { '.next/server/pages-manifest.json': '' });
    await inApp(async () => {
      expect(await build.startAhead(compiledCode)).toBeUndefined();
      await build.compileSite(compiledCode);
    });
    await render([]);
    expect(await notedAddresses()).toHaveLength(5);
  });
});

describe('a build fails, and names the version of Next.js, if', () => {
  it.each([
    [
      'pages are rendered that were to be reused',
      'FORGETS',
      'Next.js has rendered 3 of 3 pages and files that were to be reused, such as /.',
    ],
    ['after() is not called', 'NOTES_NOTHING', 'Next.js has rendered pages, and has not called after() for any.'],
  ])('%s', async (_, switchName, message) => {
    vi.stubEnv(switchName, '1');
    await expect(render(['/', '/insel', '/heikel'])).rejects.toMatchObject({
      name: 'UnexpectedNextError',
      message: new UnexpectedNextError(message).message,
    });
  });

  it('pages fail, all of which it names', async () => {
    vi.stubEnv('BREAKS', '1');
    await expect(render(['/', '/insel'])).rejects.toMatchObject({
      name: 'FailedPagesError',
      addresses: ['/fr/heikel', '/heikel'],
    });
  });
});
