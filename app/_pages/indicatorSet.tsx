import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { Corrections } from '@/components/Corrections';
import { IndicatorList } from '@/components/IndicatorList/IndicatorList';
import { PageHead } from '@/components/PageHead';
import { SourceFacts } from '@/components/SourceFacts';
import { Facts } from '@/components/ui/Facts/Facts';
import type { HeadingLevel } from '@/components/ui/headingLevel';
import { Prose } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { uniqueAnchors } from '@/lib/format/anchor';
import { entryCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

type SetProps = PageProps<Entry<'indikatorensets'>>;

const levels: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** Chapter levels as headings without a jump: a level may only be one deeper than the one before. */
function headingLevels(chapters: readonly { readonly level: number | null }[]): readonly HeadingLevel[] {
  let previous = 0;
  return chapters.map(({ level }) => {
    previous = Math.min(level ?? 1, previous + 1);
    return levels[previous - 1] ?? 6;
  });
}

function Chapters({ data: set, context }: SetProps): ReactNode {
  const titles = set.chapters.map(({ number, title }) => [number, title].filter((part) => part !== null).join(' '));
  const anchors = uniqueAnchors(titles);
  const chapterLevels = headingLevels(set.chapters);
  return set.chapters.map(({ text, indicators }, index) => {
    const level = chapterLevels[index] ?? 2;
    return (
      <Section key={anchors[index]} title={titles[index] ?? null} level={level} anchor={anchors[index]}>
        {text !== null && <Prose text={text} context={context} level={level} />}
        <IndicatorList
          indicators={context.content.list(indicators)}
          context={context}
          display={set.display_mode === 'tiles' ? 'tiles' : 'list'}
        />
      </Section>
    );
  });
}

function IndicatorSetPage(props: SetProps): ReactNode {
  const { data: set, context } = props;
  const { labels, kinds } = context.messages;
  return (
    <>
      <PageHead title={set.title} kicker={kinds.indicatorSet} lead={set.lead} image={set.image} />
      <Corrections entry={set} context={context} level={2} />
      <Facts facts={[{ label: labels.client, value: set.client }]} />
      <Blocks blocks={set.content} context={context} />
      <Chapters {...props} />
      <SourceFacts entry={set} context={context} />
      <ContactSection members={set.team_members} context={context} />
    </>
  );
}

export const indicatorSetRoute = defineRoute({
  name: 'indicator-set',
  path: '/indikatorenset/{slug}',
  menuKey: 'topics',
  keys: (content) => content.all('indikatorensets').map(({ slug }) => slug),
  load: (content, key) => content.find('indikatorensets', key),
  describe: (set, context) => {
    const overview = context.content.single('indikatorenset-page');
    return {
      ...entryDescription(set, { summary: set.lead, image: set.image }),
      kind: 'indicatorSet',
      crumbs: [{ title: overview.title, path: '/indikatorenset', language: overview.meta.locale }, entryCrumb(set)],
    };
  },
  Page: IndicatorSetPage,
});
