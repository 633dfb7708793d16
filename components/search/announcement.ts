/** What screen readers announce after a search. */
import { fill } from '@/lib/i18n/fill';
import { valueSummary } from '@/lib/search/valueSummary';
import type { SearchResult } from '@/lib/search/runSearch';
import { countText } from './Results';
import type { SearchTexts } from './searchProps';
import { matchText } from './SearchHints';

/** Returns the number of hits, the value that answers, how the hits fall short, and what may have been meant. */
export function announcement(found: SearchResult, texts: SearchTexts): string {
  const { answer, meant } = found;
  const { value } = answer;
  const answered = value === null ? null : valueSummary(value);
  const parts = [
    countText(answer.total, texts),
    value === null || answered === null ? '' : `${value.hit.title}${texts.colon}${answered.text}, ${answered.detail}`,
    answer.total > 0 ? matchText(found, texts) : '',
    meant === null ? '' : `${texts.didYouMean} ${fill(texts.quoted, { word: meant })}?`,
  ];
  return parts.filter((part) => part !== '').reduce((said, part) => `${said}${/[.?!]$/.test(said) ? '' : '.'} ${part}`);
}
