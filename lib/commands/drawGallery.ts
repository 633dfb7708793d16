/** Draws the gallery with Vite, which runs the components without a build of the site. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { bundleBrowserCode } from '@/lib/build/export/browserModule';

/** The input of `docs/gallery/renderGallery.tsx`. */
export interface GalleryInput {
  /** Style sheets of the site and the gallery, in order. */
  readonly styles: readonly string[];
  /** Sources of the style sheets that declare design tokens. */
  readonly tokenSources: readonly string[];
  /** The module that every page of the site loads. */
  readonly script: string;
}

const entry = '/docs/gallery/renderGallery.tsx';

const fontFile = 'app/_styles/publicSans.woff2';

const mediaFolder = 'tests/fixtures/media';

type RenderGallery = (input: GalleryInput) => Promise<string>;

const entrySchema = z.object({
  renderGallery: z.custom<RenderGallery>((value) => typeof value === 'function'),
});

const styleSchema = z.object({ default: z.string() });

/** Starts Vite for this project; `watches` picks up later changes. */
export async function openGallery({ watches }: { readonly watches: boolean }): Promise<ViteDevServer> {
  const root = process.cwd();
  return createServer({
    configFile: false,
    root,
    appType: 'custom',
    cacheDir: '.cache/vite',
    logLevel: 'warn',
    resolve: { alias: { '@': root } },
    server: { middlewareMode: true, hmr: false, ws: false, ...(watches ? {} : { watch: null }) },
    optimizeDeps: { noDiscovery: true },
  });
}

async function filesIn(folder: string, ending: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name));
}

async function styleSheet(vite: ViteDevServer, file: string): Promise<string> {
  return styleSchema.parse(await vite.ssrLoadModule(`/${file}?inline`)).default;
}

async function dataAddress(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

/** The typeface of the site, which Next.js adds there. */
async function fontFace(): Promise<string> {
  const address = await dataAddress(fontFile, 'font/woff2');
  return `@font-face { font-family: gallery; src: url('${address}'); font-weight: 100 900; font-display: block; }
:root { --font-site: gallery; }`;
}

/** Returns the typeface and the style sheet as browsers get them. */
export async function siteStyles(vite: ViteDevServer): Promise<readonly string[]> {
  return [await fontFace(), await styleSheet(vite, 'app/_styles/site.scss')];
}

/** Embeds the pictures, so that the document stands alone. */
async function withPictures(html: string): Promise<string> {
  const pictures = await filesIn(mediaFolder, '.svg');
  const addresses = await Promise.all(pictures.map((file) => dataAddress(file, 'image/svg+xml')));
  return pictures.reduce(
    (text, file, index) => text.replaceAll(`src="/uploads/${path.basename(file)}"`, `src="${addresses[index] ?? ''}"`),
    html,
  );
}

/** Returns the gallery as one HTML document. Throws what a component throws. */
export async function drawGallery(vite: ViteDevServer): Promise<string> {
  const [module] = await bundleBrowserCode({ hasIslands: false });
  const { renderGallery } = entrySchema.parse(await vite.ssrLoadModule(entry));
  const tokenFiles = await filesIn('app/_styles', '.scss');
  return withPictures(
    await renderGallery({
      styles: [...(await siteStyles(vite)), await styleSheet(vite, 'docs/gallery/gallery.scss')],
      tokenSources: await Promise.all(tokenFiles.map((file) => readFile(file, 'utf8'))),
      script: new TextDecoder().decode(module?.code),
    }),
  );
}
