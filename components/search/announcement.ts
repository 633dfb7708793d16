/** What screen readers are told of a search. */
import { fill } from '@/lib/i18n/fill';
import { answeredValue } from '@/lib/search/answeredValue';
import type { FoundHits } from '@/lib/search/askSearch';
import { countText } from './Results';
import type { SearchTexts } from './searchProps';
import { matchText } from './SearchHints';

/** How much was found, the value that answers, how the hits fall short, and what may have been meant. */
export function announcement(found: FoundHits, texts: SearchTexts): string {
  const { answer, meant } = found;
  const { value } = answer;
  const answered = value === null ? null : answeredValue(value);
  const parts = [
    countText(answer.total, texts),
    value === null || answered === null ? '' : `${value.hit.title}${texts.colon}${answered.text}, ${answered.detail}`,
    answer.total > 0 ? matchText(found, texts) : '',
    meant === null ? '' : `${texts.didYouMean} ${fill(texts.quoted, { word: meant })}?`,
  ];
  return parts.filter((part) => part !== '').reduce((said, part) => `${said}${/[.?!]$/.test(said) ? '' : '.'} ${part}`);
}
