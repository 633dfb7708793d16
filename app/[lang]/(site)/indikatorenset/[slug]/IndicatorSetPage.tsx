import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { catalogueFacts } from '@/components/page/catalogueFacts';
import { Citation } from '@/components/figures/Citation/Citation';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { Corrections, Notices } from '@/components/page/Corrections/Corrections';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { ChapterSection } from '@/components/lists/ChapterSection';
import { MethodSection } from '@/components/lists/MethodSection';
import { PageHead } from '@/components/page/PageHead';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { SetContents } from '@/components/page/TableOfContents/SetContents';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { Facts } from '@/components/ui/Facts/Facts';
import { formatNumber } from '@/lib/i18n/format/number';
import { inPortalNote } from '@/lib/site/countTexts';
import { chapterPages } from '@/lib/site/chapters';
import { initialContext } from '@/lib/site/shownOnPage';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { citedDay } from '@/lib/site/versionDay';
import { setCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type SetProps = PageProps<Entry<'indikatorensets'>>;

function SetFacts({ data: set, context }: SetProps): ReactNode {
  const { content, messages, language } = context;
  const { labels } = messages;
  const indicators = indicatorsOfSet(content, set);
  return (
    <Facts
      display="margin"
      facts={[
        { label: labels.client, value: set.client },
        {
          label: labels.indicators,
          value: formatNumber(indicators.length, language) + inPortalNote(indicators, context),
        },
        linkedFact('themes', content.list(set.display_themes), context),
        ...catalogueFacts(content.get(set.product_indikatorenset), context),
        { label: labels.contact, value: contactNames({ members: set.team_members, context }) },
      ]}
    />
  );
}

function SetAside({ data: set, context }: SetProps): ReactNode {
  return (
    <>
      <MethodSection entry={set} context={context} />
      <ContactSection members={set.team_members} context={context} />
      <Citation title={set.title} day={citedDay(set)} context={context} />
    </>
  );
}

function IndicatorSetPage(props: SetProps): ReactNode {
  const { data: set } = props;
  const context = initialContext(props.context, {
    blocks: placeBlocks(set.content),
    image: set.image,
    members: set.team_members,
    sources: set.sources,
  });
  const pages = chapterPages(context.content, set);
  return (
    <DetailLayout
      head={
        <PageHead title={set.title} kicker={context.messages.kinds.indicatorSet} lead={set.lead} image={set.image} />
      }
      margin={
        <>
          <SetFacts {...props} />
          <TableOfContents blocks={set.content} context={context} />
          <SetContents pages={pages} context={context} />
        </>
      }
      aside={<SetAside {...props} />}
    >
      <Corrections entry={set} context={context} level={2} />
      <Notices entry={set} context={context} level={2} />
      <Blocks blocks={set.content} context={context} />
      <ChapterSection pages={pages} parent={undefined} context={context} />
      <SourceFacts entry={set} context={context} />
    </DetailLayout>
  );
}

export const indicatorSet: SitePage<Entry<'indikatorensets'>> = {
  name: 'indicator-set',
  menuKey: 'topics',
  keys: (content) => content.all('indikatorensets').map(({ slug }) => slug),
  load: (content, key) => content.find('indikatorensets', key),
  describe: (set, context) => ({
    ...entryDescription(set, { summary: set.lead }),
    kind: 'indicatorSet',
    crumbs: setCrumbs(set, context),
  }),
  Page: IndicatorSetPage,
};
