import type { ReactNode } from 'react';
import { chartModel } from '@/lib/site/charts/chartModel';
import { hasData } from '@/lib/site/dataFiles';
import { figureDescription } from '@/lib/site/charts/figureDescription';
import { pictureTexts } from '@/lib/site/charts/pictureTexts';
import { languageTag } from '@/lib/language/paths';
import type { Indicator } from '@/lib/site/indicators';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { offersSelection } from '@/lib/site/selection/selectionData';
import { withoutFigures } from '@/lib/site/shown';
import { EasyFigure } from '../EasyFigure/EasyFigure';
import { Headline } from '../Headline/Headline';
import { FigureTools } from '../FigureTools/FigureTools';
import { EntryLink } from '../../lists/EntryLink';
import { LanguageNote } from '../../language/LanguageNote';
import { Fold } from '../../ui/Fold/Fold';
import { Heading } from '../../ui/Heading';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Lines } from '../../ui/Lines';
import { Prose } from '../../ui/Prose/Prose';
import { SourceFacts } from '../SourceFacts/SourceFacts';
import { TextIn } from '../../language/TextIn';
import { figureViews } from './figureViews';

export interface IndicatorFigureProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
  readonly level: HeadingLevel;
  readonly anchor?: string | undefined;
  /** Instead of the indicator's own title; in the language of the page. */
  readonly title?: string | null;
  /** On the page of the indicator, whose title is that of the page: the finding is the title of the figure. */
  readonly isOwnPage?: boolean;
  readonly showFinding?: boolean;
  readonly showExplanations?: boolean;
  readonly showTable?: boolean;
  readonly showDownloads?: boolean;
  /** What comes first; the other opens on demand. */
  readonly startView?: 'chart' | 'table' | undefined;
  readonly size?: 's' | 'm' | 'l' | 'full' | undefined;
}

/** Title, unit with place and period, the value that stands for the indicator, and the finding. */
function FigureHead({
  indicator,
  context: pageContext,
  level,
  anchor,
  isOwnPage = false,
  showFinding = true,
  heading,
}: IndicatorFigureProps & { readonly heading: ReactNode }): ReactNode {
  const context = inLanguage(pageContext, indicator.meta.locale);
  return (
    <figcaption className="indicator-figure-head">
      <Heading level={level} id={anchor} className="indicator-figure-title">
        {isOwnPage ? (
          <Lines text={indicator.lesehilfe ?? indicator.title} />
        ) : (
          <EntryLink entry={indicator} context={withoutFigures(context)}>
            {heading}
          </EntryLink>
        )}
      </Heading>
      <LanguageNote language={indicator.meta.locale} pageLanguage={pageContext.language} />
      <p className="indicator-figure-description">{figureDescription(indicator, context.language)}</p>
      {/* Leichte Sprache has a drawing of it. */}
      {context.language !== 'ls' && <Headline indicator={indicator} context={context} display="line" />}
      {showFinding && !isOwnPage && indicator.lesehilfe !== null && (
        <p className="indicator-figure-finding">
          <Lines text={indicator.lesehilfe} />
        </p>
      )}
    </figcaption>
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
  // It describes the chart: nothing that is not to be seen.
  const isDrawn = chartModel(indicator) !== undefined;
  return (
    <>
      {isDrawn && description !== null && (
        // It gives way to a selection, with the chart that it describes.
        <div data-figure-views="">
          <Fold context={context} summary={labels.longDescription} subject={name}>
            <p>
              <Lines text={description} />
            </p>
          </Fold>
        </div>
      )}
      {showExplanations && explanations !== null && (
        <Fold context={context} summary={labels.explanations} subject={name}>
          <Prose text={explanations} place={anchor ?? indicator.meta.key} context={context} level={level} />
        </Fold>
      )}
    </>
  );
}

/** Whether the data are offered as files. */
function isSaved({ indicator, showDownloads = true }: IndicatorFigureProps): boolean {
  return showDownloads && hasData(indicator);
}

/** The chart or table that comes first, and what can be done with the figure: below a chart, above a table, which may be long. */
function FigureBody(props: IndicatorFigureProps & { readonly heading: ReactNode }): ReactNode {
  const { indicator, context, heading, showTable = true, startView = 'chart' } = props;
  const { first, isTableFirst, other } = figureViews({ indicator, context, showTable, startView });
  const views = <div data-figure-views="">{first}</div>;
  return (
    <>
      {!isTableFirst && views}
      <FigureTools
        indicator={indicator}
        context={context}
        heading={heading}
        view={other}
        hasChart={chartModel(indicator) !== undefined}
        isSaved={isSaved(props)}
        // Leichte Sprache says little at a time.
        isChosenFrom={isSaved(props) && context.locale !== 'ls' && offersSelection(indicator)}
        isOwnPage={props.isOwnPage === true}
      />
      {isTableFirst && views}
    </>
  );
}

/** An indicator: what it measures, what it says, its data and where they come from. Complete without scripts. */
export function IndicatorFigure(props: IndicatorFigureProps): ReactNode {
  const { indicator, title = null, size = 'l' } = props;
  const isForeign = indicator.meta.locale !== props.context.language;
  const context = inLanguage(props.context, indicator.meta.locale);
  const ownTitle = title && (
    <TextIn language={props.context.language} context={context}>
      {title}
    </TextIn>
  );
  const heading = ownTitle ?? indicator.title;
  return (
    <figure
      className={`indicator-figure-figure indicator-figure-${size}`}
      {...(isSaved(props) ? pictureTexts(indicator, context) : {})}
      lang={isForeign ? languageTag[indicator.meta.locale] : undefined}
    >
      <FigureHead {...props} heading={heading} />
      {context.language === 'ls' && <EasyFigure indicator={indicator} />}
      <FigureBody {...props} context={context} heading={heading} />
      <div>
        <FigureTexts {...props} context={context} name={heading} />
      </div>
      <SourceFacts entry={indicator} context={context} isElsewhere={props.isOwnPage !== true} />
    </figure>
  );
}
