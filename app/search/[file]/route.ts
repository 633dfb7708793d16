/** The search index of each language, for browsers that have no search server; the export keeps it as it is. */
import { defaultLocale, isLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/language/paths';
import { documentsOf } from '@/lib/site/search/documents';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { contentsFor } from '@/lib/next/pageReads';
import { toRender } from '@/lib/next/unchanged';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface FileParams {
  readonly params: Promise<{ readonly file: string }>;
}

const ending = '.json';

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const files = locales.map((locale) => ({ file: locale + ending }));
  return toRender(files, ({ file }) => `/search/${file}`);
}

function localeOf(file: string): Locale | null {
  const name = file.slice(0, -ending.length);
  return file.endsWith(ending) && isLocale(name) ? name : null;
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { file } = await params;
  const locale = localeOf(file);
  if (locale === null) return new Response(null, { status: 404 });
  const contents = await contentsFor(`/search/${file}`);
  return Response.json(
    buildIndex(documentsOf(contents(locale), contents(defaultLocale)), rulesByLocale[locale], languageTag[locale]),
  );
}
