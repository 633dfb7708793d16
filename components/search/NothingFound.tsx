import type { ReactNode } from 'react';
import { glossaryPath, routes } from '@/content-types/routes';
import { fill } from '@/lib/i18n/fill';
import { localizedPath } from '@/lib/i18n/paths';
import { writeState } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';
import { Lines } from '../ui/Lines';
import { FailedWords } from './SearchHints';
import type { SearchHintsProps } from './SearchHints';
import type { SearchProps } from './searchProps';

export type NothingFoundProps = SearchHintsProps &
  Pick<SearchProps, 'locale' | 'labels' | 'texts' | 'emptyText' | 'contact'>;

/** Returns the address of the same search in German, as Leichte Sprache has few pages. */
export function germanSearch(state: SearchState): string {
  return `${routes.search}${writeState(state)}`;
}

/** Links to go on with; the themes themselves follow below. */
function Ways({ found, locale, texts, contact }: NothingFoundProps): ReactNode {
  const ways = [
    ...(locale === 'ls' ? [{ href: germanSearch(found.state), text: texts.inGerman }] : []),
    { href: localizedPath(locale, routes.themes), text: texts.allThemes },
    { href: localizedPath(locale, glossaryPath), text: texts.glossary },
    ...(contact === null ? [] : [{ href: contact, text: texts.askUs }]),
  ];
  return (
    <ul className="nothing-found-ways">
      {ways.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className="nothing-found-way">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says that nothing is found, why, and where to go on. */
export function NothingFound(props: NothingFoundProps): ReactNode {
  const { found, texts, emptyText } = props;
  return (
    <div className="nothing-found-nothing">
      {found.hidden === null && (
        <p>
          <Lines text={emptyText ?? fill(texts.noResults, { words: found.state.words })} />
        </p>
      )}
      <FailedWords {...props} />
      <Ways {...props} />
    </div>
  );
}
