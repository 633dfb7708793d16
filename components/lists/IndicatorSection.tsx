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
  /** Where all of them are listed, and what they are about; without it the page lists them itself. */
  readonly all?: FilteredPortal & { readonly title: string };
}

/** This many are shown at once, the others on demand; a list that is hardly longer is not folded. */
const firstOnes = 12;
const fewMore = 3;

/** This many stand for all that are listed elsewhere. */
const selected = 4;

type ListProps = IndicatorSectionProps & { readonly listed: readonly Indicator[] };

/** The way to all, also to a few: there they can be narrowed further, sorted, compared. */
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

/** The first ones stand for all. */
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
 * The indicators of a page in a part of its own, but for those that it shows as figures. Nothing when none is left and no other
 * place lists them.
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
      // The way to all says how many they are.
      note={all === undefined ? indicatorCount(listed.length, context) : undefined}
    >
      <List {...props} listed={listed} />
    </Section>
  );
}
