/** The calendars and feeds of a language, for the whole site and for each theme. */
import type { Locale } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Contents } from '@/lib/site/contents';
import type { SiteFile } from '@/lib/open-data/indicatorFiles';
import type { PageContext } from '@/lib/site/pageContext';
import { calendarFile } from './calendarFile';
import { feedFile } from './feedFile';
import { subscriptionAddress } from './subscriptionAddresses';

export function subscriptionFiles(contents: Contents, locale: Locale): readonly SiteFile[] {
  const content = contents(locale);
  const context: PageContext = {
    locale,
    language: locale,
    path: routes.calendar,
    content,
    messages: messagesByLocale[locale],
  };
  return [null, ...content.all('display-themes').map(({ url }) => url)].flatMap((theme) => [
    { address: subscriptionAddress('calendar', theme, locale), content: calendarFile(context, theme) },
    { address: subscriptionAddress('feed', theme, locale), content: feedFile(context, theme) },
  ]);
}
