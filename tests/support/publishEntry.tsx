/** What happens to one entry between the CMS and the visitor, without the other entries and without Next.js. */
import { renderToStaticMarkup } from 'react-dom/server';
import { PageBody } from '@/app/_frame/PageBody';
import { pageMetadata } from '@/app/_frame/pageMetadata';
import { pageIn } from './sitePages';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { contentType } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { checkRecords } from '@/lib/content/check';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { createContents } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { contentHash } from '@/lib/shared/contentHash';
import { memoize } from '@/lib/shared/browser/memoize';
import { sharedEntryId } from '@/lib/content/findings';
import { linkEntries } from '@/lib/content/linkEntries';
import type { SourceRecord } from '@/lib/content/readSource';
import { checkPages } from '@/lib/build/export/checks/checkPages';
import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import { readTags } from '@/lib/shared/html/tokenizer';
import { extractPayload } from '@/lib/build/export/extractPayload';
import { messagesByLocale } from '@/lib/i18n/messages';
import { documentsOf } from '@/lib/search-index/documents';
import type { PageContext } from '@/lib/site/pageContext';
import { wholeRecords } from './nastyEntries';

const options = { asOf: '2026-09-01T00:00:00.000Z', drafts: false };

const others = checkRecords(wholeRecords, options).entries;

/** The others with all that they refer to; linking gives the same objects again for those that nothing has changed for. */
const whole = new Set(linkEntries(others).entries);

const textOf = memoize(({ values }: CheckedEntry) => JSON.stringify(values));

/** The same content, of which the search describes only what is new in it, and what refers to that: all else is as before. */
function aroundEntry(content: Content, { meta: { key } }: CheckedEntry, entries: readonly CheckedEntry[]): Content {
  const reference = `"key":${JSON.stringify(key)}`;
  const near = entries.filter((entry) => !whole.has(entry) || textOf(entry).includes(reference));
  const names = new Set(near.map(({ meta }) => sharedEntryId(meta)));
  return { ...content, all: (type) => content.all(type).filter(({ meta }) => names.has(sharedEntryId(meta))) };
}

/** Where entries are seen that have no page of their own. */
const shownAt: { readonly [Name in ContentName]?: string } = {
  'cookie-consent': '/artikel/kasten-iframe',
  'focus-teasers': '/artikel/kasten-focus-teaser',
  glossars: '/artikel/kasten-glossary',
  'indikatorenset-page': '/indikatorenset',
  quizes: '/artikel/kasten-quiz',
  'search-page': '/suche',
  'background-page': '/interaktiv',
  'team-members': '/artikel/leerstand-2026',
  'theme-page': '/themen',
};

function addressOf({ meta: { type, key }, values }: CheckedEntry): string {
  const definition = contentType(type);
  const hasPage = definition.kind === 'collection' && (type !== 'products' || values['produkt'] === 'Indikator');
  return shownAt[type] ?? (hasPage ? definition.address?.(key) : undefined) ?? '/';
}

function htmlOf(context: PageContext): string | undefined {
  const page = pageIn(context);
  if (page === undefined) return undefined;
  pageMetadata(page, ['de']);
  return renderToStaticMarkup(
    <html lang="de-CH">
      <head>
        <title>Seite</title>
      </head>
      <body>
        <SiteHeader context={context} activeKey={page.menuKey} translations={['de']} />
        <main>
          <PageBody page={page} />
        </main>
        <SiteFooter context={context} year="2026" />
      </body>
    </html>,
  );
}

function faultsAt(path: string, content: Content): readonly string[] {
  const html = htmlOf({ locale: 'de', language: 'de', path, content, messages: messagesByLocale.de });
  if (html === undefined) return [`there is no page ${path}`];
  const tags = readTags(html);
  extractPayload(html, tags);
  const facts = pageFacts(html, tags);
  return checkPages([{ path, locale: 'de', errorStatus: null, lastModified: null, noindex: false, facts }]).map(
    ({ message }) => message,
  );
}

export interface Published {
  /** Nothing for an entry that was refused. */
  readonly entry: CheckedEntry | undefined;
  /** It was refused, and nobody is told. */
  readonly isSilent: boolean;
}

/** What the check makes of a record. */
export function checkOne(record: SourceRecord): Published {
  const { entries, invalid, problems } = checkRecords([record], options);
  return { entry: invalid.length === 0 ? entries[0] : undefined, isSilent: invalid.length > problems.length };
}

/** Links, renders and finishes the page of an accepted entry; what is wrong with it. An entry that needs another may be gone. */
export function publishOne(entry: CheckedEntry): readonly string[] {
  contentHash(entry.values);
  const beside = others.filter(({ meta }) => sharedEntryId(meta) !== sharedEntryId(entry.meta));
  const { entries, leftOut } = linkEntries([...beside, entry]);
  const content = createContents({ asOf: options.asOf, entries: entries.map((found) => ({ ...found, hash: '' })) })(
    'de',
  );
  documentsOf(aroundEntry(content, entry, entries));
  if (leftOut.some((meta) => sharedEntryId(meta) === sharedEntryId(entry.meta))) return [];
  return faultsAt(addressOf(entry), content);
}
