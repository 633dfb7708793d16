import type { ReactNode } from 'react';
import { headlineValue } from '@/lib/data/headlineValue';
import { latestParts } from '@/lib/data/latestText';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import { hasData } from '@/lib/open-data/dataFiles';
import { figureDescription } from '@/lib/drawing/model/figureDescription';
import { pictureTexts } from '@/lib/charts/pictureTexts';
import { languageTag } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { offersSelection } from '@/lib/open-data/selection/selectionData';
import { withoutShownFigures } from '@/lib/site/shownOnPage';
import { EasyFigure } from '../EasyFigure/EasyFigure';
import { Headline } from '../Headline/Headline';
import { FigureTools } from '../FigureTools/FigureTools';
import { EntryLink } from '../../language/EntryLink';
import { LanguageNote } from '../../language/LanguageNote';
import { Heading } from '../../ui/Heading';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Lines } from '../../ui/Lines';
import { Prose } from '../../text/Prose/Prose';
import { moreSourceFacts, SourceLine } from '../SourceFacts/SourceFacts';
import { TextIn } from '../../language/TextIn';
import { figureViews } from './figureViews';

export interface IndicatorFigureProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
  readonly level: HeadingLevel;
  readonly anchor?: string | undefined;
  /** Instead of the indicator's own title; in the language of the page. */
  readonly title?: string | null;
  /**
   * On the indicator's own page, whose title serves the figure, too: the value comes first, and the reading aid follows
   * the chart unless it repeats the value.
   */
  readonly isOwnPage?: boolean;
  readonly showFinding?: boolean;
  readonly showExplanations?: boolean;
  readonly showTable?: boolean;
  readonly showDownloads?: boolean;
  /** What comes first; the other opens on demand. */
  readonly startView?: 'chart' | 'table' | undefined;
  readonly size?: 's' | 'm' | 'l' | 'full' | undefined;
}

/** The reading aid: what the indicator says, in a sentence. */
function Finding({ indicator, showFinding = true }: IndicatorFigureProps): ReactNode {
  if (!showFinding || indicator.lesehilfe === null) return null;
  return (
    <p className="indicator-figure-finding">
      <Lines text={indicator.lesehilfe} />
    </p>
  );
}

