import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { isFiltered, pageSize } from '@/lib/search/addressState';
import type { SearchResult } from '@/lib/search/runSearch';
import type { FacetName, SearchHit } from '@/lib/search/document';
import { sortings } from '@/lib/search/engine';
import type { Filters, FoundHit, Sorting, ValueAnswer } from '@/lib/search/engine';
import { glossaryAnswer } from '@/lib/search/glossaryAnswer';
import { ChosenFilters } from './ChosenFilters';
import { Facets } from './Facets';
import { GlossaryCard } from './GlossaryCard';
import { Hit } from './Hit';
import { germanSearch, NothingFound } from './NothingFound';
import { Pages } from './Pages';
import { MatchHint } from './SearchHints';
import type { SearchProps, SearchTexts } from './searchProps';
import { resultsId, SkipFilters } from './SkipFilters';
import { useIsWide } from './useIsWide';
import type { SearchNavigation } from './useSearchNavigation';
import { ValueCard } from './ValueCard';

export interface ResultsProps extends SearchProps, SearchNavigation {
  readonly found: SearchResult;
  /** The current filters; the hits may still be those of the previous search. */
  readonly filters: Filters;
  readonly sort: Sorting;
}

export function countText(total: number, texts: SearchTexts): string {
  if (total === 0) return texts.noHits;
  return total === 1 ? texts.oneResult : fill(texts.results, { count: String(total) });
}

/** What print adds to the number of hits: the words, and the range of hits if these are not all. */
function printedOf(
  { answer: { hits, total }, state: { words, page } }: SearchResult,
  texts: SearchTexts,
): string | undefined {
  const first = (page - 1) * pageSize + 1;
  const parts = [
    ...(words === '' ? [] : [fill(texts.quoted, { word: words })]),
    ...(hits.length < total ? [`${String(first)}–${String(first + hits.length - 1)}`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function Sort({ sort, texts, stayAndGo }: Pick<ResultsProps, 'sort' | 'texts' | 'stayAndGo'>): ReactNode {
  return (
    <label className="results-sort">
      {texts.sort}
      <select
        className="results-select"
        value={sort}
        onChange={({ target }) => {
          const chosen = sortings.find((name) => name === target.value) ?? sort;
          stayAndGo({ sort: chosen, page: 1 });
        }}
      >
        {sortings.map((name) => (
          <option key={name} value={name}>
            {texts.sortings[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Number of hits that are rendered at once, about as many as a window shows; the others are deferred. */
const firstHits = 6;

/** The hits after the first ones; at first still those of the previous answer, as rendering them is deferred. */
function useLaterHits(found: SearchResult): readonly FoundHit[] {
  const { answer } = useDeferredValue(found);
  const { hits } = found.answer;
  const isFirst = new Set(hits.slice(0, firstHits).map(({ id }) => id));
  return answer.hits.slice(firstHits, hits.length).filter(({ id }) => !isFirst.has(id));
}

interface Answers {
  readonly value: ValueAnswer | null;
  readonly term: SearchHit | null;
}

/** The answers to the words, shown above the hits. */
function answersTo({ answer, state }: SearchResult): Answers {
  const term = state.page === 1 ? glossaryAnswer(state.words, answer.terms, answer.hits) : null;
  return { value: answer.value, term };
}

function Hits(props: ResultsProps): ReactNode {
  const { found, locale, texts, labels } = props;
  const { hits, total } = found.answer;
  const later = useLaterHits(found);
  if (total === 0) return <NothingFound {...props} />;
  const { value, term } = answersTo(found);
  const view = { locale, texts, labels };
  // An answer is a hit, too, and is shown only once.
  const isAnswer = ({ id }: SearchHit): boolean => id === value?.hit.id || id === term?.id;
  const first = hits.slice(0, firstHits).filter((hit) => !isAnswer(hit));
  return (
    <>
      <ol className="results-hits">
        {value !== null && <ValueCard {...view} value={value} />}
        {term !== null && (
          <li>
            <GlossaryCard {...view} term={term} />
          </li>
        )}
        {first.map((hit) => (
          <Hit key={hit.id} {...view} hit={hit} />
        ))}
        {later
          .filter((hit) => !isAnswer(hit))
          .map((hit) => (
            <Hit key={hit.id} {...view} hit={hit} />
          ))}
      </ol>
      <Pages {...props} state={found.state} total={total} />
      {locale === 'ls' && (
        <p>
          <a href={germanSearch({ ...found.state, page: 1 })}>{texts.inGerman}</a>
        </p>
      )}
    </>
  );
}

/** The results: their number, the filters, and the hits. */
function AllResults(props: ResultsProps): ReactNode {
  const { found, filters, heading, texts, labels, stayAndGo } = props;
  const { answer } = found;
  const isWide = useIsWide();
  const onToggle = useCallback(
    (name: FacetName, value: string): void =>
      stayAndGo({ page: 1, filters: { ...filters, [name]: toggled(filters[name], value) } }),
    [stayAndGo, filters],
  );
  // Deferred, so that the hits come first.
  const counts = useDeferredValue(answer.facets);
  const hasFacets = answer.total > 0 || isFiltered({ filters });
  const [hasOrder, order] = [answer.total > 1, props.sort];
  const sort = useMemo(
    () => (hasOrder ? <Sort sort={order} texts={texts} stayAndGo={stayAndGo} /> : null),
    [hasOrder, order, texts, stayAndGo],
  );
  return (
    <section className="results" aria-labelledby="search-results">
      <div className="results-head">
        <h2
          ref={heading}
          id="search-results"
          tabIndex={-1}
          className="results-count"
          data-words={printedOf(found, texts)}
        >
          {countText(answer.total, texts)}
        </h2>
        {hasFacets && <SkipFilters text={texts.skipFilters} />}
        {isWide && sort}
      </div>
      <div className={hasFacets ? 'results-beside' : 'results-alone'}>
        {hasFacets && (
          <Facets texts={texts} labels={labels} counts={counts} filters={filters} onToggle={onToggle}>
            {isWide ? null : sort}
          </Facets>
        )}
        <div className="results-list">
          <ChosenFilters {...props} />
          <div id={resultsId} tabIndex={-1} className="results-found">
            {answer.total > 0 && <MatchHint {...props} />}
            <Hits {...props} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Rendered again only with another answer, not with every keystroke. */
export const Results = memo(AllResults);
