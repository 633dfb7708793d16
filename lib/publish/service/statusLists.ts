/** What is held back and why, and what waits until when: for those who have logged in. */
import { contentType } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/base/html/entities';
import { groupBy } from '@/lib/base/groupBy';
import { fieldLabel } from '@/lib/content/fieldLabels';
import { untilThen } from '@/lib/content/report/reportLists';
import { entryName, problemText } from '@/lib/content/report/problemList';
import { keepsBack } from '@/lib/content/keepsBack';
import type { ReportedContent, ReportedPlan, ReportedProblem } from '@/lib/content/report/readReport';
import { fill } from '@/lib/language/fill';
import { formatInstant } from '@/lib/language/format/date';
import { formatNumber } from '@/lib/language/format/number';
import { messagesByLocale } from '@/lib/language/messages';

type Place = Pick<ReportedProblem, 'type' | 'key' | 'title' | 'editAddress'>;

/** The name of an entry, with the way to the CMS. */
function entry({ editAddress, ...named }: Place, locale: Locale): string {
  const name = encodeEntities(entryName(named));
  if (editAddress === null) return name;
  return `${name} <a href="${encodeEntities(editAddress)}">${encodeEntities(messagesByLocale[locale].contentReport.edit)}</a>`;
}

/** What is wrong in which field, and what to do. */
export function problemItem(told: ReportedProblem, locale: Locale): string {
  const { wholeEntry } = messagesByLocale[locale].contentReport;
  const label = told.field === '' ? wholeEntry : fieldLabel(contentType(told.type).fields, told.field);
  return `<li>${encodeEntities(`${label} (${messagesByLocale[told.locale].languageName}): ${problemText(told, locale)}`)}</li>`;
}

/**
 * What does not appear as it is in the CMS, with the reason, and how many other hints there are. `isEarlier`: visitors see an
 * earlier release than the one that was built last, which the report is about.
 */
export function heldList({ problems }: ReportedContent, isEarlier: boolean, locale: Locale): string {
  const { publication: texts, contentReport } = messagesByLocale[locale];
  const held = problems.filter(keepsBack);
  const entries = [...groupBy(held, ({ type, key }) => `${type}/${key}`).values()].map((own) => {
    const [first] = own;
    const items = own.map((one) => problemItem(one, locale)).join('');
    return first === undefined ? '' : `<li>${entry(first, locale)}<ul>${items}</ul></li>`;
  });
  const all = isEarlier ? texts.earlierShown : texts.allShown;
  const lead = isEarlier || entries.length === 0 ? `<p>${encodeEntities(all)}</p>` : '';
  const body = lead + (entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`);
  const more = fill(texts.moreHints, { count: formatNumber(problems.length - held.length, locale) });
  return (
    `<h2>${encodeEntities(contentReport.held)}</h2>${body}` +
    `<p>${encodeEntities(more)} <a href="report">${encodeEntities(contentReport.title)}</a></p>`
  );
}

function plan({ at, bundle, entries }: ReportedPlan, locale: Locale): string {
  const texts = messagesByLocale[locale].contentReport;
  const instant = at === null ? texts.noInstant : formatInstant(at);
  const name = bundle === null ? '' : `, ${fill(texts.bundle, { name: bundle })}`;
  const items = entries.map((one) => {
    const note =
      one.changed === null
        ? ''
        : ` <b>${encodeEntities(fill(texts.takenOut, { when: formatInstant(one.changed) }))}</b>`;
    const until = untilThen(one, one.changed === null ? at : null, locale);
    return `<li>${entry(one, locale)}${note} ${encodeEntities(until)}</li>`;
  });
  return `<h3>${encodeEntities(instant + name)}</h3><ul>${items.join('')}</ul>`;
}

/** Whether some of it is still to come: the report may be older than the last instant. */
function isWaiting({ at, entries }: ReportedPlan, now: number): boolean {
  return at === null || Date.parse(at) > now || entries.some(({ changed }) => changed !== null);
}

/** What waits for its instant, bundles with their entries. `now` in milliseconds. */
export function plannedList({ planned }: ReportedContent, now: number, locale: Locale): string {
  const { publication: texts, contentReport } = messagesByLocale[locale];
  const waiting = planned.filter((one) => isWaiting(one, now)).map((one) => plan(one, locale));
  const body = waiting.length === 0 ? `<p>${encodeEntities(texts.nothing)}</p>` : waiting.join('');
  return `<h2>${encodeEntities(contentReport.planned)}</h2>${body}`;
}
