/** Calendars and feeds of the whole site, by their place in the export. */
import { locales } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { createContents } from '@/lib/content/content';
import type { SnapshotContent } from '@/lib/content/content';
import { messagesByLocale } from '@/lib/language/messages';
import type { PageContext } from '../pageContext';
import { calendarFile } from './calendarFile';
import { feedFile } from './feedFile';
import { followedAddress } from './followAddresses';

/** In every language, for the whole site and for each theme. */
export function siteFollowedFiles(snapshot: SnapshotContent): ReadonlyMap<string, string> {
  const contents = createContents(snapshot);
  const files = new Map<string, string>();
  for (const locale of locales) {
    const content = contents(locale);
    const context: PageContext = {
      locale,
      language: locale,
      path: routes.calendar,
      content,
      messages: messagesByLocale[locale],
    };
    for (const theme of [null, ...content.all('display-themes').map(({ url }) => url)]) {
      files.set(followedAddress('calendar', theme, locale).slice(1), calendarFile(context, theme));
      files.set(followedAddress('feed', theme, locale).slice(1), feedFile(context, theme));
    }
  }
  return files;
}
