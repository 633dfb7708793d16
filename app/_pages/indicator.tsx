import type { ReactNode } from 'react';
import { ContactSection } from '@/components/ContactSection';
import { Corrections } from '@/components/Corrections';
import { IndicatorFigure } from '@/components/IndicatorFigure/IndicatorFigure';
import { Link } from '@/components/Link';
import { PageHead } from '@/components/PageHead';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { isIndicator } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { entryCrumb, labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function FurtherLinks({ data: indicator, context }: PageProps<Indicator>): ReactNode {
  if (indicator.external_links.length === 0) return null;
  return (
    <Section title={context.messages.labels.furtherLinks} level={2} anchor="liste-weiterfuehrend">
      <ul>
        {indicator.external_links.map(({ title, url }) => (
          <li key={url}>
            <Link address={url} context={context}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function IndicatorPage(props: PageProps<Indicator>): ReactNode {
  const { data: indicator, context } = props;
  const { content, messages } = context;
  const statistics = content.list(indicator.statistical_themes);
  const sets = content
    .all('indikatorensets')
    .filter(({ chapters }) =>
      chapters.some(({ indicators }) => indicators.some(({ key }) => key === indicator.meta.key)),
    );
  return (
    <>
      <PageHead title={indicator.title} kicker={messages.kinds.indicator} lead={indicator.description} />
      <Corrections entry={indicator} context={context} level={2} />
      <IndicatorFigure
        indicator={indicator}
        context={context}
        level={2}
        title={indicator.unit_label ?? indicator.title}
        linked={false}
        showExplanations
      />
      <FurtherLinks {...props} />
      {sets.length > 0 && (
        <Section title={messages.labels.indicatorSets} level={2} anchor="liste-indikatorensets">
          <EntryList items={sets.map((entry) => ({ entry }))} context={context} />
        </Section>
      )}
      {statistics.length > 0 && (
        <Section title={messages.labels.statistics} level={2} anchor="liste-statistiken">
          <EntryList items={statistics.map((entry) => ({ entry, summary: entry.lead }))} context={context} />
        </Section>
      )}
      <ContactSection members={indicator.team_members} context={context} />
    </>
  );
}

export const indicatorRoute = defineRoute({
  name: 'indicator',
  path: '/indikatorenportal/{id}',
  menuKey: 'topics',
  keys: (content) =>
    content
      .all('products')
      .filter(isIndicator)
      .map(({ meta }) => meta.key),
  load: (content, key) => {
    const product = content.find('products', key);
    return product !== undefined && isIndicator(product) ? product : undefined;
  },
  describe: (indicator, context) => ({
    ...entryDescription(indicator, { summary: indicator.lesehilfe, image: indicator.image }),
    kind: 'indicator',
    modified: indicator.last_update,
    crumbs: [labelCrumb(context.messages.pages.indicatorPortal, '/indikatorenportal', context), entryCrumb(indicator)],
  }),
  Page: IndicatorPage,
});
