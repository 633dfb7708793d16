import type { ReactNode } from 'react';
import { Island } from '@/components/Island';
import { OverviewHead } from '@/components/page/OverviewHead';
import { TextIn } from '@/components/language/TextIn';
import { Portal } from '@/components/portal/Portal.client';
import type { PortalProps } from '@/components/portal/portalProps';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { pageStep } from '@/lib/portal/browser/portalState';
import { languageTag } from '@/lib/i18n/paths';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import { indicatorCount } from '@/lib/site/countTexts';
import { chipName } from '@/lib/site/entryAddresses';
import { indicatorsOfTheme, portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { portalAddress, portalStart } from '@/lib/portal/portalFile';
import { isListedByTheme, otherIndicatorsAnchor } from '@/lib/portal/portalLinks';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

interface PortalGroup {
  readonly anchor: string;
  readonly title: ReactNode;
  readonly indicators: readonly Indicator[];
}

/**
 * The indicators by theme, consistent with the counts in lists of themes: one with several themes is listed under each;
 * those without any come last. In Leichte Sprache this covers the indicators written in it; all others form the last
 * group.
 */
function portalGroups(context: PageContext): readonly PortalGroup[] {
  const { content, messages } = context;
  const all = portalIndicators(content);
  const isByTheme = (indicator: Indicator): boolean => isListedByTheme(indicator, context);
  const themes = content.all('display-themes').map((theme) => ({
    anchor: theme.url,
    title: (
      <TextIn language={theme.meta.locale} context={context}>
        {chipName(theme)}
      </TextIn>
    ),
    indicators: indicatorsOfTheme(content, theme.url).filter(isByTheme),
  }));
  const withoutTheme = {
    anchor: 'liste-indikatoren',
    title: messages.overview.withoutTheme,
    indicators: all.filter((indicator) => isByTheme(indicator) && indicator.display_themes.length === 0),
  };
  const others = {
    anchor: otherIndicatorsAnchor,
    title: leichteSprache.lists.otherIndicators,
    indicators: all.filter((indicator) => !isByTheme(indicator)),
  };
  return [...themes, withoutTheme, others].filter(({ indicators: own }) => own.length > 0);
}

/** Number of indicators in the HTML, shown until the data are loaded. */
const firstShown = pageStep;

function textsOf({ messages, locale }: PageContext): PortalProps['texts'] {
  const { portal, search, labels, overview, onlyInGerman, kinds, compare, detail, errors } = messages;
  const { filters, filtersChosen, moreValues, chosen, remove, reset } = search;
  const { currentValue, lastUpdate, period } = labels;
  const { indicatorCount: several, oneIndicator } = overview;
  const used = {
    filters,
    filtersChosen,
    moreValues,
    chosen,
    remove,
    reset,
    tryAgain: errors.tryAgain,
    currentValue,
    lastUpdate,
    period,
    oneIndicator,
    compare,
    toSelection: detail.toSelection,
  };
  return {
    ...portal,
    ...used,
    indicatorCount: several,
    onlyInGerman,
    indicator: kinds.indicator,
    language: languageTag[locale],
  };
}

function IndicatorPortalPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const groups = portalGroups(context);
  return (
    <>
      <OverviewHead
        title={pages.indicatorPortal}
        lead={pages.indicatorPortalLead}
        isEmpty={groups.length === 0}
        context={context}
      />
      {groups.length > 0 && (
        <Island name="Portal" context={context}>
          <Portal
            locale={context.locale}
            file={portalAddress(context.locale)}
            {...portalStart(context, firstShown)}
            texts={textsOf(context)}
          />
        </Island>
      )}
      <div className="without-scripts">
        {groups.map(({ anchor, title, indicators }) => (
          <Section
            key={anchor}
            title={title}
            level={2}
            anchor={anchor}
            note={indicatorCount(indicators.length, context)}
          >
            <EntryList items={indicators.map((entry) => ({ entry }))} context={context} display="index" />
          </Section>
        ))}
      </div>
    </>
  );
}

export const indicatorPortal: SitePage<object> = {
  name: 'indicator-portal',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription(
      'indicator-portal',
      ({ indicatorPortal, indicatorPortalLead }) => ({ title: indicatorPortal, lead: indicatorPortalLead }),
      context,
    ),
  Page: IndicatorPortalPage,
};
