/** The search index during development, created on request. The build writes it: `lib/build/export/writeDataFiles.ts`. */
import { siteLocales } from '@/lib/shared/office';
import { loadContents } from '@/lib/site/contents';
import { indexFile, rulesFile } from '@/lib/search/searchFiles';
import { searchFiles } from '@/lib/search-index/searchFile';

interface FileParams {
  readonly params: Promise<{ readonly file: string }>;
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { file } = await params;
  const locale = siteLocales().find((one) => [indexFile(one), rulesFile(one)].includes(file));
  if (locale === undefined) return new Response(null, { status: 404 });
  const contents = await loadContents();
  const found = searchFiles(contents(locale)).find(({ address }) => address.endsWith(`/${file}`));
  return new Response(String(found?.content));
}
