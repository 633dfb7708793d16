import type { ReactNode, RefObject } from 'react';
import { fill } from '@/lib/i18n/messages';
import { isFiltered } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';
import type { FoundHits } from '@/lib/search/askSearch';
import type { FacetName } from '@/lib/search/document';
import { sortings } from '@/lib/search/engine';
import { glossaryAnswer } from '@/lib/search/glossaryAnswer';
import { ChosenFilters } from './ChosenFilters';
import { Facets } from './Facets';
import { GlossaryCard } from './GlossaryCard';
import { Hit } from './Hit';
import { NothingFound } from './NothingFound';
import { Pages } from './Pages';
import styles from './Results.module.scss';
import { PartlyFound } from './SearchHints';
import type { SearchProps, SearchTexts } from './searchProps';

export interface ResultsProps extends SearchProps {
  readonly found: FoundHits;
  /** What is chosen now; the hits may still be those of the search before. */
  readonly state: SearchState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To another search; the focus follows where what led there is gone. */
  readonly go: (state: SearchState) => void;
  /** To another search; the focus stays. */
  readonly stayAndGo: (state: SearchState) => void;
}

export function countText(total: number, texts: SearchTexts): string {
  if (total === 0) return texts.noHits;
  return total === 1 ? texts.oneResult : fill(texts.results, { count: String(total) });
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function Sort({ state, texts, stayAndGo }: ResultsProps): ReactNode {
  return (
    <label className={styles.sort}>
      {texts.sort}
      <select
        className={styles.select}
        value={state.sort}
        onChange={({ target }) => {
          const sort = sortings.find((name) => name === target.value) ?? state.sort;
          stayAndGo({ ...state, sort, page: 1 });
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

function Hits(props: ResultsProps): ReactNode {
  const { found, go } = props;
  const { hits, total } = found.answer;
  if (total === 0) return <NothingFound {...props} />;
  return (
    <>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.id} {...props} hit={hit} words={found.state.words} />
        ))}
      </ol>
      <Pages {...props} state={found.state} total={total} go={go} />
    </>
  );
}

/** All about what was found: how much, narrowed by what, and the hits themselves. */
export function Results(props: ResultsProps): ReactNode {
  const { found, state, heading, texts, go, stayAndGo } = props;
  const { answer } = found;
  const term = found.state.page === 1 ? glossaryAnswer(found.state.words, answer.terms) : null;
  const onToggle = (name: FacetName, value: string): void =>
    stayAndGo({ ...state, page: 1, filters: { ...state.filters, [name]: toggled(state.filters[name], value) } });
  const hasFacets = answer.total > 0 || isFiltered(state);
  return (
    <section className={styles.results} aria-labelledby="search-results">
      <div className={styles.head}>
        <h2 ref={heading} id="search-results" tabIndex={-1} className={styles.count}>
          {countText(answer.total, texts)}
        </h2>
        {answer.total > 1 && <Sort {...props} />}
      </div>
      <div className={hasFacets ? styles.beside : styles.alone}>
        {hasFacets && <Facets {...props} counts={answer.facets} filters={state.filters} onToggle={onToggle} />}
        <div className={styles.list}>
          <ChosenFilters {...props} go={go} />
          {answer.total > 0 && <PartlyFound {...props} />}
          {term !== null && <GlossaryCard {...props} term={term} />}
          <Hits {...props} />
        </div>
      </div>
    </section>
  );
}
