/** Announced bundles in the calendar: what their editors say of them, and nothing of what they hold back. */
import type { releaseStates } from '@/content-types/collections/releases';
import type { Entry } from '@/content-types/registry';
import { publicName } from '@/lib/content/bundles';
import type { Content } from '@/lib/content/content';
import { swissDayOf } from '@/lib/language/format/date';
import { lineAnchor, periodIn } from './awaited';
import type { Awaited, DatedEntry } from './awaited';
import type { CalendarLine, CalendarStatus } from './calendarLine';

type Bundle = Entry<'releases'>;

const cancelled: (typeof releaseStates)[number] = 'abgesagt';
const confirmed: (typeof releaseStates)[number] = 'bestätigt';

function dateOf({ release_at: instant, date_text: words, meta }: Bundle): Awaited | undefined {
  if (instant !== null) return { when: swissDayOf(instant), words: null };
  const when = words === null ? undefined : periodIn(words, meta.locale);
  return when === undefined ? undefined : { when, words };
}

/** Its entries are public from the instant on, so they tell that it has come. */
function statusOf({ release_status: status, date_changes: changes }: Bundle, isOut: boolean): CalendarStatus {
  if (isOut) return 'published';
  if (status === cancelled) return 'cancelled';
  if (status !== confirmed) return 'provisional';
  return changes.length > 0 ? 'moved' : 'confirmed';
}

/** The public entries of each bundle. */
function membersOf(content: Content, bundle: Bundle): readonly DatedEntry[] {
  const isMember = ({ release }: DatedEntry): boolean => release !== null && publicName(release) === bundle.meta.key;
  return [
    ...content.all('kategories').filter(isMember),
    ...content.all('indikatorensets').filter(isMember),
    ...content.all('products').filter(isMember),
    ...content.all('articles').filter(isMember),
  ];
}

/** All bundles that are announced with a date. */
export function bundleLines(content: Content): readonly CalendarLine[] {
  return content.all('releases').flatMap((bundle) => {
    const date = dateOf(bundle);
    if (date === undefined) return [];
    const entries = membersOf(content, bundle);
    return [
      {
        ...date,
        anchor: lineAnchor(`releases-${bundle.meta.key}`, date.when),
        entry: bundle,
        entries,
        status: statusOf(bundle, entries.length > 0),
        themes: bundle.display_themes.map(({ key }) => key),
        instant: bundle.release_at,
        correction: null,
      },
    ];
  });
}
