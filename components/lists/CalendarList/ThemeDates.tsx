import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { nextLineOfTheme } from '@/lib/calendar/calendarLines';
import { subscriptionPath } from '@/lib/calendar/follow/subscriptionAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Facts } from '../../ui/Facts/Facts';
import { CalendarDate, LateMark } from '../../figures/SourceFacts/CalendarDate';

/** The next update in a theme, with links to its other dates; nothing if no date is known. */
export function ThemeDates({
  theme,
  context,
}: {
  readonly theme: Entry<'display-themes'>;
  readonly context: PageContext;
}): ReactNode {
  const line = nextLineOfTheme(context.content, theme.url);
  if (line === undefined) return null;
  const { labels, calendar } = context.messages;
  const { anchor, when } = line;
  const next = (
    <>
      <Link address={`${routes.calendar}#${anchor}`} context={context}>
        <CalendarDate line={line} context={context} />
      </Link>
      <LateMark when={when} context={context} />
    </>
  );
  const all = (
    <>
      <Link address={`${routes.calendar}?thema=${encodeURIComponent(theme.url)}`} context={context}>
        {calendar.all}
      </Link>
      {' · '}
      <Link address={subscriptionPath('calendar', theme.url)} context={context}>
        {calendar.subscribe}
      </Link>
    </>
  );
  return (
    <Facts
      display="line"
      facts={[
        { label: labels.nextUpdate, value: next },
        { label: context.messages.pages.calendar, value: all, obvious: true },
      ]}
    />
  );
}
