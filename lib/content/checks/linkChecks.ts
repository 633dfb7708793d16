/** Links to entries that are not there. */
import { contentType } from '@/content-types/registry';
import { onceFor } from '@/lib/base/onceFor';
import { linkTarget } from '@/lib/language/links';
import { splitPath } from '@/lib/language/paths';
import type { CheckedEntry } from '../checkedEntry';
import { addressesIn, visitFields } from '../textRules';
import type { CheckContext, CheckGroup, Found } from './contentCheck';

/** The path behind an address on the site, without language, query and place on the page. */
function pathOf(address: string, { meta: { locale } }: CheckedEntry): string | undefined {
  const target = linkTarget(address, locale);
  if (target.kind !== 'internal' || !target.href.startsWith('/')) return undefined;
  const [path = ''] = target.href.split(/[?#]/, 1);
  return splitPath(path.split('/').filter((segment) => segment !== '')).path;
}

interface InnerLink {
  readonly field: string;
  /** As editors wrote it. */
  readonly address: string;
  readonly path: string;
}

const linksOf = onceFor((entry: CheckedEntry): readonly InnerLink[] => {
  const links: InnerLink[] = [];
  visitFields(contentType(entry.meta.type).fields, entry.values, '', (field, value, place, name) => {
    for (const address of new Set(addressesIn(field, value, name))) {
      const path = pathOf(address, entry);
      if (path !== undefined) links.push({ field: place, address, path });
    }
  });
  return links;
});

function brokenLinks(entry: CheckedEntry, { leadsNowhere }: CheckContext): readonly Found[] {
  return linksOf(entry)
    .filter(({ path }) => leadsNowhere(path))
    .map(({ field, address }) => ({ field, fault: { code: 'link-nowhere', values: { address } } }));
}

export const linkChecks: CheckGroup = {
  title: 'Verweise',
  checks: [
    {
      code: 'link-nowhere',
      severity: 'warning',
      doc: 'Ein Link führt zu einer Seite oder Datei der Website, die es nicht gibt.',
      find: brokenLinks,
    },
    {
      code: 'link-without-place',
      severity: 'warning',
      doc: 'Ein Link führt zu einer Stelle («#…»), die es auf jener Seite nicht gibt.',
    },
    {
      code: 'link-refused',
      severity: 'warning',
      doc: 'Ein Link ist keine Adresse; die Website zeigt nur seinen Text.',
    },
    { code: 'reference-unpublished', severity: 'warning', doc: 'Ein verknüpfter Eintrag ist nicht veröffentlicht.' },
  ],
};
