/** The status for editors: a page without scripts, in German unless its address names another language. */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/base/html/entities';
import type { ReportedContent } from '@/lib/content/report/readReport';
import { fill } from '@/lib/language/fill';
import type { Messages } from '@/lib/language/messages';
import { messagesByLocale } from '@/lib/language/messages';
import { languageTag } from '@/lib/language/paths';
import type { Session } from './sessions';
import type { Publisher, Status } from './status';
import { madeWhen, mainFacts, operationFacts, when } from './statusFacts';
import type { Facts } from './statusFacts';
import { heldList, plannedList } from './statusLists';
import { statusStyle } from './statusStyle';

type Texts = Messages['publication'];

/** What the page says after a button was pressed. */
export type Told = keyof Texts['told'];

export function isTold(name: string): name is Told {
  return Object.hasOwn(messagesByLocale[defaultLocale].publication.told, name);
}

/** What a page is for, and what only those who have logged in see. */
export interface StatusView {
  /** Undefined for those who have not logged in. */
  readonly session: Session | undefined;
  readonly told: Told | null;
  /** What the last build has found. */
  readonly content: ReportedContent | undefined;
  /** Address of the draft site. */
  readonly preview: string | undefined;
  readonly publisher: Publisher | null;
  /** In milliseconds. */
  readonly now: number;
}

/** Whoever writes in Leichte Sprache reads German. */
const languages = locales.filter((locale) => locale !== 'ls');

/** The language that the address of a request names (`/status?language=fr`), else German. */
export function statusLanguage(address = ''): Locale {
  const [, query = ''] = address.split('?');
  const wanted = new URLSearchParams(query).get('language');
  return languages.find((locale) => locale === wanted) ?? defaultLocale;
}

function list(facts: Facts): string {
  const items = facts.map(([name, value]) => `<dt>${encodeEntities(name)}</dt><dd>${encodeEntities(value)}</dd>`);
  return `<dl>${items.join('')}</dl>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${encodeEntities(value)}">`;
}

interface Form {
  readonly action: string;
  readonly fields: string;
  readonly button: string;
  readonly hint?: string;
  readonly isQuiet?: boolean;
}

function form({ action, fields, button, hint = '', isQuiet = false }: Form): string {
  const words = hint === '' ? '' : `<p>${encodeEntities(hint)}</p>`;
  const look = isQuiet ? ' class="quiet"' : '';
  return `<form method="post" action="${action}">${fields}${words}<button${look}>${encodeEntities(button)}</button></form>`;
}

function loginForm(texts: Texts, locale: Locale): string {
  const password =
    `<label for="password">${encodeEntities(texts.password)}</label>` +
    '<input id="password" name="password" type="password" autocomplete="current-password" required>';
  const fields = hidden('language', locale) + password;
  return `<h2>${encodeEntities(texts.login)}</h2><p>${encodeEntities(texts.loginHint)}</p>${form({ action: 'login', fields, button: texts.login })}`;
}

function actions(status: Status, { session, preview }: StatusView & { session: Session }, locale: Locale): string {
  const texts = messagesByLocale[locale].publication;
  const fields = hidden('token', session.token) + hidden('language', locale);
  const warning = status.heldSince === null ? [] : [texts.publishNowBringsBack];
  const hint = [texts.publishNowHint, ...warning].join(' ');
  const publish = { action: 'publish', fields, button: texts.publishNow, hint };
  const before = status.before === null ? [] : [fill(texts.releaseBefore, { when: madeWhen(status.before) })];
  const takeBack = {
    action: 'take-back',
    fields: fields + hidden('release', status.current?.id ?? ''),
    button: texts.takeBackConfirm,
    hint: [...before, texts.takeBackHint].join(' '),
  };
  const link =
    preview === undefined ? '' : `<p><a href="preview?language=${locale}">${encodeEntities(texts.preview)}</a></p>`;
  return (
    `<h2>${encodeEntities(texts.actions)}</h2><div class="actions">${form(publish)}` +
    `<details><summary>${encodeEntities(texts.takeBack)}</summary>${form(takeBack)}</details>${link}` +
    `${form({ action: 'logout', fields, button: texts.logout, isQuiet: true })}</div>`
  );
}

/** What went wrong last, as long as it lasts. */
function faultBox({ fault, failures, lastError }: Status, texts: Texts): string {
  const told: string[] = [];
  if (fault !== null) told.push(texts.faults[fault.remedy]);
  if (failures > 0 && lastError !== null)
    told.push(`${texts.lastError}, ${when(lastError.at, texts)}: ${texts.topics[lastError.topic]} ${texts.again}`);
  return told.map((text) => `<p class="fault">${encodeEntities(text)}</p>`).join('');
}

function languageLink(locale: Locale): string {
  const tag = languageTag[locale];
  return `<a href="status?language=${locale}" lang="${tag}" hreflang="${tag}">${messagesByLocale[locale].languageName}</a>`;
}

function ownPart(status: Status, view: StatusView, locale: Locale): string {
  const { session, content, now } = view;
  const { publication: texts, contentReport } = messagesByLocale[locale];
  if (session === undefined)
    return `${loginForm(texts, locale)}<p><a href="report">${encodeEntities(contentReport.title)}</a></p>`;
  const lists =
    content === undefined
      ? `<p><a href="report">${encodeEntities(contentReport.title)}</a></p>`
      : heldList(content, status.heldSince !== null, locale) + plannedList(content, now, locale);
  return actions(status, { ...view, session }, locale) + lists;
}

function frame(locale: Locale, inner: string): string {
  const title = encodeEntities(messagesByLocale[locale].publication.title);
  return (
    `<!doctype html><html lang="${languageTag[locale]}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${title}</title>` +
    `<style>${statusStyle}</style><main><h1>${title}</h1>${inner}</html>\n`
  );
}

function reasonOf(status: number): keyof Texts['refused'] {
  if (status === 429) return 'tooMany';
  if (status >= 500) return 'failed';
  return status === 401 || status === 403 ? 'login' : 'nothing';
}

/** What a browser gets in the place of a refusal in the words of programs. If strangers ask too much, editors can still log in. */
export function writeRefusal(status: number, locale: Locale): string {
  const { publication: texts } = messagesByLocale[locale];
  const reason = reasonOf(status);
  const link = `<p><a href="status?language=${locale}">${encodeEntities(texts.toStatus)}</a></p>`;
  const login = reason === 'tooMany' ? loginForm(texts, locale) : '';
  return frame(locale, `<p class="fault">${encodeEntities(texts.refused[reason])}</p>${link}${login}</main>`);
}

export function writeStatusPage(status: Status, locale: Locale, view: StatusView): string {
  const texts = messagesByLocale[locale].publication;
  const publisher = view.session === undefined ? null : view.publisher;
  const told = view.told === null ? '' : `<p class="told" role="status">${encodeEntities(texts.told[view.told])}</p>`;
  return frame(
    locale,
    told +
      faultBox(status, texts) +
      list(mainFacts(status, publisher, locale)) +
      `<p><a href="status?language=${locale}">${encodeEntities(texts.reload)}</a></p>` +
      ownPart(status, view, locale) +
      `<details><summary>${encodeEntities(texts.operations)}</summary>${list(operationFacts(status, locale))}</details></main>` +
      `<nav>${languages.map(languageLink).join('')}</nav>`,
  );
}
