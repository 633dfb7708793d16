import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { AlsoOnPage } from '@/components/lists/AlsoOnPage';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { catalogueFacts } from '@/components/page/catalogueFacts';
import { Citation } from '@/components/page/Citation/Citation';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { Corrections } from '@/components/page/Corrections/Corrections';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { IndicatorGroup } from '@/components/lists/IndicatorGroup';
import { LeadPicture } from '@/components/page/LeadPicture/LeadPicture';
import { PageHead } from '@/components/page/PageHead';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { Facts } from '@/components/ui/Facts/Facts';
import type { HeadingLevel } from '@/components/ui/headingLevel';
import { Prose } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { formatNumber } from '@/lib/language/format/number';
import { chapterParts } from '@/lib/site/chapters';
import type { ChapterPart } from '@/lib/site/chapters';
import type { PageContext } from '@/lib/site/pageContext';
import { afterEntries, shownNowhereElse, shownElsewhere, startOfPage } from '@/lib/site/shown';
import { afterBlocks } from '@/lib/site/shownByBlocks';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { entryCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

type SetProps = PageProps<Entry<'indikatorensets'>>;

const levels: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** Each chapter with the page as it is before it: an indicator in several chapters appears in the first. */
function chaptersIn(parts: readonly ChapterPart[], start: PageContext): readonly ChapterProps[] {
  let context = start;
  return parts.map((part) => {
    const before = context;
    context = afterEntries(before, before.content.list(part.chapter.indicators));
    return { part, context: before };
  });
}

interface ChapterProps extends Pick<SetProps, 'context'> {
  readonly part: ChapterPart;
}

function Chapter({
  display,
  context,
  part,
}: ChapterProps & { readonly display: SetProps['data']['display_mode'] }): ReactNode {
  const { chapter, title, anchor, depth } = part;
  const level = levels[depth - 1] ?? 6;
  const all = context.content.list(chapter.indicators);
  return (
    <Section title={title} level={level} anchor={anchor}>
      {chapter.text !== null && <Prose text={chapter.text} place={anchor} context={context} level={level} />}
      <IndicatorGroup indicators={shownNowhereElse(all, context)} display={display} title={title} context={context} />
      <AlsoOnPage entries={shownElsewhere(all, context)} context={context} />
    </Section>
  );
}

function SetFacts({ data: set, context }: SetProps): ReactNode {
  const { content, messages, language } = context;
  const { labels } = messages;
  return (
    <Facts
      display="margin"
      facts={[
        { label: labels.client, value: set.client },
        { label: labels.indicators, value: formatNumber(indicatorsOfSet(content, set).length, language) },
        linkedFact('themes', content.list(set.display_themes), context),
        ...catalogueFacts(content.get(set.product_indikatorenset), context),
        { label: labels.contact, value: contactNames({ members: set.team_members, context }) },
      ]}
    />
  );
}

function SetAside({ data: set, context }: SetProps): ReactNode {
  const statistics = context.content.list(set.statistical_themes);
  return (
    <>
      {statistics.length > 0 && (
        <Section title={context.messages.detail.methodOf} level={2} anchor="liste-statistiken">
          <EntryList items={statistics.map((entry) => ({ entry, summary: entry.lead }))} context={context} />
        </Section>
      )}
      <ContactSection members={set.team_members} context={context} />
      <Citation title={set.title} date={set.last_update} updatedAt={set.meta.updatedAt} context={context} />
    </>
  );
}

function IndicatorSetPage(props: SetProps): ReactNode {
  const { data: set } = props;
  const context = startOfPage(props.context, {
    blocks: placeBlocks(set.content),
    image: set.image,
    members: set.team_members,
    sources: set.sources,
  });
  const parts = chapterParts(set.chapters);
  return (
    <DetailLayout
      head={<PageHead title={set.title} kicker={context.messages.kinds.indicatorSet} lead={set.lead} />}
      margin={
        <>
          <SetFacts {...props} />
          <TableOfContents blocks={set.content} further={parts} context={context} />
        </>
      }
      aside={<SetAside {...props} />}
    >
      <Corrections entry={set} context={context} level={2} />
      <LeadPicture image={set.image} />
      <Blocks blocks={set.content} context={context} />
      {chaptersIn(parts, afterBlocks(context, set.content)).map((chapter) => (
        <Chapter key={chapter.part.anchor} {...chapter} display={set.display_mode} />
      ))}
      <SourceFacts entry={set} context={context} />
    </DetailLayout>
  );
}

export const indicatorSetRoute = defineRoute({
  name: 'indicator-set',
  menuKey: 'topics',
  keys: (content) => content.all('indikatorensets').map(({ slug }) => slug),
  load: (content, key) => content.find('indikatorensets', key),
  describe: (set, context) => {
    const overview = context.content.single('indikatorenset-page');
    return {
      ...entryDescription(set, { summary: set.lead }),
      kind: 'indicatorSet',
      crumbs: [
        { title: overview.title, path: routes['indicator-set-list'], language: overview.meta.locale },
        entryCrumb(set),
      ],
    };
  },
  Page: IndicatorSetPage,
});
