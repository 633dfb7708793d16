/** The lists of the report for people: what has changed, what waits for its instant, and what is not translated. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { editAddress } from '@/lib/content/findings';
import type { Planned, PlannedEntry } from '@/lib/content/planned';
import { contactLine, editLink, entryName } from './problemList';
import type { ContentReport } from './contentReport';

const texts = messagesByLocale[defaultLocale].contentReport;

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h2>${encodeEntities(title)}</h2><ul>${items.join('')}</ul>`;
}

export function firstStepList({ firstSteps: steps }: ContentReport): string {
  return list(
    texts.begin,
    steps.map(({ step, isDone }) => {
      const text = encodeEntities(texts.firstSteps[step]);
      return isDone ? `<li>✓ ${text} (${texts.stepDone})</li>` : `<li>${text}</li>`;
    }),
  );
}

export function newsList({ news, contactsOf, cmsUrl }: ContentReport): string {
  if (news === null) return '';
  const title = fill(texts.news, { when: formatInstant(news.since) });
  if (news.entries.length === 0) return `<h2>${encodeEntities(title)}</h2><p>${encodeEntities(texts.noNews)}</p>`;
  const items = news.entries.map(({ kind, locales, meta, ...entry }) => {
    const names = locales.map((locale) => messagesByLocale[locale].languageName).join(', ');
    const about = encodeEntities(`${entryName(meta)}: ${texts.newsKinds[kind]} (${names}).`);
    const edit = kind === 'gone' ? '' : editLink(editAddress(cmsUrl, meta));
    return `<li>${about} ${contactLine(contactsOf(entry))}${edit}</li>`;
  });
  return list(title, items);
}

/** What visitors see of an entry until its new version appears. */
export function currentlyShown({ stands }: Pick<PlannedEntry, 'stands'>, at: string | null, locale: Locale): string {
  const { unseen, standsOn, stands: until } = messagesByLocale[locale].contentReport;
  if (!stands) return unseen;
  return at === null ? standsOn : fill(until, { when: formatInstant(at) });
}

function group({ at, bundle, entries }: Planned, cmsUrl: string | null): string {
  const when = at === null ? texts.noInstant : formatInstant(at);
  const name = bundle === null ? '' : `, ${fill(texts.bundle, { name: bundle })}`;
  const items = entries.map(({ meta, changed, stands }) => {
    const takenOut = changed === null ? '' : ` ${fill(texts.takenOut, { when: formatInstant(changed) })}`;
    const note = `${takenOut} ${currentlyShown({ stands }, changed === null ? at : null, defaultLocale)}`;
    return `<li>${encodeEntities(entryName(meta) + note)}${editLink(editAddress(cmsUrl, meta))}</li>`;
  });
  return `<li>${encodeEntities(when + name)}<ul>${items.join('')}</ul></li>`;
}

export function plannedList({ planned, cmsUrl }: ContentReport): string {
  return list(
    texts.planned,
    planned.map((one) => group(one, cmsUrl)),
  );
}

export function translationList({ translations }: ContentReport): string {
  const items = translations.map(({ locale, all, missing, incomplete }) => {
    const text = fill(incomplete.length === 0 ? texts.untranslated : texts.translationGap, {
      language: messagesByLocale[locale].languageName,
      all: formatNumber(all, defaultLocale),
      missing: formatNumber(missing.length, defaultLocale),
      incomplete: formatNumber(incomplete.length, defaultLocale),
    });
    const names = [...missing, ...incomplete].map((meta) => `<li>${encodeEntities(entryName(meta))}</li>`);
    return names.length === 0
      ? `<li>${encodeEntities(text)}</li>`
      : `<li><details><summary>${encodeEntities(text)}</summary><ul>${names.join('')}</ul></details></li>`;
  });
  return list(texts.translations, items);
}
