/** Lines for announced bundles: what editors announce of them, and nothing that is still held back. */
import type { releaseStates } from '@/content-types/collections/releases';
import { collectionNames } from '@/content-types/registry';
import type { Entry } from '@/content-types/registry';
import { publicBundleName } from '@/lib/content/bundles';
import type { Content } from '@/lib/content/content';
import { everything, views } from '@/lib/content/views';
import { swissDayOf } from '@/lib/i18n/format/date';
import { lineAnchor, periodIn } from '@/lib/site/scheduledDate';
import type { ScheduledDate, DatedEntry } from '@/lib/site/scheduledDate';
import type { CalendarLine, CalendarStatus } from './calendarLine';

type Bundle = Entry<'releases'>;

const cancelled: (typeof releaseStates)[number] = 'abgesagt';
const confirmed: (typeof releaseStates)[number] = 'bestätigt';

function dateOf({ release_at: instant, date_text: text, meta }: Bundle): ScheduledDate | undefined {
  if (instant !== null) return { when: swissDayOf(instant), words: null };
  const when = text === null ? undefined : periodIn(text, meta.locale);
  return text === null || when === undefined ? undefined : { when, words: { text, language: meta.locale } };
}

/** `isOut`: whether any of its entries is public, which they are from the instant on. */
function statusOf({ release_status: status, date_changes: changes }: Bundle, isOut: boolean): CalendarStatus {
  if (isOut) return 'published';
  if (status === cancelled) return 'cancelled';
  if (status !== confirmed) return 'provisional';
  return changes.length > 0 ? 'moved' : 'confirmed';
}

type IsMember = (entry: { readonly release: string | null }) => boolean;

function memberOf({ meta }: Bundle): IsMember {
  return ({ release }) => release !== null && publicBundleName(release) === meta.key;
}

/** Public entries of the bundle that the calendar lists. */
function listedMembers(content: Content, isMember: IsMember): readonly DatedEntry[] {
  return [
    ...content.all('kategories').filter(isMember),
    ...content.all('indikatorensets').filter(isMember),
    ...content.all('products').filter(isMember),
    ...content.group(views.articles, everything).filter(isMember),
  ];
}

/** Whether any entry of the bundle is public, including themes and terms, which the calendar does not list. */
function hasAppeared(content: Content, isMember: IsMember): boolean {
  return collectionNames.some((type) => content.all(type).some((entry) => 'release' in entry && isMember(entry)));
}

/** The lines of all bundles announced with a date. */
export function bundleLines(content: Content): readonly CalendarLine[] {
  return content.all('releases').flatMap((bundle) => {
    const date = dateOf(bundle);
    if (date === undefined) return [];
    const isMember = memberOf(bundle);
    const entries = listedMembers(content, isMember);
    return [
      {
        ...date,
        anchor: lineAnchor(`releases-${bundle.meta.key}`, date.when),
        entry: bundle,
        entries,
        status: statusOf(bundle, entries.length > 0 || hasAppeared(content, isMember)),
        themes: bundle.display_themes.map(({ key }) => key),
        instant: bundle.release_at,
        correction: null,
      },
    ];
  });
}
