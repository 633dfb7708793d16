import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { Link } from '@/components/Link';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { Corrections, Notices } from '@/components/page/Corrections/Corrections';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { entryLinks } from '@/components/lists/EntryLinks';
import { linkedFact } from '@/components/page/linkedFact';
import { DataHistory } from '@/components/figures/DataHistory/DataHistory';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { IndicatorList } from '@/components/lists/IndicatorList/IndicatorList';
import { LinkList } from '@/components/lists/LinkList/LinkList';
import { ListPosition } from '@/components/page/ListPosition';
import { MethodSection } from '@/components/lists/MethodSection';
import { PageHead } from '@/components/page/PageHead';
import { PrintedTerms } from '@/components/page/PrintedTerms/PrintedTerms';
import { SetPlaces } from '@/components/lists/SetPlaces/SetPlaces';
import { Facts } from '@/components/ui/Facts/Facts';
import { Prose } from '@/components/text/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { namesOwnAreas } from '@/lib/data/areaUnits';
import { kindName } from '@/lib/i18n/areaKinds';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { findIndicator, indicatorKeys, indicatorsOfSubTheme } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import { withEntriesShown, excludeShown } from '@/lib/site/shownOnPage';
import { placesInSets } from '@/lib/site/statistics';
import { versionDay } from '@/lib/site/versionDay';
import { entryCrumb, labelCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type IndicatorProps = PageProps<Indicator>;

function IndicatorFacts({ data: indicator, context }: IndicatorProps): ReactNode {
  const { content, messages, language } = context;
  const { labels, detail, pages, areas } = messages;
  const { publication_date: published } = indicator;
  const updated = versionDay(indicator);
  const units = indicator.spatial_units ?? [];
  const parent = content.get(indicator.parent);
  const hasRows = (indicator.data_rows ?? []).length > 0;
  const makesAreas = indicator.visible_in_portal && hasRows && namesOwnAreas(indicator);
  const areasLink = (
    <Link address={routes['area-list']} context={context}>
      {areas.choose}
    </Link>
  );
  return (
    <Facts
      display="margin"
      facts={[
        linkedFact('themes', content.list(indicator.display_themes), context),
        linkedFact('subThemes', content.list(indicator.display_subthemes), context),
        { label: detail.partOf, value: entryLinks({ entries: parent ? [parent] : [], context }) },
        { label: labels.spatialUnits, value: units.map((unit) => kindName(unit, language)).join(', ') },
        { label: labels.lastUpdate, value: updated && formatDate(updated, language) },
        { label: pages.areas, value: makesAreas && areasLink },
        { label: detail.firstPublished, value: published && formatDate(published, language) },
        { label: labels.contact, value: contactNames({ members: indicator.team_members, context }) },
      ]}
    />
  );
}

const maxRelated = 8;

/** The neighbours of this indicator in its sets, which the page links already. */
function neighboursOf({ data: indicator, context }: IndicatorProps): readonly Indicator[] {
  return placesInSets(context.content, indicator)
    .flatMap(({ previous, next }) => [previous, next])
    .filter((neighbour) => neighbour !== undefined);
}

/** Other indicators of the first sub-theme that has any. */
function RelatedIndicators({ data: indicator, context }: IndicatorProps): ReactNode {
  const { content, messages } = context;
  const groups = content.list(indicator.display_subthemes).map((subTheme) => ({
    subTheme,
    others: excludeShown(indicatorsOfSubTheme(content, subTheme.url), context).filter(
      ({ meta }) => meta.key !== indicator.meta.key,
    ),
  }));
  const related = groups.find(({ others }) => others.length > 0);
  if (related === undefined) return null;
  const title = fill(messages.detail.relatedIndicators, { subTheme: related.subTheme.title });
  return (
    <Section title={title} level={2} anchor="liste-verwandt">
      <IndicatorList indicators={related.others.slice(0, maxRelated)} context={context} />
    </Section>
  );
}

function IndicatorAside(props: IndicatorProps): ReactNode {
  const { data: indicator, context } = props;
  return (
    <>
      <SetPlaces indicator={indicator} context={context} />
      <RelatedIndicators {...props} context={withEntriesShown(context, neighboursOf(props))} />
      <MethodSection entry={indicator} context={context} />
      <ContactSection members={indicator.team_members} context={context} />
      <PrintedTerms entry={indicator} context={context} />
    </>
  );
}

function IndicatorPage(props: IndicatorProps): ReactNode {
  const { data: indicator, context } = props;
  const { labels } = context.messages;
  return (
    <DetailLayout
      head={
        <>
          <ListPosition context={context} />
          <PageHead title={indicator.title} lead={indicator.description} isBrief />
        </>
      }
      margin={<IndicatorFacts {...props} />}
      isMarginLast
      aside={<IndicatorAside {...props} />}
    >
      <Corrections entry={indicator} context={context} level={2} />
      <IndicatorFigure indicator={indicator} context={context} level={2} isOwnPage />
      <Notices entry={indicator} context={context} level={2} />
      <DataHistory indicator={indicator} context={context} />
      {indicator.erlaeuterungen !== null && (
        <Section title={labels.explanations} level={2} anchor="liste-erlaeuterungen">
          <Prose text={indicator.erlaeuterungen} place="explanations" context={context} level={2} />
        </Section>
      )}
      {indicator.external_links.length > 0 && (
        <Section title={labels.furtherLinks} level={2} anchor="liste-weiterfuehrend">
          <LinkList links={indicator.external_links} context={context} />
        </Section>
      )}
    </DetailLayout>
  );
}

export const indicator: SitePage<Indicator> = {
  name: 'indicator',
  menuKey: 'topics',
  keys: indicatorKeys,
  load: findIndicator,
  describe: (indicator, context) => ({
    ...entryDescription(indicator, { summary: indicator.lesehilfe }),
    indicator,
    kind: 'indicator',
    modified: versionDay(indicator),
    crumbs: [
      labelCrumb(({ pages }) => pages.indicatorPortal, routes['indicator-portal'], context),
      entryCrumb(indicator),
    ],
  }),
  Page: IndicatorPage,
};
