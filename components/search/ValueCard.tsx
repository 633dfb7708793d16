import type { ReactNode } from 'react';
import { noHighlights } from '@/lib/search/engine';
import type { ValueAnswer } from '@/lib/search/engine';
import { valueSummary } from '@/lib/search/valueSummary';
import { foreignLanguage, HitTitle, Preview } from './Hit';
import type { HitProps } from './Hit';

export interface ValueCardProps extends Omit<HitProps, 'hit'> {
  readonly value: ValueAnswer;
}

/** The value that answers the search, as the first hit: its indicator, period, area and change. */
export function ValueCard({ value, ...view }: ValueCardProps): ReactNode {
  const hit = { ...value.hit, marks: noHighlights };
  const { text, detail, change } = valueSummary(value);
  const lang = foreignLanguage({ ...view, hit });
  return (
    <li className="hit">
      <div className="hit-text">
        <p className="hit-kind">{view.labels.kind[hit.kind]}</p>
        <HitTitle {...view} hit={hit} />
        <p className="headline-line" lang={lang}>
          <b className="headline-value">{text}</b> <span className="headline-note">{detail}</span>{' '}
          {change !== null && <span className="headline-change">{change}</span>}
        </p>
        {hit.subtitle !== null && (
          <p className="hit-facts" lang={lang}>
            {hit.subtitle}
          </p>
        )}
      </div>
      <Preview hit={hit} width={240} />
    </li>
  );
}
