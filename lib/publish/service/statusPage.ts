/** The status for editors: a page without scripts, in German unless its address names another language. */
import { createHash } from 'node:crypto';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import { reportStyle } from '@/lib/content/report/reportPage';
import { encodeEntities } from '@/lib/base/html/entities';
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { formatInstant } from '@/lib/language/format/date';
import { formatNumber } from '@/lib/language/format/number';
import { languageTag } from '@/lib/language/paths';
import { singularName } from '@/lib/site/cms-schema/names';
import type { EmbargoState } from './embargo';
import type { BuildRequest } from '../release/queue';
import { releaseTime } from '../release/releaseInfo';
import type { Status } from './status';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'dt{font-weight:600;margin-top:1rem}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}nav a{margin-right:1rem}';

/** A page may have nothing but its own style. */
function policyFor(ownStyle: string): string {
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(ownStyle).digest('base64')}'`;
}

export const statusPolicy = policyFor(style);

export const reportPolicy = policyFor(reportStyle);

/** Whoever writes in Leichte Sprache reads German. */
const languages = locales.filter((locale) => locale !== 'ls');

/** The language that the address of a request names (`/status?language=fr`), else German. */
export function statusLanguage(address = ''): Locale {
  const [, query = ''] = address.split('?');
  const wanted = new URLSearchParams(query).get('language');
  return languages.find((locale) => locale === wanted) ?? defaultLocale;
}

type Texts = (typeof messagesByLocale)[Locale]['publication'];

function when(instant: string | null, { unknownTime }: Texts): string {
  return instant === null ? unknownTime : formatInstant(instant);
}

function describeRelease(id: string): string {
  return `${formatInstant(new Date(releaseTime(id)).toISOString())} (${id})`;
}

/** `entry.publish article` in words; what is not known stays as the CMS says it. */
function describeReason(reason: string, texts: Texts): string {
  const [event = '', model = ''] = reason.split(' ');
  const name = contentNames.map(contentType).find((type) => singularName(type) === model)?.label ?? model;
  const known = Object.entries(texts.reasons).find(([key]) => key === event)?.[1] ?? event;
  return name === '' ? known : `${known} (${name})`;
}

function describeRequest(request: BuildRequest | null, texts: Texts, locale: Locale): string {
  if (request === null) return texts.nothing;
  const { changes, first, reason } = request;
  return fill(changes === 1 ? texts.oneChange : texts.changes, {
    count: formatNumber(changes, locale),
    when: when(first, texts),
    reason: describeReason(reason, texts),
  });
}

function describeEmbargo({ at, phase }: EmbargoState, texts: Texts): string {
  return at === null || phase === 'none' ? texts.noEmbargo : `${when(at, texts)}: ${texts.phases[phase]}`;
}

function describeSince({ since, heldSince }: Status, texts: Texts): string {
  return heldSince === null ? when(since, texts) : `${when(since, texts)}, ${texts.phases.held}`;
}

function describeCurrent({ current, fault }: Status, texts: Texts, locale: Locale): string {
  if (current === null) return fault === null ? texts.noRelease : texts.unknown;
  return `${describeRelease(current.id)}, ${fill(texts.pages, { count: formatNumber(current.pages, locale) })}`;
}

/** The service's own words are English. */
function technical(message: string, texts: Texts): string {
  return fill(encodeEntities(texts.technical), { message: `<span lang="en">${encodeEntities(message)}</span>` });
}

/** Names and values of what is known, the values as HTML. */
function facts(status: Status, locale: Locale) {
  const { current, waiting, building, embargo, failures, fault, lastWebhook, lastError, releases } = status;
  const texts = messagesByLocale[locale].publication;
  const webhook =
    lastWebhook === null
      ? texts.noWebhook
      : `${when(lastWebhook.at, texts)}: ${describeReason(lastWebhook.event, texts)}`;
  const error =
    lastError === null ? texts.noError : `${when(lastError.at, texts)}: ${technical(lastError.message, texts)}`;
  return [
    [texts.fault, fault === null ? texts.noFault : technical(fault, texts)],
    [texts.current, describeCurrent(status, texts, locale)],
    [texts.since, describeSince(status, texts)],
    [texts.asOf, when(current?.asOf ?? null, texts)],
    [texts.building, encodeEntities(describeRequest(building, texts, locale))],
    [texts.waiting, encodeEntities(describeRequest(waiting, texts, locale))],
    [texts.embargo, describeEmbargo(embargo, texts)],
    [texts.failures, formatNumber(failures, locale)],
    [texts.lastWebhook, encodeEntities(webhook)],
    [texts.lastError, error],
    [texts.kept, releases.map(describeRelease).join('\n')],
  ] as const;
}

function languageLink(locale: Locale): string {
  const tag = languageTag[locale];
  return `<a href="?language=${locale}" lang="${tag}" hreflang="${tag}">${messagesByLocale[locale].languageName}</a>`;
}

export function writeStatusPage(status: Status, locale: Locale): string {
  const { publication, contentReport } = messagesByLocale[locale];
  const title = encodeEntities(publication.title);
  const list = facts(status, locale).map(
    ([name, html]) => `<dt>${encodeEntities(name)}</dt><dd><pre>${html}</pre></dd>`,
  );
  return (
    `<!doctype html><html lang="${languageTag[locale]}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${title}</title>` +
    `<style>${style}</style><main><h1>${title}</h1><dl>${list.join('')}</dl>` +
    `<p><a href="report">${encodeEntities(contentReport.title)}</a></p></main>` +
    `<nav>${languages.map(languageLink).join('')}</nav></html>\n`
  );
}
