/** Lists of what is held back and why, and of what waits until when, for editors who have logged in. */
import type { ReactElement } from 'react';
import { contentType } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { fieldLabel } from '@/lib/checks/report/fieldLabels';
import { currentlyShown } from '@/lib/checks/report/reportLists';
import { entryName, problemText } from '@/lib/checks/report/problemList';
import { blocksPublication } from '@/lib/checks/report/blocksPublication';
import type { ReportedContent, ReportedPlan, ReportedProblem } from '@/lib/checks/report/readReport';
import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';

type Place = Pick<ReportedProblem, 'type' | 'key' | 'title' | 'editAddress'>;

/** The name of an entry, with a link to the CMS. */
function Entry({ place, locale }: { readonly place: Place; readonly locale: Locale }): ReactElement {
  const { editAddress } = place;
  return (
    <>
      {entryName(place)}
      {editAddress !== null && (
        <>
          {' '}
          <a href={editAddress}>{messagesByLocale[locale].contentReport.edit}</a>
        </>
      )}
    </>
  );
}

interface ProblemListParts {
  readonly problems: readonly ReportedProblem[];
  readonly locale: Locale;
}

/** Lists problems with their fields and what to do. */
export function ProblemList({ problems, locale }: ProblemListParts): ReactElement {
  const items = problems.map((told) => {
    const { wholeEntry } = messagesByLocale[locale].contentReport;
    const label = told.field === '' ? wholeEntry : fieldLabel(contentType(told.type).fields, told.field);
    return `${label} (${messagesByLocale[told.locale].languageName}): ${problemText(told, locale)}`;
  });
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export function ReportLink({ locale }: { readonly locale: Locale }): ReactElement {
  return <a href="report">{messagesByLocale[locale].contentReport.title}</a>;
}

interface HeldListParts extends Pick<ReportedContent, 'problems'> {
  /** The current release is older than the last built one, which the report is about. */
  readonly isEarlier: boolean;
  readonly locale: Locale;
}

/** Lists what does not appear as it is in the CMS, with the reasons, and the number of other hints. */
export function HeldList({ problems, isEarlier, locale }: HeldListParts): ReactElement {
  const { publication: texts, contentReport } = messagesByLocale[locale];
  const held = problems.filter(blocksPublication);
  const entries = [...groupBy(held, ({ type, key }) => `${type}/${key}`)];
  return (
    <>
      <h2>{contentReport.held}</h2>
      {(isEarlier || entries.length === 0) && <p>{isEarlier ? texts.earlierShown : texts.allShown}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, own]) => (
            <li key={name}>
              {own[0] !== undefined && <Entry place={own[0]} locale={locale} />}
              <ProblemList problems={own} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {fill(texts.moreHints, { count: formatNumber(problems.length - held.length, locale) })}{' '}
        <ReportLink locale={locale} />
      </p>
    </>
  );
}

interface PlanParts {
  readonly plan: ReportedPlan;
  readonly locale: Locale;
}

function Plan({ plan: { at, bundle, entries }, locale }: PlanParts): ReactElement {
  const texts = messagesByLocale[locale].contentReport;
  const instant = at === null ? texts.noInstant : formatInstant(at);
  return (
    <>
      <h3>{bundle === null ? instant : `${instant}, ${fill(texts.bundle, { name: bundle })}`}</h3>
      <ul>
        {entries.map((one, index) => (
          <li key={index}>
            <Entry place={one} locale={locale} />
            {one.changed !== null && (
              <>
                {' '}
                <b>{fill(texts.takenOut, { when: formatInstant(one.changed) })}</b>
              </>
            )}{' '}
            {currentlyShown(one, one.changed === null ? at : null, locale)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether some of the plan is still to come: the report may be older than its instant. */
function isWaiting({ at, entries }: ReportedPlan, now: number): boolean {
  return at === null || Date.parse(at) > now || entries.some(({ changed }) => changed !== null);
}

interface PlannedListParts extends Pick<ReportedContent, 'planned'> {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly locale: Locale;
}

/** Lists what waits for its instant, with bundles and their entries. */
export function PlannedList({ planned, now, locale }: PlannedListParts): ReactElement {
  const { publication: texts, contentReport } = messagesByLocale[locale];
  const waiting = planned.filter((one) => isWaiting(one, now));
  return (
    <>
      <h2>{contentReport.planned}</h2>
      {waiting.length === 0 && <p>{texts.nothing}</p>}
      {waiting.map((plan, index) => (
        <Plan key={index} plan={plan} locale={locale} />
      ))}
    </>
  );
}
