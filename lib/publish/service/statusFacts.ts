/** Describes the status in words that anyone may read. */
import { contentNames, contentType } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { messagesByLocale } from '@/lib/i18n/messages';
import { formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { singularName } from '@/lib/cms/schemaNames';
import { releaseTime } from '../release/releaseInfo';
import type { Publisher, Status } from './status';

type Texts = Messages['publication'];

export type Facts = readonly (readonly [name: string, value: string])[];

export function formatTime(instant: string | null, { unknownTime }: Texts): string {
  return instant === null ? unknownTime : formatInstant(instant);
}

/** Returns when a release was made. */
export function formatReleaseTime(id: string): string {
  return formatInstant(new Date(releaseTime(id)).toISOString());
}

function describeRelease(id: string): string {
  return `${formatReleaseTime(id)} (${id})`;
}

/** Puts `entry.publish article` into words; unknown events and types stay as they are. */
function describeReason(reason: string, texts: Texts): string {
  const [event = '', model = ''] = reason.split(' ');
  const name = contentNames.map(contentType).find((type) => singularName(type) === model)?.label ?? model;
  const known = Object.entries(texts.reasons).find(([key]) => key === event)?.[1] ?? event;
  return name === '' ? known : `${known} (${name})`;
}

function describeRequest(request: Status['waiting'], texts: Texts, locale: Locale): string {
  if (request === null) return texts.nothing;
  const { changes, first, reason } = request;
  return fill(changes === 1 ? texts.oneChange : texts.changes, {
    count: formatNumber(changes, locale),
    when: formatTime(first, texts),
    reason: describeReason(reason, texts),
  });
}

/** The release for an embargo lacks the changes that wait or are being built, so it counts as being prepared again. */
function describeEmbargo({ embargo: { at, phase }, building, waiting }: Status, texts: Texts): string {
  if (at === null || phase === 'none') return texts.noEmbargo;
  const isOutdated = phase === 'ready' && (building !== null || waiting !== null);
  return `${formatTime(at, texts)}: ${texts.phases[isOutdated ? 'preparing' : phase]}`;
}

function describeSince({ since, heldSince }: Status, texts: Texts): string {
  return heldSince === null ? formatTime(since, texts) : `${formatTime(since, texts)}, ${texts.phases.held}`;
}

function describeCurrent({ current, fault }: Status, texts: Texts, locale: Locale): string {
  if (current === null) return fault === null ? texts.noRelease : texts.unknown;
  return `${formatReleaseTime(current.id)}, ${fill(texts.pages, { count: formatNumber(current.pages, locale) })}`;
}

function describePublisher({ name, at, event }: Publisher, texts: Texts): string {
  const values = { when: formatInstant(at), reason: describeReason(event, texts) };
  return name === null ? fill(texts.publishedByUnknown, values) : fill(texts.publishedBy, { name, ...values });
}

/** Returns the facts that editors want first; `publisher` only for those who have logged in. */
export function mainFacts(status: Status, publisher: Publisher | null, locale: Locale): Facts {
  const texts = messagesByLocale[locale].publication;
  const { current, building, waiting } = status;
  return [
    [texts.current, describeCurrent(status, texts, locale)],
    [texts.since, describeSince(status, texts)],
    [texts.asOf, formatTime(current?.asOf ?? null, texts)],
    ...(publisher === null ? [] : [[texts.publisher, describePublisher(publisher, texts)] as const]),
    [texts.building, describeRequest(building, texts, locale)],
    [texts.waiting, describeRequest(waiting, texts, locale)],
    [texts.embargo, describeEmbargo(status, texts)],
  ];
}

/** Returns more facts for operators. The log says, in English, why something failed. */
export function operationFacts({ failures, lastWebhook, lastError, releases }: Status, locale: Locale): Facts {
  const texts = messagesByLocale[locale].publication;
  const webhook = lastWebhook && `${formatTime(lastWebhook.at, texts)}: ${describeReason(lastWebhook.event, texts)}`;
  const error = lastError && `${formatTime(lastError.at, texts)}: ${texts.topics[lastError.topic]}`;
  return [
    [texts.failures, formatNumber(failures, locale)],
    [texts.lastWebhook, webhook ?? texts.noWebhook],
    [texts.lastError, error ?? texts.noError],
    [texts.kept, releases.map(describeRelease).join('\n')],
  ];
}
