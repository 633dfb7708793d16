/** The report on the content for people: one file without scripts, in the language of the office. */
import { defaultLocale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { problemList } from './problemList';
import type { ContentReport } from './contentReport';
import { firstStepList, newsList, plannedList, translationList } from './reportLists';

const texts = messagesByLocale[defaultLocale].contentReport;

export const reportStyle =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'h2{font-size:1.3rem;margin:2.5rem 0 .5rem}h3{font-size:1.1rem;margin:1.5rem 0 .25rem}h4{font-size:1rem;margin:1rem 0 0}' +
  'p{margin:.25rem 0}li{margin:.5rem 0;overflow-wrap:anywhere}code{font-family:ui-monospace,monospace}';

/** The page; what keeps entries from appearing comes first. */
export function reportPage(report: ContentReport): string {
  const { asOf, problems } = report;
  const count =
    problems.length === 0 ? texts.none : fill(texts.count, { count: formatNumber(problems.length, defaultLocale) });
  return (
    `<!doctype html><html lang="${languageTag[defaultLocale]}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${texts.title}</title><style>${reportStyle}</style>` +
    `<main><h1>${texts.title}</h1><p>${encodeEntities(fill(texts.asOf, { when: formatInstant(asOf) }))} ${encodeEntities(count)}</p>` +
    `${firstStepList(report)}${problemList(report)}${newsList(report)}${plannedList(report)}${translationList(report)}</main></html>\n`
  );
}
