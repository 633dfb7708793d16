/** The data of each indicator as a CSV file, and what visitors choose from as JSON, beside the pages; the export keeps both as they are. */
import path from 'node:path';
import { defaultLocale, isLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { indicatorCsv } from '@/lib/site/charts/csv';
import { hasData } from '@/lib/site/dataFiles';
import type { Content } from '@/lib/content/content';
import { emptyRouteFile } from '@/lib/next/removeLeftovers';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import { isIndicator } from '@/lib/site/indicators';
import { toRender } from '@/lib/next/unchanged';
import type { Indicator } from '@/lib/site/indicators';
import { contentsFor } from '@/lib/next/pageReads';
import { offersSelection, selectionAddress, selectionData } from '@/lib/site/selection/selectionData';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface FileParams {
  readonly params: Promise<{ readonly file: string }>;
}

/** The same data in every language; the German content is the complete one. */
function germanContent(contents: Contents): Content {
  return contents(defaultLocale);
}

function offersFile(product: Indicator): boolean {
  return isIndicator(product) && hasData(product);
}

/** In each language in which an indicator is written: its columns and areas have names. */
function selectionFiles(content: Content, locale: Locale): { file: string }[] {
  return content
    .all('products')
    .filter((product) => product.meta.locale === locale && offersFile(product) && offersSelection(product))
    .map((product) => ({ file: path.posix.basename(selectionAddress(product)) }));
}

const selectionFile = /^(?<key>.+)\.(?<locale>[a-z]+)\.json$/;

function selectionResponse(contents: Contents, file: string): Response {
  const { key = '', locale = '' } = selectionFile.exec(file)?.groups ?? {};
  const indicator = isLocale(locale) ? contents(locale).find('products', key) : undefined;
  const isOffered = indicator?.meta.locale === locale && offersFile(indicator) && offersSelection(indicator);
  return isOffered ? Response.json(selectionData(indicator)) : new Response(null, { status: 404 });
}

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const contents = await loadContents();
  const tables = germanContent(contents)
    .all('products')
    .filter(offersFile)
    .map(({ meta }) => ({ file: `${meta.key}.csv` }));
  const files = [...tables, ...locales.flatMap((locale) => selectionFiles(contents(locale), locale))];
  // Next.js takes a route without any file for one that it cannot export.
  if (files.length === 0) return [{ file: emptyRouteFile }];
  return toRender(files, ({ file }) => `/daten/indikator/${file}`);
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { file } = await params;
  if (file === emptyRouteFile) return new Response('');
  const contents = await contentsFor(`/daten/indikator/${file}`);
  if (file.endsWith('.json')) return selectionResponse(contents, file);
  const content = germanContent(contents);
  const indicator = file.endsWith('.csv') ? content.find('products', file.slice(0, -'.csv'.length)) : undefined;
  if (indicator === undefined || !offersFile(indicator)) return new Response(null, { status: 404 });
  return new Response(indicatorCsv(indicator), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
