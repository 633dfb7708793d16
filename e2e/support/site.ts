/**
 * The finished site as the tests see it. They know none of its entries: what a journey is about it chooses by what the build
 * says of itself, by what pages show, and by what the data files hold.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import Papa from 'papaparse';
import { z } from 'zod';
import { defaultLocale, locales } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { glossaryPath, isEmbedPage, keyAt, routeNames } from '../../content-types/routes';
import type { RouteName } from '../../content-types/routes';
import { decodeEntities } from '@/lib/shared/browser/entities';
import { localizedPath, splitAddress } from '@/lib/i18n/paths';
import { pageFile } from '../../lib/site/pageFiles';

/** A file of the site. */
export function fileOf(name: string): string {
  return readFileSync(path.join('out', name), 'utf8');
}

export function jsonOf<Value>(name: string, schema: z.ZodType<Value>): Value {
  return schema.parse(JSON.parse(fileOf(name)));
}

const metaSchema = z.object({
  prerendered: z.array(z.string()),
  routeRules: z.record(z.string(), z.object({ redirect: z.string() })),
});

const { id } = jsonOf('builds/latest.json', z.object({ id: z.string() }));
const meta = jsonOf(`builds/meta/${id}.json`, metaSchema);

/** Every address of the site, as visitors type it. */
export const allAddresses: readonly string[] = meta.prerendered;

/** Earlier addresses, each with the one to which it leads now. */
export const redirects: readonly (readonly [from: string, to: string])[] = Object.entries(meta.routeRules).map(
  ([from, { redirect }]) => [from, redirect],
);

/** The language of an address. */
export function localeOf(address: string): Locale {
  return splitAddress(address).locale;
}

/** Pages for frames of other sites have neither header nor footer, and nobody gets from one to the next: embed.spec.ts. */
export function isFramed(address: string): boolean {
  return isEmbedPage(splitAddress(address).path);
}

const read = new Map<string, string>();

export function htmlOf(address: string): string {
  const html = read.get(address) ?? fileOf(pageFile(address));
  read.set(address, html);
  return html;
}

/** What the page at an address is called. */
export function titleOf(address: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(address)) ?? [];
  return decodeEntities(heading.replaceAll(/<[^>]+>/g, ''));
}

/** The last part of an address, by which files and other addresses name the entry. */
export function keyOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The data of an indicator as they can be taken along: the rows of its CSV file, the head first. */
export function dataOf(address: string): readonly (readonly string[])[] {
  const text = fileOf(`daten/indikator/${keyOf(address)}.csv`);
  return z.array(z.array(z.string())).parse(Papa.parse(text, { comments: '#', skipEmptyLines: true }).data);
}

const varieties = new Map<string, number>();

/** How many kinds of parts a page has. */
function varietyOf(address: string): number {
  const known = varieties.get(address);
  if (known !== undefined) return known;
  const classes = htmlOf(address).matchAll(/ class="([^"]+)"/g);
  const { size } = new Set([...classes].flatMap(([, names = '']) => names.split(' ')));
  varieties.set(address, size);
  return size;
}

/** Of pages the one that shows the most kinds of parts. */
export function richestOf(addresses: readonly string[]): string | undefined {
  const found = addresses.map((address) => ({ address, variety: varietyOf(address) }));
  return found.toSorted((left, right) => right.variety - left.variety)[0]?.address;
}

export function pagesOf(kind: RouteName, locale: Locale = defaultLocale): readonly string[] {
  return allAddresses.filter((address) => {
    const place = splitAddress(address);
    return place.locale === locale && keyAt(kind, place.path) !== undefined;
  });
}

/** Pages whose HTML has a mark. */
export function pagesWith(mark: RegExp, kind: RouteName, locale?: Locale): readonly string[] {
  return pagesOf(kind, locale).filter((address) => mark.test(htmlOf(address)));
}

/** What a journey is about; a site without it has no such journey. */
export function needed<Thing>(what: string, thing: Thing | undefined): Thing {
  if (thing !== undefined) return thing;
  test.skip(true, `the site has no ${what}`);
  throw new Error(`The site has no ${what}.`);
}

/** The page of a kind that shows the most. Skips a journey without one. */
export function pageOf(kind: RouteName): string {
  return needed(`page of the kind ${kind}`, richestOf(pagesOf(kind)));
}

/** The same of those that have a mark. */
export function pageWith(what: string, mark: RegExp, kind: RouteName, locale?: Locale): string {
  return needed(what, richestOf(pagesWith(mark, kind, locale)));
}

/** No page is there. */
export const missingPage = '/gibt-es-nicht';

/** Pages of one kind that look different: interactive content is what it holds. */
const variants: Readonly<Record<string, string | undefined>> = {
  glossary: pagesOf('interactive').find((address) => address === glossaryPath),
  quiz: richestOf(pagesWith(/ data-island="QuizPlayer"/, 'interactive')),
  embedded: richestOf(pagesWith(/ data-embed-host=/, 'interactive')),
  'untranslated-article': richestOf(pagesWith(/ name="translations" content="de"/, 'article')),
};

const kinds = routeNames.filter((name) => !['embed', 'interactive', 'server-error', 'not-found'].includes(name));
const pageByKind = new Map([
  ...kinds.map((kind) => [kind, richestOf(pagesOf(kind))] as const),
  ...Object.entries(variants),
  ['not-found', missingPage] as const,
]);

/** Kinds of pages that the site could have and has not. */
export const missingKinds: readonly string[] = [...pageByKind].flatMap(([kind, address]) =>
  address === undefined ? [kind] : [],
);

/** One page of each kind, by name: a new route is among them by itself. */
export const pageOfEachKind: Readonly<Record<string, string>> = Object.fromEntries(
  [...pageByKind].flatMap(([kind, address]) => (address === undefined ? [] : [[kind, address]])),
);

/** Kinds that a phone shows otherwise: the menu is folded, tables run wide, and the list of contents is a line. */
export const changedOnPhone: readonly string[] = ['home', 'article', 'indicator', 'search'];

/** All but German and Leichte Sprache have the markup and the styles of German. */
const translations = locales.filter((locale) => locale !== 'de' && locale !== 'ls');

/** One page of each kind in German, in Leichte Sprache, and in one translation after the other. */
export const pagesInTurn = Object.entries(pageOfEachKind).flatMap(([kind, address], index) => {
  const turn: readonly (Locale | undefined)[] = ['de', 'ls', translations[index % translations.length]];
  const own = locales.filter((locale) => turn.includes(locale));
  return own.map((locale) => ({ kind, locale, address: localizedPath(locale, address) }));
});
