import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/language/format/number';
import { fill } from '@/lib/language/fill';
import { indicatorCount } from '@/lib/site/counts';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { shownNowhereElse, shownElsewhere } from '@/lib/site/shown';
import { AlsoOnPage } from './AlsoOnPage';
import { IndicatorList } from './IndicatorList/IndicatorList';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

export interface IndicatorSectionProps {
  /** All that belong to the page. */
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
}

/** This many are shown at once, the others on demand; a list that is hardly longer is not folded. */
const firstOnes = 12;
const fewMore = 3;

/** The indicators of a page in a part of its own, but for those that it shows as figures; nothing when there are none. */
export function IndicatorSection({ indicators, context }: IndicatorSectionProps): ReactNode {
  const listed = shownNowhereElse(indicators, context);
  if (listed.length === 0) return null;
  const { labels, overview } = context.messages;
  const shown = listed.length <= firstOnes + fewMore ? listed : listed.slice(0, firstOnes);
  const others = listed.slice(shown.length);
  const count = formatNumber(others.length, context.language);
  return (
    <Section
      title={labels.indicators}
      level={2}
      anchor="liste-indikatoren"
      note={indicatorCount(indicators.length, context)}
    >
      <IndicatorList indicators={shown} context={context} />
      {others.length > 0 && (
        <Fold summary={fill(overview.moreIndicators, { count })}>
          <IndicatorList indicators={others} context={context} />
        </Fold>
      )}
      <AlsoOnPage entries={shownElsewhere(indicators, context)} context={context} />
    </Section>
  );
}
