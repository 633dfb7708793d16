/** The status page for editors: without scripts, in German unless the query names another language. */
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { ReportedContent } from '@/lib/checks/report/readReport';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { Page, writePage } from '../Page';
import type { Publisher, Status } from './status';
import { formatReleaseTime, mainFacts, operationFacts, formatTime } from './statusFacts';
import type { Facts } from './statusFacts';
import { HeldList, PlannedList, ReportLink } from './StatusLists';
import { statusStyle } from './statusStyle';

type Texts = Messages['publication'];

/** Names of the messages shown after a button was pressed. */
export type StatusMessage = keyof Texts['told'];

export function isStatusMessage(name = ''): name is StatusMessage {
  return Object.hasOwn(messagesByLocale[defaultLocale].publication.told, name);
}

/** The contents of the status page besides the status; some of it only for those who have logged in. */
export interface StatusView {
  readonly isLoggedIn: boolean;
  readonly told: StatusMessage | null;
  /** The findings of the last build. */
  readonly content: ReportedContent | undefined;
  /** Address of the draft site. */
  readonly preview: string | undefined;
  readonly publisher: Publisher | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Parts extends StatusView {
  readonly status: Status;
  readonly locale: Locale;
}

/** Editors who write in Leichte Sprache read German. */
const languages = locales.filter((locale) => locale !== 'ls');

/** Returns the language in the query (`/status?language=fr`), by default German. */
export function statusLanguage(wanted: string | undefined): Locale {
  return languages.find((locale) => locale === wanted) ?? defaultLocale;
}

function FactList({ facts }: { readonly facts: Facts }): ReactElement {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface FormParts {
  readonly action: string;
  readonly button: string;
  readonly locale: Locale;
  readonly hint?: string;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

function Form({ action, button, locale, hint, isQuiet = false, children }: FormParts): ReactElement {
  return (
    <form method="post" action={`${action}?language=${locale}`}>
      {children}
      {hint !== undefined && <p>{hint}</p>}
      <button className={isQuiet ? 'quiet' : undefined}>{button}</button>
    </form>
  );
}

function Login({ locale }: { readonly locale: Locale }): ReactElement {
  const texts = messagesByLocale[locale].publication;
  return (
    <>
      <h2>{texts.login}</h2>
      <p>{texts.loginHint}</p>
      <Form action="login" button={texts.login} locale={locale}>
        <label htmlFor="password">{texts.password}</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
      </Form>
    </>
  );
}

function Actions({ status, preview, locale }: Parts): ReactElement {
  const texts = messagesByLocale[locale].publication;
  const { heldSince, before, current } = status;
  const warning = heldSince === null ? [] : [texts.publishNowBringsBack];
  const releaseBefore = before === null ? [] : [fill(texts.releaseBefore, { when: formatReleaseTime(before) })];
  return (
    <>
      <h2>{texts.actions}</h2>
      <div className="actions">
        <Form
          action="publish"
          button={texts.publishNow}
          locale={locale}
          hint={[texts.publishNowHint, ...warning].join(' ')}
        />
        <details>
          <summary>{texts.takeBack}</summary>
          <Form
            action="take-back"
            button={texts.takeBackConfirm}
            locale={locale}
            hint={[...releaseBefore, texts.takeBackHint].join(' ')}
          >
            <input type="hidden" name="release" value={current?.id ?? ''} />
          </Form>
        </details>
        {preview !== undefined && (
          <p>
            <a href={`preview?language=${locale}`}>{texts.preview}</a>
          </p>
        )}
        <Form action="logout" button={texts.logout} locale={locale} isQuiet />
      </div>
    </>
  );
}

/** Returns current faults: a damaged release, and the last error while requests keep failing. */
function faultsIn({ fault, failures, lastError }: Status, texts: Texts): readonly string[] {
  const damage = fault === null ? [] : [texts.faults[fault.remedy]];
  if (failures === 0 || lastError === null) return damage;
  const failure = `${texts.lastError}, ${formatTime(lastError.at, texts)}: ${texts.topics[lastError.topic]} ${texts.again}`;
  return [...damage, failure];
}

function OwnPart(parts: Parts): ReactElement {
  const { status, isLoggedIn, content, now, locale } = parts;
  return (
    <>
      {isLoggedIn ? <Actions {...parts} /> : <Login locale={locale} />}
      {isLoggedIn && content !== undefined ? (
        <>
          <HeldList problems={content.problems} isEarlier={status.heldSince !== null} locale={locale} />
          <PlannedList planned={content.planned} now={now} locale={locale} />
        </>
      ) : (
        <p>
          <ReportLink locale={locale} />
        </p>
      )}
    </>
  );
}

function LanguageLinks(): ReactElement {
  return (
    <nav>
      {languages.map((locale) => (
        <a key={locale} href={`status?language=${locale}`} lang={languageTag[locale]} hrefLang={languageTag[locale]}>
          {messagesByLocale[locale].languageName}
        </a>
      ))}
    </nav>
  );
}

export type RefusalReason = keyof Texts['refused'];

export function reasonOf(status: number): RefusalReason {
  if (status >= 500) return 'failed';
  return status === 401 || status === 403 ? 'login' : 'nothing';
}

/** Returns the page that replaces an error response in browsers. */
export function writeRefusal(reason: RefusalReason, locale: Locale): string {
  const { publication: texts } = messagesByLocale[locale];
  return writePage(
    <Page locale={locale} title={texts.title} style={statusStyle}>
      <p className="fault">{texts.refused[reason]}</p>
      <p>
        <a href={`status?language=${locale}`}>{texts.toStatus}</a>
      </p>
    </Page>,
  );
}

export function writeStatusPage(status: Status, locale: Locale, view: StatusView): string {
  const texts = messagesByLocale[locale].publication;
  return writePage(
    <Page locale={locale} title={texts.title} style={statusStyle} end={<LanguageLinks />}>
      {view.told !== null && (
        <p className="told" role="status">
          {texts.told[view.told]}
        </p>
      )}
      {faultsIn(status, texts).map((fault) => (
        <p key={fault} className="fault">
          {fault}
        </p>
      ))}
      <FactList facts={mainFacts(status, view.isLoggedIn ? view.publisher : null, locale)} />
      <p>
        <a href={`status?language=${locale}`}>{texts.reload}</a>
      </p>
      <OwnPart {...view} status={status} locale={locale} />
      <details>
        <summary>{texts.operations}</summary>
        <FactList facts={operationFacts(status, locale)} />
      </details>
    </Page>,
  );
}
