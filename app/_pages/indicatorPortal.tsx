import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
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
import { portalIndicators } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

interface PortalGroup {
  readonly anchor: string;
  readonly title: ReactNode;
  readonly indicators: readonly Indicator[];
}

/**
 * The indicators by theme; an indicator with several themes is listed under the first, those without any come last. In Leichte Sprache
 * so those that are written in it, then all others as one group.
 */
function portalGroups(context: PageContext): readonly PortalGroup[] {
  const { content, messages } = context;
  const all = portalIndicators(content);
  const isListedByTheme = ({ meta }: Indicator): boolean => isReadable(meta.locale, context.locale);
  const indicators = all.filter(isListedByTheme);
  const ofTheme = (url: string | undefined): readonly Indicator[] =>
    indicators.filter(({ display_themes: [first] }) => first?.key === url);
  const themes = content.all('display-themes').map((theme) => ({
    anchor: theme.url,
    title: (
      <TextIn language={theme.meta.locale} context={context}>
        {chipName(theme)}
      </TextIn>
    ),
    indicators: ofTheme(theme.url),
  }));
  const withoutTheme = {
    anchor: 'liste-indikatoren',
    title: messages.overview.withoutTheme,
    indicators: ofTheme(undefined),
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

export const indicatorPortalRoute = defineRoute({
  name: 'indicator-portal',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.indicatorPortal,
    language: context.locale,
    summary: context.messages.pages.indicatorPortalLead,
    crumbs: [labelCrumb(context.messages.pages.indicatorPortal, routes['indicator-portal'], context)],
  }),
  Page: IndicatorPortalPage,
});
