import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { Citation } from '@/components/figures/Citation/Citation';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { Corrections, Notices } from '@/components/page/Corrections/Corrections';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { EntryLink } from '@/components/language/EntryLink';
import { linkedFact } from '@/components/page/linkedFact';
import { IndicatorSection } from '@/components/lists/IndicatorSection';
import { LinkList } from '@/components/lists/LinkList/LinkList';
import { NewestList } from '@/components/lists/NewestList';
import { PrintedTerms } from '@/components/page/PrintedTerms/PrintedTerms';
import { PageHead } from '@/components/page/PageHead';
import { ProductList } from '@/components/lists/ProductList';
import { licenceOf, sourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { Box } from '@/components/ui/Box/Box';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Facts, isKnown } from '@/components/ui/Facts/Facts';
import { Fold } from '@/components/ui/Fold/Fold';
import { Section } from '@/components/ui/Section/Section';
import { formatDate } from '@/lib/i18n/format/date';
import { withEntriesShown, excludeShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { entriesBasedOn } from '@/lib/site/statistics';
import { citedDay, versionDay } from '@/lib/site/versionDay';
import { entryCrumb, themeCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type StatisticProps = PageProps<Entry<'kategories'>>;

function StatisticFacts({ data: statistic, context }: StatisticProps): ReactNode {
  const { content, messages, language } = context;
  const { labels } = messages;
  const updated = versionDay(statistic);
  return (
    <Facts
      display="margin"
      facts={[
        linkedFact('themes', content.list(statistic.display_themes), context),
        linkedFact('subThemes', content.list(statistic.display_subthemes), context),
        { label: labels.lastUpdate, value: updated && formatDate(updated, language) },
        { label: labels.contact, value: contactNames({ members: statistic.team_members, context }) },
      ]}
    />
  );
}

/** What readers must know about a statistic to use its figures: a summary, and details on demand. */
function MethodSheet({ data: statistic, context }: StatisticProps): ReactNode {
  const { labels, detail } = context.messages;
  const brief = [
    { label: labels.frequency, value: statistic.frequency },
    { label: labels.referencePeriod, value: statistic.reference_period },
    { label: labels.spatialUnits, value: statistic.spatial_levels },
    { label: labels.since, value: statistic.since_year },
  ];
  const facts = [
    { label: labels.purpose, value: statistic.purpose },
    { label: labels.population, value: statistic.population },
    { label: labels.method, value: statistic.method },
    {
      label: labels.breaks,
      value: statistic.breaks.length > 0 && (
        <Facts facts={statistic.breaks.map(({ period, text }) => ({ label: period, value: text }))} />
      ),
    },
    { label: labels.quality, value: statistic.quality },
    {
      label: labels.legalBasis,
      value: statistic.legal_basis.length > 0 && <LinkList links={statistic.legal_basis} context={context} />,
    },
    { label: labels.provider, value: statistic.provider },
    { label: labels.license, value: licenceOf(statistic, context) },
  ];
  const source = sourceFacts({ entry: statistic, context });
  if (![...brief, ...source, ...facts].some(isKnown)) return null;
  return (
    <Section title={detail.methodSheet} level={2} anchor="liste-steckbrief">
      <Facts facts={brief} />
      <Facts display="line" facts={source} />
      {facts.some(isKnown) && (
        <Fold context={context} summary={labels.aboutData} subject={statistic.title}>
          <Facts display="sheet" facts={facts} />
        </Fold>
      )}
    </Section>
  );
}

/** Everything that is based on the statistic. */
function Results({ data: statistic, context }: StatisticProps): ReactNode {
  const { labels } = context.messages;
  const { indicators, sets, articles } = entriesBasedOn(context.content, statistic.meta.key);
  const products = excludeShown(context.content.list(statistic.products), withEntriesShown(context, indicators));
  return (
    <div className="pairs">
      <IndicatorSection indicators={indicators} context={context} />
      {sets.length > 0 && (
        <Section title={labels.indicatorSets} level={2} anchor="liste-indikatorensets">
          <EntryList items={sets.map((entry) => ({ entry }))} context={context} />
        </Section>
      )}
      <ProductList title={labels.products} products={products} context={context} />
      {excludeShown(articles, context).length > 0 && (
        <Section title={labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={excludeShown(articles, context)} context={context} />
        </Section>
      )}
    </div>
  );
}

function StatisticAside({ data: statistic, context }: StatisticProps): ReactNode {
  return (
    <>
      <ContactSection members={statistic.team_members} context={context} />
      <Citation title={statistic.title} day={citedDay(statistic)} context={context} />
      <PrintedTerms entry={statistic} context={context} />
    </>
  );
}

function StatisticPage(props: StatisticProps): ReactNode {
  const { data: statistic } = props;
  const { content, messages } = props.context;
  const context = initialContext(props.context, {
    blocks: placeBlocks(statistic.content),
    members: statistic.team_members,
    sources: statistic.sources,
  });
  const successor = content.get(statistic.successor_theme);
  return (
    <DetailLayout
      head={<PageHead title={statistic.title} kicker={messages.kinds.statistic} lead={statistic.lead} />}
      margin={
        <>
          <StatisticFacts {...props} />
          <TableOfContents blocks={statistic.content} context={context} />
        </>
      }
      aside={<StatisticAside {...props} />}
    >
      {successor && (
        <Box kind="warning">
          <p>
            {messages.labels.successor}
            {messages.colon}
            <EntryLink entry={successor} context={context} />
          </p>
        </Box>
      )}
      <Corrections entry={statistic} context={context} level={2} />
      <Notices entry={statistic} context={context} level={2} />
      <MethodSheet {...props} />
      <Blocks blocks={statistic.content} context={context} />
      <Results {...props} context={withBlocksShown(context, statistic.content)} />
    </DetailLayout>
  );
}

export const statistic: SitePage<Entry<'kategories'>> = {
  name: 'statistic',
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
};
