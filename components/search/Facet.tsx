import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FacetValue } from './facetValues';

export interface FacetProps {
  readonly name: string;
  /** The values that are offered, and `kept`. */
  readonly valuesWith: (kept: string | undefined) => readonly FacetValue[];
  /** Changes whenever the counts do. */
  readonly counts: unknown;
  readonly moreText: string;
  readonly onToggle: (value: string) => void;
}

/** Further values are shown on demand, as each is a tab stop before the hits. */
const firstValues = 5;

interface ChoicesProps {
  readonly values: readonly FacetValue[];
  readonly toggle: (value: string) => void;
}

function Choices({ values, toggle }: ChoicesProps): ReactNode {
  return values.map(({ value, label, language, count, isChosen }) => (
    <label key={value} className="facets-choice">
      <input type="checkbox" className="facets-box" checked={isChosen} onChange={() => toggle(value)} />
      <span className="facets-name" lang={language}>
        {label}
      </span>
      <span className="facets-count">{count}</span>
    </label>
  ));
}

interface MoreChoicesProps extends ChoicesProps, Pick<FacetProps, 'moreText'> {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Rarely used values, rendered when they are opened. */
function MoreChoices({ values, toggle, moreText, isOpen, onOpen }: MoreChoicesProps): ReactNode {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className="facets-more">{moreText}</summary>
      {isOpen && <Choices values={values} toggle={toggle} />}
    </details>
  );
}

/** A value that was just toggled, and whether it was among the first. */
interface PinnedValue {
  readonly value: string;
  readonly isFirst: boolean;
}

/** A value that was just toggled has the focus: it keeps its place, even without hits, until the focus is elsewhere. */
function usePinnedValue(counts: unknown) {
  const container = useRef<HTMLFieldSetElement>(null);
  const [kept, keep] = useState<PinnedValue | null>(null);
  useEffect(() => {
    if (container.current?.contains(document.activeElement) !== true) keep(null);
  }, [counts]);
  return { container, kept, keep };
}

/** A facet of a list: its values with their counts. */
export function Facet({ name, valuesWith, counts, moreText, onToggle }: FacetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { container, kept, keep } = usePinnedValue(counts);
  const values = valuesWith(kept?.value);
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
    onToggle(value);
  };
  const open = (isNowOpen: boolean): void => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    keep(null);
  };
  return (
    <fieldset ref={container} className="facets-facet">
      <legend className="facets-legend">{name}</legend>
      <Choices values={first} toggle={toggle} />
      {later.length > 0 && (
        <MoreChoices values={later} toggle={toggle} moreText={moreText} isOpen={isOpen} onOpen={open} />
      )}
    </fieldset>
  );
}
