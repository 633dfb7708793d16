/** In the place of a page that the site cannot show: what its editors have to change first. */
import { encodeEntities } from '@/lib/base/html/entities';
import type { ReportedProblem } from '@/lib/content/report/readReport';
import { messagesByLocale } from '@/lib/language/messages';
import { problemItem } from '../service/statusLists';
import type { Target } from './access';
import { pageWith } from './choicePage';

export function faultPage({ entry: { locale }, address }: Target, faults: readonly ReportedProblem[]): string {
  const texts = messagesByLocale[locale].preview;
  const items = faults.map((fault) => problemItem(fault, locale)).join('');
  return pageWith(
    locale,
    `<p>${encodeEntities(texts.faulty)}</p><ul>${items}</ul>` +
      `<p><a href="${encodeEntities(address)}">${encodeEntities(texts.asBefore)}</a></p>`,
  );
}
