import type { ReactNode } from 'react';
import { entryPath } from '@/content-types/routes';
import { LocatorMap } from '@/components/charts/LocatorMap';
import { Link } from '@/components/Link';
import { PageHead } from '@/components/page/PageHead';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/base/groupBy';
import { anchorOf } from '@/lib/language/format/anchor';
import { formatNumber } from '@/lib/language/format/number';
import { everything, indexes } from '@/lib/content/indexes';
import { siteAreas } from '@/lib/site/areas';
import { locatorLayout } from '@/lib/site/charts/locator';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';
import styles from './sitemap.module.scss';

function AreaListPage({ context }: PageProps<object>): ReactNode {
  const { content, messages, language } = context;
  const areas = siteAreas(content);
  const titles: Readonly<Record<string, string>> = { ...messages.spatialUnits, ...messages.areas.levels };
  const names = areas.map(({ name }) => name);
  const numbered = areas.map((area, index) => ({ ...area, number: index + 1 }));
  const geometries = content.group(indexes.indicatorsOfAreas, everything).flatMap(({ geometry }) => geometry ?? []);
  const layout = locatorLayout(names, geometries, null);
  return (
    <>
      <PageHead title={messages.pages.areas} lead={messages.pages.areasLead} />
      {layout && <LocatorMap layout={layout} label={messages.areas.mapOfAll} />}
      {[...groupBy(numbered, ({ level }) => level)].map(([level, own]) => (
        <Section
          key={level}
          title={titles[level] ?? level}
          level={2}
          anchor={anchorOf(level)}
          note={formatNumber(own.length, language)}
        >
          <ol className={styles.pages} start={own[0]?.number}>
            {own.map(({ slug, name, number }) => (
              <li key={slug}>
                {number}{' '}
                <Link address={entryPath('area', slug)} context={context}>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </Section>
      ))}
    </>
  );
}

/** All areas with a page; no page of its own if there are none. */
export const areaListRoute = defineOverview({
  name: 'area-list',
  menuKey: 'topics',
  exists: (content) => siteAreas(content).length > 0,
  textsOf: ({ areas, areasLead }) => ({ title: areas, lead: areasLead }),
  Page: AreaListPage,
});
