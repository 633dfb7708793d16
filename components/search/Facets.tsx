import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@/lib/language/fill';
import { facetNames } from '@/lib/browser/search/document';
import type { FacetName } from '@/lib/browser/search/document';
import type { FacetCounts, Filters } from '@/lib/browser/search/engine';
import { facetValues } from './facetValues';
import type { FacetValue } from './facetValues';
import styles from './Facets.module.scss';
import type { SearchProps } from './searchProps';
import { useKeptPlace } from './useKeptPlace';
import { useWideWindow } from './useWideWindow';

export interface FacetsProps extends Pick<SearchProps, 'texts' | 'labels'> {
  readonly counts: FacetCounts;
  readonly filters: Filters;
  readonly onToggle: (name: FacetName, value: string) => void;
}

/** More values than these are shown on demand: each is a tab stop before the hits. */
const firstValues = 5;

interface ChoicesProps {
  readonly values: readonly FacetValue[];
  readonly toggle: (value: string) => void;
}

function Choices({ values, toggle }: ChoicesProps): ReactNode {
  return values.map(({ value, label, count, isChosen }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" className={styles.box} checked={isChosen} onChange={() => toggle(value)} />
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}

interface MoreChoicesProps extends ChoicesProps, Pick<FacetsProps, 'texts'> {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Rarely used values, drawn when somebody opens them. */
function MoreChoices({ values, toggle, texts, isOpen, onOpen }: MoreChoicesProps): ReactNode {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className={styles.more}>{texts.moreValues}</summary>
      {isOpen && <Choices values={values} toggle={toggle} />}
    </details>
  );
}

interface FacetProps extends FacetsProps {
  readonly name: FacetName;
}

function Facet({ name, counts, filters, labels, texts, onToggle }: FacetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { container, kept, keep } = useKeptPlace(counts);
  const values = facetValues(name, counts, filters, labels, kept?.value);
  if (values.length === 0) return null;
  const isFirst = ({ value, isChosen }: FacetValue, index: number): boolean => {
    if (value === kept?.value) return kept.isFirst;
    // A chosen value stays in sight.
    return index < firstValues || (isChosen && !isOpen);
  };
  const first = values.filter(isFirst);
  const later = values.filter((value) => !first.includes(value));
  const toggle = (value: string): void => {
    keep({ value, isFirst: first.some((other) => other.value === value) });
    onToggle(name, value);
  };
  const open = (isNowOpen: boolean): void => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    keep(null);
  };
  return (
    <fieldset ref={container} className={styles.facet}>
      <legend className={styles.legend}>{texts.facets[name]}</legend>
      <Choices values={first} toggle={toggle} />
      {later.length > 0 && <MoreChoices values={later} toggle={toggle} texts={texts} isOpen={isOpen} onOpen={open} />}
    </fieldset>
  );
}

/** By what the hits can be narrowed, with how many there are; folded on phones. */
function AllFacets(props: FacetsProps): ReactNode {
  const { texts, filters } = props;
  const isWide = useWideWindow();
  const chosen = facetNames.reduce((sum, name) => sum + filters[name].length, 0);
  const facets = facetNames.map((name) => <Facet key={name} {...props} name={name} />);
  if (isWide) {
    return (
      <section className={styles.facets} aria-label={texts.filters}>
        {facets}
      </section>
    );
  }
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        {chosen === 0 ? texts.filters : fill(texts.filtersChosen, { count: String(chosen) })}
      </summary>
      <div className={styles.facets}>{facets}</div>
    </details>
  );
}

/** Drawn again when the counts or the choices change. */
export const Facets = memo(AllFacets);
