import type { ReactNode } from 'react';
import { IndicatorList } from '@/components/IndicatorList/IndicatorList';
import { PageHead } from '@/components/PageHead';
import { TextIn } from '@/components/TextIn';
import { Section } from '@/components/ui/Section/Section';
import { portalIndicators } from '@/lib/site/indicators';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

function IndicatorPortalPage({ context }: PageProps<object>): ReactNode {
  const { content, messages } = context;
  const indicators = portalIndicators(content);
  const withoutTheme = indicators.filter(({ display_themes: themes }) => themes.length === 0);
  return (
    <>
      <PageHead title={messages.pages.indicatorPortal} lead={messages.pages.indicatorPortalLead} />
      {content.all('display-themes').map((theme) => {
        // An indicator of several themes stands under its first one.
        const own = indicators.filter(({ display_themes: [first] }) => first?.key === theme.url);
        const title = (
          <TextIn language={theme.meta.locale} context={context}>
            {theme.title}
          </TextIn>
        );
        return (
          own.length > 0 && (
            <Section key={theme.url} title={title} level={2} anchor={theme.url}>
              <IndicatorList indicators={own} context={context} display="tiles" />
            </Section>
          )
        );
      })}
      {withoutTheme.length > 0 && (
        <Section title={messages.labels.indicators} level={2} anchor="liste-indikatoren">
          <IndicatorList indicators={withoutTheme} context={context} display="tiles" />
        </Section>
      )}
    </>
  );
}

export const indicatorPortalRoute = defineRoute({
  name: 'indicator-portal',
  path: '/indikatorenportal',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.indicatorPortal,
    language: context.locale,
    summary: context.messages.pages.indicatorPortalLead,
    crumbs: [labelCrumb(context.messages.pages.indicatorPortal, '/indikatorenportal', context)],
  }),
  Page: IndicatorPortalPage,
});
