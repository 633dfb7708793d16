import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import { indicatorCount } from '@/lib/site/countTexts';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import type { FilteredPortal } from '@/lib/portal/portalLinks';
import { excludeShown } from '@/lib/site/shownOnPage';
import { IndicatorList } from './IndicatorList/IndicatorList';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink';
import { Fold } from '../ui/Fold/Fold';
import { Section } from '../ui/Section/Section';

export interface IndicatorSectionProps {
  /** All that belong to the page. */
  readonly indicators: readonly Indicator[];
  readonly context: PageContext;
  /** Where the portal lists all of them, and what they are about; without it, the page lists them itself. */
  readonly all?: FilteredPortal & { readonly title: string };
}

/** Number of indicators shown at once; the others open on demand, unless there are only a few more. */
const firstOnes = 12;
const fewMore = 3;

/** Number of indicators shown if the portal lists all of them. */
const selected = 4;

type ListProps = IndicatorSectionProps & { readonly listed: readonly Indicator[] };

/** A link to all, even if they are few, as they can be filtered, sorted and compared there. */
function ToAll({ indicators, context, all }: IndicatorSectionProps): ReactNode {
  if (all === undefined) return null;
  const { allIndicators, onlyIndicator } = context.messages.overview;
  const count = formatNumber(indicators.length, context.language);
  const text = fill(indicators.length === 1 ? onlyIndicator : allIndicators, { count, title: all.title });
  return (
    <>
      <p className="with-scripts">
        <ButtonLink address={all.address} context={context} style="secondary">
          {text}
        </ButtonLink>
      </p>
      <p className="without-scripts">
        <ButtonLink address={all.withoutScripts} context={context} style="secondary">
          {text}
        </ButtonLink>
      </p>
    </>
  );
}

/** The first indicators, and a link to all. */
function Selection({ listed, ...props }: ListProps): ReactNode {
  return (
    <>
      {listed.length > 0 && (
        <IndicatorList indicators={listed.slice(0, selected)} context={props.context} display="tiles" />
      )}
      <ToAll {...props} />
    </>
  );
}

function CompleteList({ listed, context }: ListProps): ReactNode {
  const shown = listed.length <= firstOnes + fewMore ? listed : listed.slice(0, firstOnes);
  const others = listed.slice(shown.length);
  const count = formatNumber(others.length, context.language);
  return (
    <>
      <IndicatorList indicators={shown} context={context} />
      {others.length > 0 && (
        <Fold context={context} summary={fill(context.messages.overview.moreIndicators, { count })}>
          <IndicatorList indicators={others} context={context} />
        </Fold>
      )}
    </>
  );
}

/**
 * A section with the indicators of a page, without those that it shows as figures. Nothing if none are left and no
 * other place lists them.
 */
export function IndicatorSection(props: IndicatorSectionProps): ReactNode {
  const { indicators, context, all } = props;
  const listed = excludeShown(indicators, context);
  if (indicators.length === 0 || (listed.length === 0 && all === undefined)) return null;
  const List = all === undefined ? CompleteList : Selection;
  return (
    <Section
      title={context.messages.labels.indicators}
      level={2}
      anchor="liste-indikatoren"
      // The link to all says how many there are.
      note={all === undefined ? indicatorCount(listed.length, context) : undefined}
    >
      <List {...props} listed={listed} />
    </Section>
  );
}
