import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { Corrections } from '@/components/Corrections';
import { EntryLink } from '@/components/EntryLink';
import { Link } from '@/components/Link';
import { PageHead } from '@/components/PageHead';
import { ProductList } from '@/components/ProductList';
import { SourceFacts } from '@/components/SourceFacts';
import { Box } from '@/components/ui/Box/Box';
import { Facts } from '@/components/ui/Facts/Facts';
import { entryCrumb, themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

type StatisticProps = PageProps<Entry<'kategories'>>;

function MethodSheet({ data: statistic, context }: StatisticProps): ReactNode {
  const { labels } = context.messages;
  return (
    <Facts
      facts={[
        { label: labels.purpose, value: statistic.purpose },
        { label: labels.method, value: statistic.method },
        { label: labels.population, value: statistic.population },
        { label: labels.spatialUnits, value: statistic.spatial_levels },
        { label: labels.since, value: statistic.since_year },
        { label: labels.provider, value: statistic.provider },
        { label: labels.quality, value: statistic.quality },
        {
          label: labels.legalBasis,
          value: statistic.legal_basis.map(({ title, url }) => (
            <span key={url}>
              <Link address={url} context={context}>
                {title}
              </Link>
              <br />
            </span>
          )),
        },
        {
          label: labels.breaks,
          value: statistic.breaks.map(({ period, text }) => (
            <span key={period}>
              {period}: {text}
              <br />
            </span>
          )),
        },
      ].filter(({ value }) => !Array.isArray(value) || value.length > 0)}
    />
  );
}

function StatisticPage(props: StatisticProps): ReactNode {
  const { data: statistic, context } = props;
  const { content, messages } = context;
  const { labels } = messages;
  const successor = content.get(statistic.successor_theme);
  return (
    <>
      <PageHead title={statistic.title} kicker={messages.kinds.statistic} lead={statistic.lead} />
      {successor && (
        <Box marked>
          <p>
            {labels.successor}: <EntryLink entry={successor} context={context} />
          </p>
        </Box>
      )}
      <Corrections entry={statistic} context={context} level={2} />
      <MethodSheet {...props} />
      <SourceFacts entry={statistic} context={context} />
      <Blocks blocks={statistic.content} context={context} />
      <ProductList title={labels.products} products={content.list(statistic.products)} context={context} />
      <ContactSection members={statistic.team_members} context={context} />
    </>
  );
}

export const statisticRoute = defineRoute({
  name: 'statistic',
  path: '/statistik/{id}',
  menuKey: 'topics',
  keys: (content) => content.all('kategories').map(({ meta }) => meta.key),
  load: (content, key) => content.find('kategories', key),
  describe: (statistic, context) => {
    const [theme] = context.content.list(statistic.display_themes);
    return {
      ...entryDescription(statistic, { summary: statistic.lead }),
      kind: 'statistic',
      crumbs: [...themeCrumbs(theme, context), entryCrumb(statistic)],
    };
  },
  Page: StatisticPage,
});
