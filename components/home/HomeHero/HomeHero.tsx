import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { periodsOf, valueOf } from '@/lib/data/indicatorValues';
import { certaintyText, latestText } from '@/lib/data/latestText';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { languageTag } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Sparkline } from '@/lib/charts/preview/Sparkline';
import { EntryLink } from '../../language/EntryLink';
import { SearchForm } from '../../search/SearchForm/SearchForm';
import { Lines } from '../../ui/Lines';
import { Picture } from '../../ui/Picture/Picture';

interface HomeHeroProps {
  readonly home: Entry<'home-page'>;
  readonly context: PageContext;
  /** The indicator drawn beside the title; without one, the picture of the page is shown there. */
  readonly indicator: Indicator | undefined;
}

/** In letters; longer titles are set smaller, so that they fit on one screen. */
const shortTitle = 70;

/** The first and the last value of the drawn series in words; null if the data are no time series. */
function development(indicator: Indicator, context: PageContext): string | null {
  const periods = periodsOf(indicator);
  const first = periods && valueOf(indicator, { period: periods.from });
  const last = valueOf(indicator);
  if (first === undefined || last === undefined || first.period === last.period) return null;
  const { language, messages } = context;
  return fill(messages.overview.development, {
    title: last.series ?? indicator.title,
    from: formatDate(first.period, language),
    to: [formatDate(last.period, language), certaintyText(last, language)].filter((part) => part !== '').join(', '),
    first: latestText(first, language),
    last: latestText(last, language),
  });
}

function HeroChart({
  indicator,
  context: pageContext,
}: {
  readonly indicator: Indicator;
  readonly context: PageContext;
}): ReactNode {
  const context = contextInLanguage(pageContext, indicator.meta.locale);
  const { language } = context;
  return (
    <figure className="home-hero-aside" lang={language === pageContext.language ? undefined : languageTag[language]}>
      <Sparkline indicator={indicator} size="large" />
      <figcaption className="home-hero-caption">
        <EntryLink entry={indicator} context={pageContext}>
          {development(indicator, context) ?? indicator.title}
        </EntryLink>
      </figcaption>
    </figure>
  );
}

/** The opening of the home page: a sentence with a figure, the search, and a chart of that figure. */
export function HomeHero({ home, context, indicator }: HomeHeroProps): ReactNode {
  return (
    <div className="home-hero-hero">
      <div className="home-hero-text">
        <h1 className={home.title.length > shortTitle ? 'home-hero-long-title' : 'home-hero-title'}>{home.title}</h1>
        {home.lead !== null && (
          <p className="lead">
            <Lines text={home.lead} />
          </p>
        )}
        <SearchForm context={context} id="home-search" placeholder={home.search_placeholder} isOpening />
      </div>
      {indicator && <HeroChart indicator={indicator} context={context} />}
      {indicator === undefined && home.image !== null && (
        <div className="home-hero-aside">
          <Picture image={home.image} priority />
        </div>
      )}
    </div>
  );
}
