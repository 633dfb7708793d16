import type { ComponentType } from 'react';
import { routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Content } from '@/lib/content/content';
import type { Messages } from '@/lib/language/messages';
import type { MenuKey } from '@/lib/site/menu';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps, SiteRoute } from './defineRoute';

interface Overview<Name extends RouteName> {
  readonly name: Name;
  readonly menuKey?: MenuKey;
  readonly textsOf: (pages: Messages['pages']) => { readonly title: string; readonly lead: string };
  readonly exists?: (content: Content) => boolean;
  readonly above?: (context: PageContext) => readonly Crumb[];
  readonly Page: ComponentType<PageProps<object>>;
}

/** The route of a page without an entry of its own: its name and lead are texts of the interface. */
export function defineOverview<Name extends RouteName>({
  textsOf,
  above,
  exists,
  ...route
}: Overview<Name>): SiteRoute<Name> {
  return defineRoute({
    ...route,
    ...(exists && { exists }),
    load: (content) => (exists === undefined || exists(content) ? {} : undefined),
    describe: (_data, context) => {
      const { title, lead } = textsOf(context.messages.pages);
      const own = labelCrumb(title, routes[route.name], context);
      return { title, language: context.locale, summary: lead, crumbs: [...(above?.(context) ?? []), own] };
    },
  });
}
