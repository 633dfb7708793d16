/** The data of each indicator as a CSV file, beside the pages; the export keeps it as it is. */
import { defaultLocale } from '@/content-types/locales';
import { hasData, indicatorCsv } from '@/lib/site/charts/csv';
import type { Content } from '@/lib/content/content';
import { emptyRouteFile } from '@/lib/next/removeLeftovers';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import { isIndicator } from '@/lib/site/indicators';
import { toRender } from '@/lib/next/unchanged';
import type { Indicator } from '@/lib/site/indicators';
import { contentsFor } from '@/lib/next/pageReads';

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

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const content = germanContent(await loadContents());
  const files = content
    .all('products')
    .filter(offersFile)
    .map(({ meta }) => ({ file: `${meta.key}.csv` }));
  // Next.js takes a route without any file for one that it cannot export.
  if (files.length === 0) return [{ file: emptyRouteFile }];
  return toRender(files, ({ file }) => `/daten/indikator/${file}`);
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { file } = await params;
  if (file === emptyRouteFile) return new Response('');
  const content = germanContent(await contentsFor(`/daten/indikator/${file}`));
  const indicator = file.endsWith('.csv') ? content.find('products', file.slice(0, -'.csv'.length)) : undefined;
  if (indicator === undefined || !offersFile(indicator)) return new Response(null, { status: 404 });
  return new Response(indicatorCsv(indicator), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
