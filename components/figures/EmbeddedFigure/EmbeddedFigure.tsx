import type { ReactNode } from 'react';
import { entryPath } from '@/content-types/routes';
import { figureDescription } from '@/lib/drawing/model/figureDescription';
import { fill } from '@/lib/i18n/fill';
import { languageTag } from '@/lib/i18n/paths';
import { hasData } from '@/lib/open-data/dataFiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import { offersSelection } from '@/lib/open-data/selection/selectionData';
import { EasyFigure } from '../EasyFigure/EasyFigure';
import { Headline } from '../Headline/Headline';
import { figureViews } from '../IndicatorFigure/figureViews';
import { LanguageNote } from '../../language/LanguageNote';
import { selectionAttributes } from '../OwnSelection/selectionAttributes';
import { SourceFacts } from '../SourceFacts/SourceFacts';
import { Fold } from '../../ui/Fold/Fold';

export interface EmbeddedFigureProps {
  readonly indicator: Indicator;
  /** In the language of the indicator. */
  readonly context: PageContext;
}

/** The place for a choice in the address: what was chosen when the embed code was copied. */
function ChosenPlace({ indicator, context }: EmbeddedFigureProps): ReactNode {
  if (context.locale === 'ls' || !hasData(indicator) || !offersSelection(indicator)) return null;
  return (
    <div {...selectionAttributes(indicator, context)}>
      <div data-selection-panel="" hidden />
    </div>
  );
}

/** An indicator for frames on other sites: title, unit, newest value, chart, table, source, and a link to the site. */
export function EmbeddedFigure({ indicator, context }: EmbeddedFigureProps): ReactNode {
  const { locale, language, messages } = context;
  const { first, other } = figureViews({ indicator, context, showTable: true, startView: 'chart' });
  const site = permanentAddress({ locale, path: entryPath('indicator', indicator.meta.key) });
  return (
    <figure className="indicator-figure-figure" lang={language === locale ? undefined : languageTag[language]}>
      <figcaption>
        <h1 className="indicator-figure-title">{indicator.title}</h1>
        <LanguageNote language={language} pageLanguage={locale} />
        <p className="indicator-figure-description">{figureDescription(indicator, language)}</p>
        {language === 'ls' ? (
          <EasyFigure indicator={indicator} />
        ) : (
          <Headline indicator={indicator} context={context} display="line" />
        )}
      </figcaption>
      <ChosenPlace indicator={indicator} context={context} />
      <div data-figure-views="">
        {first}
        {other !== null && (
          <Fold context={context} summary={other.summary} subject={indicator.title}>
            {other.content}
          </Fold>
        )}
      </div>
      <SourceFacts entry={indicator} context={context} isElsewhere />
      <p className="indicator-figure-form">
        <a href={site}>{fill(messages.takeAlong.source, { site: publisher(language) })}</a>
      </p>
    </figure>
  );
}
