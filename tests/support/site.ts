/** Sites for tests, made as the real one is: from the answers of a CMS through check and links to the look-ups of pages. */
import path from 'node:path';
import type { Block, BlockInput } from '@/content-types/blocks/blockTypes';
import type { Locale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import type { SampleContent } from '@/content-types/registry';
import { populateQuery } from '@/lib/cms/populate';
import { checkRecords } from '@/lib/content/check';
import { createContents } from '@/lib/content/content';
import { linkEntries } from '@/lib/content/linkEntries';
import { sortEntries } from '@/lib/content/order';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { messagesByLocale } from '@/lib/i18n/messages';
import { readMediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import type { MediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { sorted } from '@/lib/cms/sample-cms/apiQuery';
import { parseSelection } from '@/lib/cms/sample-cms/selection';
import { plainAttributes, wireEntry } from '@/lib/cms/sample-cms/wire';
import { createStore } from '@/lib/cms/sample-cms/sampleStore';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';
import type { Contents } from '@/lib/site/contents';
import type { PageContext } from '@/lib/site/pageContext';
import { tinySite, tinySiteTranslations } from '../fixtures/tinySite';

const today = '2026-09-01T00:00:00.000Z';

export const tinyMedia = await readMediaLibrary(path.join(import.meta.dirname, '../fixtures/media'));

export interface SiteInput {
  readonly content: SampleContent;
  readonly translations: Translations;
  readonly media: MediaLibrary;
  /** The instant (ISO, UTC) for which the content is chosen. */
  readonly asOf?: string;
}

/** What a CMS with this content answers. */
export function recordsOf({ content, translations, media }: SiteInput): readonly SourceRecord[] {
  const store = createStore(content, translations);
  return contentNames.flatMap((name) => {
    const type = contentType(name);
    const selection = parseSelection(populateQuery(type, 'explicit'));
    const sort = type.kind === 'collection' ? type.sort.map((field) => ({ name: field, descending: false })) : [];
    const rows = sorted(store.rows(name), (row) => plainAttributes(row), sort);
    return rows.map((row): SourceRecord => {
      const record = wireEntry(row, type, selection, { store, media, drafts: false });
      return { type: name, locale: row.locale, record: { ...record, documentId: null } };
    });
  });
}

export interface LoadedSite {
  readonly snapshot: Snapshot;
  readonly contents: Contents;
  readonly problems: readonly Problem[];
}

/** The site of this content. */
export function loadSite(input: SiteInput): LoadedSite {
  const { asOf = today } = input;
  const checked = checkRecords(recordsOf(input), { asOf, drafts: false });
  const linked = linkEntries(sortEntries(checked.entries));
  const problems = [...checked.problems, ...linked.problems];
  const entries = linked.entries.map((entry) => ({ ...entry, hash: '' }));
  const source = { cmsUrl: null, drafts: false };
  const { nextRelease } = checked;
  const snapshot: Snapshot = { source, asOf, nextRelease, entries, problems };
  return { snapshot, contents: createContents(snapshot), problems };
}

function loadTiny(content: SampleContent): LoadedSite {
  return loadSite({ content, translations: tinySiteTranslations, media: tinyMedia });
}

/** The tiny site; read once per test file. */
export const site: LoadedSite = loadTiny(tinySite);

/** What components get on a page of the tiny site. */
export function contextIn(locale: Locale, address = '/artikel/leerstand-2026'): PageContext {
  return {
    locale,
    language: locale,
    path: address,
    content: site.contents(locale),
    messages: messagesByLocale[locale],
  };
}

export interface ReadBlocks {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

/** Content boxes as they come out of the CMS, when an article of the tiny site holds them. */
export function readBlocks(content: readonly BlockInput[]): ReadBlocks {
  const article: SampleContent['articles'][number] = {
    shared: { slug: 'beispiel', publication_date: '2020-01-01', display_themes: ['wohnen'] },
    text: { title: 'Beispiel', lead: 'Ein Beispiel.', content },
    updated: today,
  };
  const { contents, problems } = loadTiny({ ...tinySite, articles: [...tinySite.articles, article] });
  const blocks = contents('de').find('articles', 'beispiel')?.content ?? [];
  return { blocks, problems };
}
