import type { ReactNode } from 'react';
import { entryPath } from '@/content-types/routes';
import { LocatorMap } from '@/lib/charts/map/LocatorMap';
import { Island } from '@/components/Island';
import { Link } from '@/components/Link';
import { PageHead } from '@/components/page/PageHead';
import { AreaComparison } from '@/components/portal/AreaComparison.client';
import type { AreaComparisonProps } from '@/components/portal/areaComparisonProps';
import { Lines } from '@/components/ui/Lines';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { kindPlural } from '@/lib/i18n/areaKinds';
import { anchorOf } from '@/lib/i18n/format/anchor';
import { formatNumber } from '@/lib/i18n/format/number';
import { localizedPath } from '@/lib/i18n/paths';
import { areaComparisonAddress } from '@/lib/portal/areaComparison';
import { areaIndicators, siteAreas } from '@/lib/site/siteAreas';
import { locatorLayout } from '@/lib/charts/map/locatorLayout';
import { officeTiles } from '@/lib/drawing/map/officeTiles';
import type { PageContext } from '@/lib/site/pageContext';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

function comparisonOf(context: PageContext): AreaComparisonProps {
  const { content, messages, locale } = context;
  const { labels, charts, onlyInGerman } = messages;
  return {
    file: areaComparisonAddress(locale),
    areas: siteAreas(content).map(({ slug, fullName, kind }) => ({
      slug,
      name: fullName,
      kind: kindPlural(kind, locale),
      address: localizedPath(locale, entryPath('area', slug)),
    })),
    texts: {
      ...messages.areas.compare,
      missingValue: labels.missingValue,
      tryAgain: messages.errors.tryAgain,
      onlyInGerman,
      indicator: messages.kinds.indicator,
      signs: charts.signs.title,
    },
  };
}

function AreaListPage({ context }: PageProps<object>): ReactNode {
  const { content, messages, language } = context;
  const areas = siteAreas(content);
  const names = areas.map(({ name }) => name);
  const geometries = areaIndicators(content).flatMap(({ geometry }) => geometry ?? []);
  const layout = locatorLayout(names, { geometries, tiles: officeTiles() }, null);
  return (
    <>
      <PageHead title={messages.pages.areas} lead={messages.pages.areasLead} />
      <div className="area-list-comparison">
        <Island name="AreaComparison" context={context}>
          <AreaComparison {...comparisonOf(context)} />
        </Island>
        <p className="without-scripts note">
          <Lines text={messages.areas.compare.needsScripts} />
        </p>
      </div>
      {layout && <LocatorMap layout={layout} label={messages.areas.mapOfAll} />}
      {[...groupBy(areas, ({ kind }) => kind)].map(([kind, own]) => (
        <Section
          key={kind}
          title={kindPlural(kind, language)}
          level={2}
          anchor={anchorOf(kind)}
          note={formatNumber(own.length, language)}
        >
          <ul className="sitemap-pages">
            {own.map(({ slug, name }) => (
              <li key={slug}>
                <Link address={entryPath('area', slug)} context={context}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** All areas with a page. The list exists only if there are any. */
export const areaList: SitePage<object> = {
  name: 'area-list',
  menuKey: 'topics',
  load: (content) => (siteAreas(content).length > 0 ? {} : undefined),
  describe: (_data, context) =>
    overviewDescription('area-list', ({ areas, areasLead }) => ({ title: areas, lead: areasLead }), context),
  Page: AreaListPage,
};
