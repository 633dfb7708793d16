'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { keep, keptKeys, mostKept } from '@/lib/portal/browser/kept';
import { fill } from '@/lib/i18n/fill';
import { LoadFailure } from '../LoadFailure';
import { Lines } from '../ui/Lines';
import { AreaChoice } from './AreaChoice';
import type { AreaComparisonProps, ChoosableArea } from './areaComparisonProps';
import { ComparedTable } from './ComparedTable';
import { KeptBar } from './KeptBar';
import { useComparedAreas, useListedAreas } from './useComparedAreas';
import { useKept } from './useKept';

interface ListedProps extends Pick<AreaComparisonProps, 'texts'> {
  readonly areas: readonly ChoosableArea[];
  readonly onRemove: (slug: string) => void;
}

function Listed({ areas, texts, onRemove }: ListedProps): ReactNode {
  return (
    <ul className="chosen-filters-list screen-only" aria-label={texts.chosen}>
      {areas.map(({ slug, name }) => (
        <li key={slug}>
          <button type="button" className="chosen-filters-filter" onClick={() => onRemove(slug)}>
            {name} <span aria-hidden="true">×</span>
            <span className="visually-hidden"> {texts.remove}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Areas beside each other over all indicators, as the address names them. What is chosen here is put aside, too. */
export function AreaComparison({ file, areas, texts }: AreaComparisonProps): ReactNode {
  const [listed, show] = useListedAreas(areas.map(({ slug }) => slug));
  const { data, hasFailed, retry } = useComparedAreas(file, listed.length > 0);
  const kept = useKept('areas');
  const place = useRef<HTMLDivElement>(null);
  const compared = listed.flatMap((slug) => areas.filter((area) => area.slug === slug));
  const add = (slug: string): void => {
    const keys = keptKeys('areas');
    if (keys.length < mostKept && !keys.includes(slug)) keep('areas', [...keys, slug]);
    show([...listed, slug]);
  };
  const remove = (slug: string): void => {
    keep(
      'areas',
      keptKeys('areas').filter((other) => other !== slug),
    );
    show(listed.filter((other) => other !== slug));
    // The button that was pressed is gone.
    place.current?.focus();
  };
  const isKept = listed.join() === kept.join();
  return (
    <div className="results with-scripts" ref={place} tabIndex={-1} role="group" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {listed.length === 0 && (
        <p className="screen-only">
          <Lines text={fill(texts.empty, { most: String(mostKept) })} />
        </p>
      )}
      {compared.length > 0 && <Listed areas={compared} texts={texts} onRemove={remove} />}
      {listed.length < mostKept && (
        <AreaChoice areas={areas.filter(({ slug }) => !listed.includes(slug))} texts={texts} onAdd={add} />
      )}
      {listed.length > 0 && !isKept && (
        <p className="screen-only">
          <button type="button" className="chosen-filters-reset" onClick={() => keep('areas', listed)}>
            {texts.keepThese}
          </button>
        </p>
      )}
      <KeptBar kind="areas" kept={isKept ? [] : kept} texts={texts} onCompare={() => show(kept)} />
      {hasFailed && <LoadFailure text={texts.failed} again={texts.tryAgain} onAgain={retry} />}
      {data !== null && listed.length > 0 && <ComparedTable areas={compared} data={data} texts={texts} />}
    </div>
  );
}
