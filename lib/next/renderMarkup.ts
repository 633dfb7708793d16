/**
 * Renders a page to HTML text in one go. Next.js sends every element through two renderers, so that React can continue in the
 * browser; only islands do that here. Why, and what it saves: `docs/decisions/021-pages-rendered-in-one-go.md`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';

/** Next.js compiles pages with a React that cannot render to text, and refuses an import of the one that can. */
const load = createRequire(path.join(process.cwd(), 'package.json'));
const renderer = ['react-dom', 'server'].join('/');

class IslandError extends Error {}

let isRenderingMarkup = false;

/** The HTML of a page; undefined if it has an island, which only Next.js can render. */
export function renderMarkup(page: ReactNode): string | undefined {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- what is loaded by name has no type
  const { renderToStaticMarkup }: { readonly renderToStaticMarkup: (node: ReactNode) => string } = load(renderer);
  isRenderingMarkup = true;
  try {
    return renderToStaticMarkup(page);
  } catch (error) {
    if (error instanceof IslandError) return undefined;
    throw error;
  } finally {
    isRenderingMarkup = false;
  }
}

/** To be called by what `renderMarkup` cannot render. */
export function leaveToNext(): void {
  if (isRenderingMarkup) throw new IslandError();
}
