import type { ReactNode } from 'react';
import { chartForm } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/charts/chartModel';
import { periodsOf } from '@/lib/charts/indicatorData';
import { formatRange } from '@/lib/format/number';
import { languageTag } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Chart } from '../charts/Chart';
import { EasyFigure } from '../EasyFigure/EasyFigure';
import { EntryLink } from '../EntryLink';
import { LanguageNote } from '../LanguageNote';
import { DataTable } from '../ui/DataTable/DataTable';
import { Heading } from '../ui/Heading';
import type { HeadingLevel } from '../ui/headingLevel';
import { below } from '../ui/headingLevel';
import { Lines } from '../ui/Lines';
import { Prose } from '../ui/Prose/Prose';
import { SourceFacts } from '../SourceFacts';
import { TextIn } from '../TextIn';
import styles from './IndicatorFigure.module.scss';

export interface IndicatorFigureProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
  readonly level: HeadingLevel;
  readonly anchor?: string | undefined;
  /** Instead of the indicator's own title; in the language of the page. */
  readonly title?: string | null;
  /** Links the title to the page of the indicator; false on that page. */
  readonly linked?: boolean;
  readonly showFinding?: boolean;
  readonly showExplanations?: boolean;
  readonly showTable?: boolean;
}

/** Longer tables open on demand, and in print. */
const rowsShownAtOnce = 30;

/** Unit, place and period: what the numbers are. */
function description({ subtitle, unit_label: unitLabel, unit, ...indicator }: Indicator): string {
  const periods = periodsOf({ subtitle, unit_label: unitLabel, unit, ...indicator });
  const range = periods && formatRange(periods.from, periods.to);
  // Editors often name the period themselves.
  const ownRange = periods && subtitle?.includes(periods.to) === true ? undefined : range;
  return [unitLabel ?? unit, subtitle, ownRange].filter((part) => part !== null && part !== undefined).join(', ');
}

/** Leichte Sprache has rounded figures; its exact ones open on demand. */
function isTableOpen({ data_rows: rows }: Indicator, { language }: PageContext): boolean {
  return language !== 'ls' && (rows?.length ?? 0) <= rowsShownAtOnce;
}

interface LongDescriptionProps {
  readonly heading: ReactNode;
  readonly label: string;
  readonly text: string | null;
}

/** What the chart shows, for those who do not see it. */
function LongDescription({ heading, label, text }: LongDescriptionProps): ReactNode {
  if (text === null) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {label}
        <span className="visually-hidden">: {heading}</span>
      </summary>
      <p>
        <Lines text={text} />
      </p>
    </details>
  );
}

/** An indicator: what it measures, what it says, its data and where they come from. Complete without scripts. */
export function IndicatorFigure(props: IndicatorFigureProps): ReactNode {
  const { indicator, level, anchor, title = null, linked = true } = props;
  const { showFinding = true, showExplanations = false, showTable = true } = props;
  const isForeign = indicator.meta.locale !== props.context.language;
  const context = inLanguage(props.context, indicator.meta.locale);
  const { labels } = context.messages;
  const ownTitle = title && (
    <TextIn language={props.context.language} context={context}>
      {title}
    </TextIn>
  );
  const heading = ownTitle ?? indicator.title;
  const model = chartModel(indicator);
  const form = model && chartForm(model, context.language, context.messages);
  return (
    <figure className={styles.figure} lang={isForeign ? languageTag[indicator.meta.locale] : undefined}>
      <figcaption>
        <Heading level={level} id={anchor} className={styles.title}>
          {linked ? (
            <EntryLink entry={indicator} context={context}>
              {heading}
            </EntryLink>
          ) : (
            heading
          )}
        </Heading>
        <LanguageNote language={indicator.meta.locale} pageLanguage={props.context.language} />
        <p className={styles.description}>{description(indicator)}</p>
        {showFinding && indicator.lesehilfe !== null && (
          <p className={styles.finding}>
            <Lines text={indicator.lesehilfe} />
          </p>
        )}
      </figcaption>
      {context.language === 'ls' && <EasyFigure indicator={indicator} />}
      {model !== undefined && <Chart model={model} language={context.language} label={`${indicator.title}. ${form}`} />}
      {showTable && (
        <details className={styles.details} open={isTableOpen(indicator, context)}>
          <summary className={styles.summary}>
            {labels.table}
            <span className="visually-hidden">: {heading}</span>
          </summary>
          <DataTable indicator={indicator} context={context} />
        </details>
      )}
      <LongDescription heading={heading} text={indicator.long_description} label={labels.longDescription} />
      {showExplanations && indicator.erlaeuterungen !== null && (
        <>
          <Heading level={below(level)}>{labels.explanations}</Heading>
          <Prose text={indicator.erlaeuterungen} context={context} level={below(level)} />
        </>
      )}
      <SourceFacts entry={indicator} context={context} />
    </figure>
  );
}
