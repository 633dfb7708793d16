/** Extracts from a finished page what soft navigation needs, for `{path}/_payload.json`. */
import { siteWideMeta } from '@/lib/shared/browser/pagePayload';
import type { HeadAttributes, PagePayload } from '@/lib/shared/browser/pagePayload';
import { decodeEntities } from '@/lib/shared/browser/entities';
import { textAfter } from '@/lib/shared/html/tokenizer';
import type { Tag } from '@/lib/shared/html/tokenizer';

const wantedLinkAttributes = ['href', 'hreflang', 'type', 'title'] as const;

function indexesOf(tags: readonly Tag[], name: string): readonly number[] {
  return tags.flatMap((tag, index) => (tag.kind === 'start' && tag.name === name ? [index] : []));
}

function attributesOf(tags: readonly Tag[], name: string): readonly ReadonlyMap<string, string>[] {
  return tags.filter((tag) => tag.kind === 'start' && tag.name === name).map((tag) => tag.attributes);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the content of `<main>` begins and ends; an empty range if there is none. */
function mainRange(tags: readonly Tag[]): Range {
  const start = tags.find((tag) => tag.name === 'main' && tag.kind === 'start')?.end ?? 0;
  const end = tags.find((tag) => tag.name === 'main' && tag.kind === 'end')?.start ?? start;
  return { start, end };
}

function pick(attributes: ReadonlyMap<string, string>, names: readonly string[]): HeadAttributes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isOfThisPage(meta: ReadonlyMap<string, string>): boolean {
  const name = meta.get('name') ?? meta.get('property');
  return name !== undefined && name !== 'description' && !siteWideMeta.includes(name);
}

/** Only JSON-LD outside `<main>`; the payload's HTML contains the rest. */
function jsonLdOutside(html: string, tags: readonly Tag[], main: Range): readonly string[] {
  return indexesOf(tags, 'script').flatMap((index) => {
    const tag = tags[index];
    const isWanted =
      tag?.attributes.get('type') === 'application/ld+json' && (tag.start < main.start || tag.start >= main.end);
    return isWanted ? [textAfter(html, tags, index)] : [];
  });
}

/** Returns the text of the first `<title>`; the titles of SVGs come later in the page. */
export function pageTitle(html: string, tags: readonly Tag[]): string {
  const index = tags.findIndex((tag) => tag.kind === 'start' && tag.name === 'title');
  return index === -1 ? '' : decodeEntities(textAfter(html, tags, index)).trim();
}

function pageAssets(tags: readonly Tag[]): readonly string[] {
  const sheets = attributesOf(tags, 'link').filter((link) => link.get('rel') === 'stylesheet');
  const modules = attributesOf(tags, 'script').filter((script) => script.get('type') === 'module');
  return [...sheets.map((link) => link.get('href') ?? ''), ...modules.map((script) => script.get('src') ?? '')];
}

/** Returns the payload of a page without the framework; `tags` are those of `html`. */
export function extractPayload(html: string, tags: readonly Tag[]): PagePayload {
  const root = attributesOf(tags, 'html')[0];
  const main = mainRange(tags);
  const frame = tags.find(({ attributes }) => attributes.has('data-menu-key'))?.attributes;
  const links = attributesOf(tags, 'link');
  const metas = attributesOf(tags, 'meta');
  return {
    title: pageTitle(html, tags),
    lang: root?.get('lang') ?? '',
    menuKey: frame?.get('data-menu-key') ?? '',
    isContent: frame?.has('data-content') === true,
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href') ?? null,
    alternates: links.filter((link) => link.get('rel') === 'alternate').map((link) => pick(link, wantedLinkAttributes)),
    description: metas.find((meta) => meta.get('name') === 'description')?.get('content') ?? null,
    meta: metas.filter(isOfThisPage).map((meta) => pick(meta, ['name', 'property', 'content'])),
    jsonLd: jsonLdOutside(html, tags, main),
    main: html.slice(main.start, main.end),
    build: root?.get('data-build') ?? null,
    assets: pageAssets(tags),
  };
}
