/** Pages of the preview itself: the choice of what it shows, and the replacements for pages that do not exist. */
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ReportedProblem } from '@/lib/checks/report/readReport';
import { messagesByLocale } from '@/lib/i18n/messages';
import { formatInstant } from '@/lib/i18n/format/date';
import { Page, policyFor, writePage } from '../Page';
import { ProblemList } from '../service/StatusLists';
import type { DraftLink } from './access';
import { choiceAddress } from './draftAddresses';
import type { DraftState } from './draftState';
import { describeState } from './draftOverlay';

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}' +
  'form{margin-block:1.5rem}label{display:block;margin-block-end:.25rem}button,input{font:inherit;padding:.4rem .6rem;margin-block-end:.5rem}';

/** Returns the content security policy. `frameOrigin` may also show the page in a frame. */
export function pagePolicy(frameOrigin: string | null = null) {
  return policyFor(style, `'self' ${frameOrigin ?? ''}`.trim());
}

function write(locale: Locale, content: ReactNode): string {
  return writePage(
    <Page locale={locale} title={messagesByLocale[locale].preview.title} style={style}>
      {content}
    </Page>,
  );
}

export function messagePage(locale: Locale, sentence: string): string {
  return write(locale, <p>{sentence}</p>);
}

/** Replaces a page that the site cannot show: lists what its editors have to change first. */
export function faultPage({ entry: { locale }, address }: DraftLink, faults: readonly ReportedProblem[]): string {
  const { faulty, asBefore } = messagesByLocale[locale].preview;
  return write(
    locale,
    <>
      <p>{faulty}</p>
      <ProblemList problems={faults} locale={locale} />
      <p>
        <a href={address}>{asBefore}</a>
      </p>
    </>,
  );
}

interface ChoicePage {
  readonly locale: Locale;
  readonly state: DraftState | null;
  /** Path of the page to return to. */
  readonly page: string;
  /** Instants (ISO, UTC) of the next publications, earliest first. */
  readonly releases: readonly string[];
  readonly isWrong?: boolean;
}

/** A longer list would be hard to scan. */
const mostReleases = 12;

function Choice({ locale, page, children }: Pick<ChoicePage, 'locale' | 'page'> & { readonly children: ReactNode }) {
  const query = new URLSearchParams({ language: locale, page }).toString();
  return (
    <form method="post" action={`${choiceAddress}?${query}`}>
      {children}
    </form>
  );
}

const later: ReactElement = <input type="hidden" name="view" value="later" />;

export function choicePage({ locale, state, page, releases, isWrong = false }: ChoicePage): string {
  const texts = messagesByLocale[locale].preview;
  const place = { locale, page };
  return write(
    locale,
    <>
      <p>{texts.lead}</p>
      {state !== null && <p>{describeState(state, locale)}</p>}
      {isWrong && (
        <p role="alert">
          <strong>{texts.wrongMoment}</strong>
        </p>
      )}
      <Choice {...place}>
        <button name="view" value="drafts">
          {texts.showDrafts}
        </button>
      </Choice>
      {releases.length > 0 && (
        <Choice {...place}>
          <p>{texts.releases}</p>
          {later}
          {releases.slice(0, mostReleases).map((at) => (
            <Fragment key={at}>
              <button name="moment" value={at}>
                {formatInstant(at)}
              </button>{' '}
            </Fragment>
          ))}
        </Choice>
      )}
      <Choice {...place}>
        <label htmlFor="moment">{texts.moment}</label>
        {later}
        <input id="moment" name="moment" type="datetime-local" required /> <button>{texts.showLater}</button>
      </Choice>
      <p>
        <a href={page}>{texts.back}</a>
      </p>
    </>,
  );
}
