import type { ReactNode } from 'react';
import { chartModel } from '@/lib/site/charts/chartModel';
import { hasData } from '@/lib/site/charts/csv';
import { figureDescription } from '@/lib/site/charts/figureDescription';
import { languageTag } from '@/lib/language/paths';
import type { Indicator } from '@/lib/site/indicators';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { withoutFigures } from '@/lib/site/shown';
import { EasyFigure } from '../EasyFigure/EasyFigure';
import { EntryLink } from '../../lists/EntryLink';
import { LanguageNote } from '../../language/LanguageNote';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Fold } from '../../ui/Fold/Fold';
import { Heading } from '../../ui/Heading';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Lines } from '../../ui/Lines';
import { Prose } from '../../ui/Prose/Prose';
import { SourceFacts } from '../SourceFacts/SourceFacts';
import { TextIn } from '../../language/TextIn';
import { FigureChart } from './FigureChart';
import { FigureDownloads } from './FigureDownloads';
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
  readonly showDownloads?: boolean;
  /** What comes first; the other opens on demand. */
  readonly startView?: 'chart' | 'table' | undefined;
  readonly size?: 's' | 'm' | 'l' | 'full' | undefined;
}

/** Title, unit with place and period, and the finding. */
function FigureHead({
  indicator,
  context: pageContext,
  level,
  anchor,
  linked = true,
  showFinding = true,
  heading,
}: IndicatorFigureProps & { readonly heading: ReactNode }): ReactNode {
  const context = inLanguage(pageContext, indicator.meta.locale);
  return (
    <figcaption>
      <Heading level={level} id={anchor} className={styles.title}>
        {linked ? (
          <EntryLink entry={indicator} context={withoutFigures(context)}>
            {heading}
          </EntryLink>
        ) : (
          heading
        )}
      </Heading>
      <LanguageNote language={indicator.meta.locale} pageLanguage={pageContext.language} />
      <p className={styles.description}>{figureDescription(indicator, context.language)}</p>
      {showFinding && indicator.lesehilfe !== null && (
        <p className={styles.finding}>
          <Lines text={indicator.lesehilfe} />
        </p>
      )}
    </figcaption>
  );
}

/** The chart and the table, the one first that is wanted. Without a chart the table comes first. */
function FigureViews({
  indicator,
  context,
  heading,
  showTable,
  startView,
}: Pick<IndicatorFigureProps, 'indicator' | 'context' | 'showTable' | 'startView'> & {
  readonly heading: ReactNode;
}): ReactNode {
  const { labels, charts } = context.messages;
  const model = chartModel(indicator);
  const chart = model && <FigureChart model={model} title={indicator.title} context={context} />;
  const isTableFirst = chart === undefined || (startView === 'table' && showTable === true);
  const table = showTable === true && (
    // Leichte Sprache has rounded figures; its exact ones open on demand.
    <Fold summary={labels.table} subject={heading} open={isTableFirst && context.language !== 'ls'}>
      <DataTable indicator={indicator} context={context} />
    </Fold>
  );
  if (!isTableFirst) {
    return (
      <>
        {chart}
        {table}
      </>
    );
  }
  return (
    <>
      {table}
      {chart !== undefined && (
        <Fold summary={charts.chart} subject={heading}>
          {chart}
        </Fold>
      )}
    </>
  );
}

/** What is said about the figure, on demand. */
function FigureTexts({
  indicator,
  context,
  level,
  anchor,
  showExplanations = false,
  name,
}: IndicatorFigureProps & { readonly name: ReactNode }): ReactNode {
  const { long_description: description, erlaeuterungen: explanations } = indicator;
  const { labels } = context.messages;
  return (
    <>
      {description !== null && (
        <Fold summary={labels.longDescription} subject={name}>
          <p>
            <Lines text={description} />
          </p>
        </Fold>
      )}
      {showExplanations && explanations !== null && (
        <Fold summary={labels.explanations} subject={name}>
          <Prose text={explanations} place={anchor ?? indicator.meta.key} context={context} level={level} />
        </Fold>
      )}
    </>
  );
}

/** An indicator: what it measures, what it says, its data and where they come from. Complete without scripts. */
export function IndicatorFigure(props: IndicatorFigureProps): ReactNode {
  const { indicator, title = null, showTable = true, startView = 'chart' } = props;
  const { showDownloads = true, size = 'l' } = props;
  const isForeign = indicator.meta.locale !== props.context.language;
  const context = inLanguage(props.context, indicator.meta.locale);
  const ownTitle = title && (
    <TextIn language={props.context.language} context={context}>
      {title}
    </TextIn>
  );
  const heading = ownTitle ?? indicator.title;
  // On its own page the heading says what kind of part this is; tables are still named after the indicator.
  const name = props.linked === false ? indicator.title : heading;
  return (
    <figure
      className={`${styles.figure} ${styles[size]}`}
      lang={isForeign ? languageTag[indicator.meta.locale] : undefined}
    >
      <FigureHead {...props} heading={heading} />
      {context.language === 'ls' && <EasyFigure indicator={indicator} />}
      <div>
        <FigureViews
          indicator={indicator}
          context={context}
          heading={name}
          showTable={showTable}
          startView={startView}
        />
        <FigureTexts {...props} context={context} name={name} />
      </div>
      <SourceFacts entry={indicator} context={context} />
      {showDownloads && hasData(indicator) && <FigureDownloads indicator={indicator} context={context} />}
    </figure>
  );
}
