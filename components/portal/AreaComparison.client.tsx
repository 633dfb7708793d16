'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { saveShortlist, shortlistedKeys, maxShortlisted } from '@/lib/portal/browser/shortlist';
import { fill } from '@/lib/i18n/fill';
import { LoadFailure } from '../LoadFailure';
import { Lines } from '../ui/Lines';
import { AreaChoice } from './AreaChoice';
import type { AreaComparisonProps, ChoosableArea } from './areaComparisonProps';
import { ComparedTable } from './ComparedTable';
import { ShortlistBar } from './ShortlistBar';
import { useComparedAreas, useListedAreas } from './useComparedAreas';
import { useShortlist } from './useShortlist';

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

/** Compares the areas in the address, side by side over all indicators. Choices here change the shortlist, too. */
export function AreaComparison({ file, areas, texts }: AreaComparisonProps): ReactNode {
  const [listed, show] = useListedAreas(areas.map(({ slug }) => slug));
  const { data, hasFailed, retry } = useComparedAreas(file, listed.length > 0);
  const kept = useShortlist('areas');
  const place = useRef<HTMLDivElement>(null);
  const compared = listed.flatMap((slug) => areas.filter((area) => area.slug === slug));
  const add = (slug: string): void => {
    const keys = shortlistedKeys('areas');
    if (keys.length < maxShortlisted && !keys.includes(slug)) saveShortlist('areas', [...keys, slug]);
    show([...listed, slug]);
  };
  const remove = (slug: string): void => {
    saveShortlist(
      'areas',
      shortlistedKeys('areas').filter((other) => other !== slug),
    );
    show(listed.filter((other) => other !== slug));
    // The pressed button is gone, so the focus moves.
    place.current?.focus();
  };
  const isKept = listed.join() === kept.join();
  return (
    <div className="results with-scripts" ref={place} tabIndex={-1} role="group" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {listed.length === 0 && (
        <p className="screen-only">
          <Lines text={fill(texts.empty, { most: String(maxShortlisted) })} />
        </p>
      )}
      {compared.length > 0 && <Listed areas={compared} texts={texts} onRemove={remove} />}
      {listed.length < maxShortlisted && (
        <AreaChoice areas={areas.filter(({ slug }) => !listed.includes(slug))} texts={texts} onAdd={add} />
      )}
      {listed.length > 0 && !isKept && (
        <p className="screen-only">
          <button type="button" className="chosen-filters-reset" onClick={() => saveShortlist('areas', listed)}>
            {texts.keepThese}
          </button>
        </p>
      )}
      <ShortlistBar kind="areas" kept={isKept ? [] : kept} texts={texts} onCompare={() => show(kept)} />
      {hasFailed && <LoadFailure text={texts.failed} again={texts.tryAgain} onAgain={retry} />}
      {data !== null && listed.length > 0 && <ComparedTable areas={compared} data={data} texts={texts} />}
    </div>
  );
}
