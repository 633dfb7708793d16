import { useState } from 'react';
import type { ReactNode } from 'react';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { AreaComparisonProps, ChoosableArea } from './areaComparisonProps';

export interface AreaChoiceProps extends Pick<AreaComparisonProps, 'texts'> {
  /** Those that can be added. */
  readonly areas: readonly ChoosableArea[];
  readonly onAdd: (slug: string) => void;
}

/** Adds an area, chosen from a list by kind. */
export function AreaChoice({ areas, texts, onAdd }: AreaChoiceProps): ReactNode {
  const [asked, setAsked] = useState('');
  const slug = (areas.find((area) => area.slug === asked) ?? areas[0])?.slug;
  if (slug === undefined) return null;
  return (
    <p className="results-sort screen-only">
      <label>
        {texts.choose}{' '}
        <select className="results-select" value={slug} onChange={({ currentTarget }) => setAsked(currentTarget.value)}>
          {[...groupBy(areas, ({ kind }) => kind)].map(([kind, own]) => (
            <optgroup key={kind} label={kind}>
              {own.map((area) => (
                <option key={area.slug} value={area.slug}>
                  {area.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="button" className="chosen-filters-filter" onClick={() => onAdd(slug)}>
        {texts.add}
      </button>
    </p>
  );
}
