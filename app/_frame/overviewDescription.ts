import { routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Messages } from '@/lib/i18n/messages';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from './crumbs';
import type { PageDescription } from './sitePage';

/** Returns the description of a page without an entry, whose name and lead are interface texts. `above`: the pages above it. */
export function overviewDescription(
  route: RouteName,
  textsOf: (pages: Messages['pages']) => { readonly title: string; readonly lead: string },
  context: PageContext,
  above: readonly Crumb[] = [],
): PageDescription {
  const { title, lead } = textsOf(context.messages.pages);
  const own = labelCrumb(({ pages }) => textsOf(pages).title, routes[route], context);
  return { title, language: context.locale, summary: lead, crumbs: [...above, own] };
}
