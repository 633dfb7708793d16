import type { ReactNode } from 'react';
import { EmptyNote } from '@/components/page/EmptyNote';
import { IndicatorList } from '@/components/lists/IndicatorList/IndicatorList';
import { JumpList } from '@/components/page/JumpList/JumpList';
import { PageHead } from '@/components/page/PageHead';
import { TextIn } from '@/components/language/TextIn';
import { Section } from '@/components/ui/Section/Section';
import { formatNumber } from '@/lib/language/format/number';
import { leichteSpracheLists } from '@/lib/language/messages/ls';
import { isReadable } from '@/lib/language/paths';
import { indicatorCount } from '@/lib/site/counts';
import { chipName } from '@/lib/site/addresses';
import { indicatorsOfTheme, portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

interface PortalGroup {
  readonly anchor: string;
  readonly title: ReactNode;
  readonly indicators: readonly Indicator[];
}

/**
 * The indicators by theme, as many as the lists of themes count: one with several themes is listed under each; those without any come
 * last. In Leichte Sprache so those that are written in it, then all others as one group.
 */
function portalGroups(context: PageContext): readonly PortalGroup[] {
  const { content, messages } = context;
  const all = portalIndicators(content);
  const isListedByTheme = ({ meta }: Indicator): boolean => isReadable(meta.locale, context.locale);
  const themes = content.all('display-themes').map((theme) => ({
    anchor: theme.url,
    title: (
      <TextIn language={theme.meta.locale} context={context}>
        {chipName(theme)}
      </TextIn>
    ),
    indicators: indicatorsOfTheme(content, theme.url).filter(isListedByTheme),
  }));
  const withoutTheme = {
    anchor: 'liste-indikatoren',
    title: messages.overview.withoutTheme,
    indicators: all.filter((indicator) => isListedByTheme(indicator) && indicator.display_themes.length === 0),
  };
  const others = {
    anchor: 'liste-weitere',
    title: leichteSpracheLists.otherIndicators,
    indicators: all.filter((indicator) => !isListedByTheme(indicator)),
  };
  return [...themes, withoutTheme, others].filter(({ indicators: own }) => own.length > 0);
}

function IndicatorPortalPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const groups = portalGroups(context);
  const targets = groups.map(({ indicators, ...place }) => ({
    ...place,
    count: formatNumber(indicators.length, context.language),
  }));
  return (
    <>
      <PageHead title={pages.indicatorPortal} lead={pages.indicatorPortalLead} />
      {groups.length === 0 && <EmptyNote context={context} />}
      <JumpList targets={targets} context={context} />
      {groups.map(({ anchor, title, indicators }) => (
        <Section key={anchor} title={title} level={2} anchor={anchor} note={indicatorCount(indicators.length, context)}>
          <IndicatorList indicators={indicators} context={context} display="tiles" />
        </Section>
      ))}
    </>
  );
}

export const indicatorPortalRoute = defineOverview({
  name: 'indicator-portal',
  menuKey: 'topics',
  textsOf: ({ indicatorPortal, indicatorPortalLead }) => ({ title: indicatorPortal, lead: indicatorPortalLead }),
  Page: IndicatorPortalPage,
});
