/** Data files during development, created on request. The build writes them all: `lib/build/export/writeDataFiles.ts`. */
import { defaultLocale } from '@/content-types/locales';
import { areaFiles } from '@/lib/open-data/areaFile';
import { catalogueFiles } from '@/lib/open-data/catalogueFiles';
import { indicatorFiles } from '@/lib/open-data/indicatorFiles';
import { loadContents } from '@/lib/site/contents';

interface FileParams {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { path } = await params;
  const [key = ''] = path.at(-1)?.split('.') ?? [];
  const contents = await loadContents();
  const files = [...indicatorFiles(contents, key), ...catalogueFiles(contents), ...areaFiles(contents(defaultLocale))];
  const content = files.find(({ address }) => address === `/daten/${path.join('/')}`)?.content;
  if (content === undefined) return new Response(null, { status: 404 });
  return new Response(typeof content === 'string' ? content : new Uint8Array(content));
}