/** The numbers of a sentence, in any language: `158’473` and `4,6`. */
function numbersOf(text: string): readonly string[] {
  return text.match(/(?:\d{1,3}(?:[’'\u202f\u00a0]\d{3})+|\d+)(?:[.,]\d+)?/gu) ?? [];
}

/**
 * Whether the reading aid contains the main value, so that showing both would repeat it. Leichte Sprache shows the
 * value in another way.
 */
function saysValue({ indicator, showFinding = true }: IndicatorFigureProps): boolean {
  const { locale } = indicator.meta;
  const headline = headlineValue(indicator);
  if (!showFinding || headline === undefined || locale === 'ls') return false;
  return numbersOf(indicator.lesehilfe ?? '').includes(latestParts(headline, locale).number);
}

/** The props that the parts of a figure share. */
type PartProps = IndicatorFigureProps & {
  readonly heading: ReactNode;
  /** See `saysValue`. */
  readonly isValueSaid: boolean;
};

/**
 * Title, unit with place and period, and the main value or the reading aid that contains it. On the indicator's own
 * page, the title is above.
 */
function FigureHead(props: PartProps): ReactNode {
  const { indicator, context: pageContext, level, anchor, isOwnPage = false, heading, isValueSaid } = props;
  const context = contextInLanguage(pageContext, indicator.meta.locale);
  return (
    <figcaption className={isOwnPage ? undefined : 'indicator-figure-head'}>
      {!isOwnPage && (
        <Heading level={level} id={anchor} className="indicator-figure-title">
          <EntryLink entry={indicator} context={withoutShownFigures(context)}>
            {heading}
          </EntryLink>
        </Heading>
      )}
      <LanguageNote language={indicator.meta.locale} pageLanguage={pageContext.language} />
      <p className="indicator-figure-description">{figureDescription(indicator, context.language)}</p>
      {/* Leichte Sprache has `EasyFigure` instead. */}
      {context.language !== 'ls' && (isOwnPage || !isValueSaid) && (
        <Headline indicator={indicator} context={context} display="line" />
      )}
      {!isOwnPage && <Finding {...props} />}
    </figcaption>
  );
}

/**
 * Notes about the numbers: the reading aid if it repeats the value, explanations, a description of the chart, more
 * facts about the source. Null if there are none.
 */
function aboutOf(props: PartProps): ReactNode {
  const { indicator, context, level, anchor, showExplanations = false, isOwnPage = false } = props;
  const { long_description: description, erlaeuterungen: explanations } = indicator;
  // Without a chart, there is nothing to describe.
  const isDescribed = description !== null && indicatorModel(indicator) !== undefined;
  const isExplained = showExplanations && explanations !== null;
  const isSaid = isOwnPage && props.isValueSaid;
  const more = moreSourceFacts({ entry: indicator, context });
  if (!isSaid && !isDescribed && !isExplained && more === null) return null;
  return (
    <>
      {isSaid && <Finding {...props} />}
      {isExplained && (
        <Prose text={explanations} place={anchor ?? indicator.meta.key} context={context} level={level} />
      )}
      {isDescribed && (
        // Hidden with the chart while a selection is open.
        <p data-figure-views="">
          <Lines text={description} />
        </p>
      )}
      {more}
    </>
  );
}

/** Whether the data are offered as files. */
function isSaved({ indicator, showDownloads = true }: IndicatorFigureProps): boolean {
  return showDownloads && hasData(indicator);
}

/** The view that comes first, its source, and the tools: below a chart, but above a table, which may be long. */
function FigureBody(props: PartProps): ReactNode {
  const { indicator, context, heading, showTable = true, startView = 'chart', isOwnPage = false, isValueSaid } = props;
  const { first, isTableFirst, other } = figureViews({ indicator, context, showTable, startView });
  const views = <div data-figure-views="">{first}</div>;
  return (
    <>
      {!isTableFirst && views}
      {isOwnPage && !isValueSaid && <Finding {...props} />}
      <SourceLine entry={indicator} context={context} isElsewhere={!isOwnPage} />
      <FigureTools
        indicator={indicator}
        context={context}
        heading={heading}
        view={other}
        about={aboutOf(props)}
        hasChart={indicatorModel(indicator) !== undefined}
        isSaved={isSaved(props)}
        // Leichte Sprache shows little at a time.
        isChosenFrom={isSaved(props) && context.locale !== 'ls' && offersSelection(indicator)}
        isOwnPage={isOwnPage}
      />
      {isTableFirst && views}
    </>
  );
}

/** An indicator: what it measures, what it says, its data and where they come from. Complete without scripts. */
export function IndicatorFigure(props: IndicatorFigureProps): ReactNode {
  const { indicator, title = null, size = 'l' } = props;
  const isForeign = indicator.meta.locale !== props.context.language;
  const context = contextInLanguage(props.context, indicator.meta.locale);
  const ownTitle = title && (
    <TextIn language={props.context.language} context={context}>
      {title}
    </TextIn>
  );
  const shared = { heading: ownTitle ?? indicator.title, isValueSaid: saysValue(props) };
  return (
    <figure
      className={`indicator-figure-figure indicator-figure-${size}`}
      {...(isSaved(props) ? pictureTexts(indicator, context) : {})}
      lang={isForeign ? languageTag[indicator.meta.locale] : undefined}
    >
      <FigureHead {...props} {...shared} />
      {context.language === 'ls' && <EasyFigure indicator={indicator} />}
      <FigureBody {...props} {...shared} context={context} />
    </figure>
  );
}
