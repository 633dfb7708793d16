/**
 * `sitemap.xml` for search engines: every address to be indexed, its last change and its other languages. One file within the limits of the
 * protocol; beyond them an index of `sitemap-1.xml`, `sitemap-2.xml` and so on.
 */
import { join } from 'node:path';
import { encodeAddress } from '@/lib/site/pageFiles';
import { writeTextFile } from '@/lib/shared/files';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { languageTag, splitAddress } from '@/lib/i18n/paths';
import { alternatePages } from './sitePages';
import type { ListedPage } from './sitePages';

/** Limits of the protocol per file; bytes before compression. */
const sitemapLimits = { addresses: 50_000, bytes: 50_000_000 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function location(siteUrl: string, path: string): string {
  return encodeEntities(`${siteUrl}${encodeAddress(path)}`);
}

function entry(siteUrl: string, { path, locale, lastModified }: ListedPage): string {
  // Pages in Leichte Sprache are no alternates of others, and since a page must be among its own alternates, they have none (B1.4).
  const alternates = alternatePages(splitAddress(path).path).filter(({ hreflang }) => hreflang !== languageTag.ls);
  const links = locale === 'ls' ? [] : alternates;
  return [
    '<url>\n',
    `  <loc>${location(siteUrl, path)}</loc>\n`,
    ...(lastModified === null ? [] : [`  <lastmod>${lastModified}</lastmod>\n`]),
    ...links.map(
      (link) => `  <xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${location(siteUrl, link.path)}"/>\n`,
    ),
    '</url>\n',
  ].join('');
}

/** Groups entries so that each group fits into one file. */
export function chunkEntries(
  entries: readonly string[],
  limits: { readonly addresses: number; readonly bytes: number },
): readonly string[][] {
  const groups: string[][] = [[]];
  let bytes = 0;
  for (const text of entries) {
    const size = Buffer.byteLength(text);
    const group = groups.at(-1) ?? [];
    if (group.length > 0 && (group.length >= limits.addresses || bytes + size > limits.bytes)) {
      groups.push([text]);
      bytes = size;
    } else {
      group.push(text);
      bytes += size;
    }
  }
  return groups;
}

function addressFile(entries: readonly string[]): string {
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function indexFile(siteUrl: string, names: readonly string[]): string {
  const lines = names.map((name) => `<sitemap><loc>${location(siteUrl, `/${name}`)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Writes the addresses in the order of the pages, except those marked `noindex`. Returns the names of the files. */
export async function writeSitemap(
  exportDir: string,
  { siteUrl, pages }: { readonly siteUrl: string; readonly pages: readonly ListedPage[] },
  limits: { readonly addresses: number; readonly bytes: number } = sitemapLimits,
): Promise<readonly string[]> {
  const indexed = pages.filter(({ noindex }) => !noindex);
  // Leave room for the XML around the entries.
  const groups = chunkEntries(
    indexed.map((page) => entry(siteUrl, page)),
    { ...limits, bytes: limits.bytes - 500 },
  );
  const [first, ...others] = groups;
  if (others.length === 0) {
    await writeTextFile(join(exportDir, 'sitemap.xml'), addressFile(first ?? []));
    return ['sitemap.xml'];
  }
  const names = groups.map((_, index) => `sitemap-${index + 1}.xml`);
  for (const [index, name] of names.entries())
    await writeTextFile(join(exportDir, name), addressFile(groups[index] ?? []));
  await writeTextFile(join(exportDir, 'sitemap.xml'), indexFile(siteUrl, names));
  return ['sitemap.xml', ...names];
}
