import type { ReactNode } from 'react';
import { TextIn } from '@/components/language/TextIn';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { entryPath, routes } from '@/content-types/routes';
import { views } from '@/lib/content/views';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import { messagesByLocale } from '@/lib/i18n/messages';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import { isReadable, languageTag, localizedPath } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';

export interface MissingLeichteSpracheProps {
  readonly title: string;
  readonly titleLanguage: Locale;
  /** The pages above this one; those in Leichte Sprache are suggested first. */
  readonly crumbs: readonly Crumb[];
  readonly context: PageContext;
}

/** Few, as readers of Leichte Sprache want no long lists. */
const maxEntries = 6;

/** Entries in Leichte Sprache: the themes of this page, then other themes, then the newest articles. */
function readableEntries(crumbs: readonly Crumb[], { content }: PageContext): readonly LinkedEntry[] {
  const above = new Set(crumbs.map(({ path }) => path));
  const all = content.all('display-themes');
  const themes = [
    ...all.filter(({ url }) => above.has(entryPath('theme', url))),
    ...all.filter(({ url }) => !above.has(entryPath('theme', url))),
  ].filter(({ meta }) => isReadable(meta.locale, 'ls'));
  return [...themes, ...content.group(views.articlesInLanguage, 'ls')].slice(0, maxEntries);
}

/** Links to pages that exist in every language. */
function FallbackLinks({ context }: { readonly context: PageContext }): ReactNode {
  const { errors, pages } = messagesByLocale.ls;
  const ways = [
    { path: routes.home, title: errors.toHome },
    { path: routes['theme-list'], title: pages.allThemes },
    { path: routes['article-list'], title: pages.allArticles },
  ];
  return (
    <ul className="plain-list">
      {ways.map(({ path, title }) => (
        <li key={path}>
          <a href={localizedPath(context.locale, path)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shown instead of a page that has no version in Leichte Sprache: says so, and links to the German page and to pages in
 * Leichte Sprache. German is never shown as Leichte Sprache.
 */
export function MissingLeichteSprache({
  title,
  titleLanguage,
  crumbs,
  context: german,
}: MissingLeichteSpracheProps): ReactNode {
  const context = contextInLanguage(german, 'ls');
  const { missingLeichteSprache, readInGerman } = context.messages;
  const entries = readableEntries(crumbs, context);
  return (
    <>
      <div className="page-head">
        <h1>{missingLeichteSprache}</h1>
        <p className="lead">
          <a href={localizedPath(defaultLocale, context.path)} hrefLang={languageTag.de}>
            {readInGerman}
            {messagesByLocale.ls.colon}
            <TextIn language={titleLanguage} context={context}>
              {title}
            </TextIn>
          </a>
        </p>
      </div>
      <Section title={leichteSprache.lists.next} level={2} anchor="liste-weiter">
        {entries.length > 0 && (
          <>
            <p>{leichteSprache.lists.nextLead}</p>
            <EntryList items={entries.map((entry) => ({ entry }))} context={context} />
          </>
        )}
        <FallbackLinks context={context} />
      </Section>
    </>
  );
}
