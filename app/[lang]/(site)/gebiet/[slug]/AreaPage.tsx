import type { ReactNode } from 'react';
import { entryPath, routes } from '@/content-types/routes';
import { LocatorMap } from '@/lib/charts/map/LocatorMap';
import { ShortlistBox } from '@/components/figures/FigureTools/ShortlistBox';
import { Signs } from '@/components/figures/TableCell/TableSigns';
import { SourceNames } from '@/components/figures/SourceFacts/SourceFacts';
import { TextIn } from '@/components/language/TextIn';
import { AreaTable } from '@/components/lists/AreaTable';
import type { AreaTableRow } from '@/components/lists/AreaTable';
import { IndicatorList } from '@/components/lists/IndicatorList/IndicatorList';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { PageHead } from '@/components/page/PageHead';
import { Facts } from '@/components/ui/Facts/Facts';
import { Section } from '@/components/ui/Section/Section';
import type { AreaDetails } from '@/lib/content/areaData';
import type { Content } from '@/lib/content/content';
import { partKindsOf } from '@/lib/data/areaUnits';
import { isPercentUnit } from '@/lib/data/valueChanges';
import { valueIn } from '@/lib/data/dataColumns';
import { kindName } from '@/lib/i18n/areaKinds';
import { fill } from '@/lib/i18n/fill';
import { entryName } from '@/lib/site/entryAddresses';
import { areaFileAddress } from '@/lib/open-data/areaFile';
import { areaLead, areaNames, findArea, indicatorsOfArea, siteAreas } from '@/lib/site/siteAreas';
import { locatorLayout } from '@/lib/charts/map/locatorLayout';
import type { MapLayout } from '@/lib/charts/map/mapLayout';
import { officeTiles } from '@/lib/drawing/map/officeTiles';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

/** Not an entry: its texts belong to the interface. */
type AreaData = AreaDetails & { readonly meta?: never };

type AreaProps = PageProps<AreaData>;

interface ThemeGroup {
  readonly anchor: string;
  readonly title: ReactNode;
  /** The caption of the table: only the area if the theme has no name in the language of the page. */
  readonly caption: string;
  readonly rows: readonly AreaTableRow[];
}

/** Groups indicators by their first theme; those without one come last. Within a theme, counts come before percentages. */
function groupsOf({ data: area, context }: AreaProps): readonly ThemeGroup[] {
  const { content, messages } = context;
  const rows = indicatorsOfArea(content, area)
    .map((indicator) => ({ indicator, lines: area.lines[indicator.meta.key] ?? [] }))
    .toSorted((one, other) => Number(isPercentUnit(one.indicator.unit)) - Number(isPercentUnit(other.indicator.unit)));
  const themes = content.all('display-themes').map((theme) => ({
    anchor: theme.url,
    title: (
      <TextIn language={theme.meta.locale} context={context}>
        {entryName(theme)}
      </TextIn>
    ),
    caption:
      theme.meta.locale === context.language
        ? `${area.fullName}${context.messages.colon}${entryName(theme)}`
        : area.fullName,
    rows: rows.filter(({ indicator }) => indicator.display_themes[0]?.key === theme.meta.key),
  }));
  const listed = new Set(themes.flatMap(({ rows: own }) => own));
  const { withoutTheme } = messages.overview;
  const others = rows.filter((row) => !listed.has(row));
  return [...themes, { anchor: 'liste-weitere', title: withoutTheme, caption: area.fullName, rows: others }].filter(
    ({ rows: own }) => own.length > 0,
  );
}

/** Explains the signs and statuses of the values on the page. */
function AreaSigns({ groups, context }: { readonly groups: readonly ThemeGroup[]; readonly context: PageContext }) {
  const values = groups.flatMap(({ rows }) => rows.flatMap(({ lines }) => lines));
  const cells = values.filter(({ cell }) => cell !== undefined);
  return (
    <Signs
      kinds={cells.map(({ cell }) => valueIn(cell).kind)}
      statuses={cells.map(({ status }) => status)}
      context={context}
    />
  );
}

function Group({ group, context }: { readonly group: ThemeGroup; readonly context: PageContext }): ReactNode {
  const { title, anchor, caption, rows } = group;
  const tabled = rows.filter(({ lines }) => lines.length > 0);
  const others = rows.flatMap(({ indicator, lines }) => (lines.length > 0 ? [] : [indicator]));
  return (
    <Section title={title} level={2} anchor={anchor}>
      {tabled.length > 0 && <AreaTable rows={tabled} caption={caption} context={context} />}
      {others.length > 0 && <p className="note">{context.messages.areas.several}</p>}
      <IndicatorList indicators={others} context={context} />
    </Section>
  );
}

/** Where the area is. If areas share a name, tiles and maps with several kinds of area would be ambiguous. */
function locationOf(
  { name, kind }: AreaData,
  indicators: readonly Indicator[],
  content: Content,
): MapLayout | undefined {
  const names = areaNames(content);
  const isShared = names.filter((other) => other === name).length > 1;
  const isOfKind = (indicator: Indicator): boolean => partKindsOf(indicator).every(({ key }) => key === kind);
  const drawn = isShared ? indicators.filter(isOfKind) : indicators;
  const geometries = drawn.flatMap(({ geometry }) => geometry ?? []);
  return locatorLayout(names, { geometries, tiles: isShared ? [] : officeTiles() }, name);
}

function AreaPage(props: AreaProps): ReactNode {
  const { data: area, context } = props;
  const { content, messages } = context;
  const { areas: texts, labels } = messages;
  const indicators = indicatorsOfArea(content, area);
  const groups = groupsOf(props);
  const layout = locationOf(area, indicators, content);
  const sources = new Map(indicators.flatMap((indicator) => indicator.sources.map((source) => [source.name, source])));
  const [first, ...others] = groups;
  return (
    <DetailLayout
      head={<PageHead title={area.fullName} kicker={kindName(area.kind, context.language)} />}
      margin={layout && <LocatorMap layout={layout} label={fill(texts.map, { name: area.fullName })} />}
      isMarginLast
    >
      {first && <Group group={first} context={context} />}
      <div className="take-along-row">
        <ShortlistBox kind="areas" entry={area.slug} texts={texts.compare} context={context} />
        <a href={areaFileAddress(area)} download data-umami-event="download" data-umami-event-file={`${area.slug}.csv`}>
          {texts.file}
        </a>
      </div>
      {others.map((group) => (
        <Group key={group.anchor} group={group} context={context} />
      ))}
      <p className="note">{texts.rankNote}</p>
      <AreaSigns groups={groups} context={context} />
      <Facts
        display="line"
        facts={[{ label: labels.sources, value: <SourceNames sources={[...sources.values()]} context={context} /> }]}
      />
    </DetailLayout>
  );
}

export const area: SitePage<AreaData> = {
  name: 'area',
  menuKey: 'topics',
  keys: (content) => siteAreas(content).map(({ slug }) => slug),
  load: (content, key): AreaData | undefined => findArea(content, key),
  describe: (area, context) => {
    return {
      title: area.fullName,
      language: context.locale,
      kind: 'area',
      summary: areaLead(area, context),
      crumbs: [
        labelCrumb(({ pages }) => pages.areas, routes['area-list'], context),
        labelCrumb(() => area.fullName, entryPath('area', area.slug), context),
      ],
    };
  },
  Page: AreaPage,
};
