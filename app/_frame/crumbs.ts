import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import { entryAddress, entryName } from '@/lib/site/entryAddresses';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';

/** Returns the breadcrumb of an entry with a page of its own, by its short name if it has one. */
export function entryCrumb(entry: LinkedEntry): Crumb {
  return { title: entryName(entry), path: entryAddress(entry) ?? '/', language: entry.meta.locale };
}

/** Returns the breadcrumb of a list page whose name is an interface text, in the language of the address. */
export function labelCrumb(nameIn: (messages: Messages) => string, path: string, { locale }: PageContext): Crumb {
  return { title: nameIn(messagesByLocale[locale]), path, language: locale };
}

/** Returns the breadcrumbs of the theme overview and, if there is one, of the theme. */
export function themeCrumbs(theme: Entry<'display-themes'> | undefined, context: PageContext): readonly Crumb[] {
  const page = context.content.single('theme-page');
  const overview: Crumb = { title: page.title, path: routes.themes, language: page.meta.locale };
  return theme === undefined ? [overview] : [overview, entryCrumb(theme)];
}

export function interactiveCrumb(context: PageContext): Crumb {
  const page = context.content.single('background-page');
  return { title: page.title, path: routes['interactive-list'], language: page.meta.locale };
}

/** Returns the breadcrumbs of the overview of sets and of the set. */
export function setCrumbs(set: Entry<'indikatorensets'>, context: PageContext): readonly Crumb[] {
  const overview = context.content.single('indikatorenset-page');
  return [
    { title: overview.title, path: routes['indicator-set-list'], language: overview.meta.locale },
    entryCrumb(set),
  ];
}
