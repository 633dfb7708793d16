import type { Messages } from '@/lib/i18n/messages';
import type { SearchKind } from './document';

/** What each kind of hit is called. */
export function kindLabels({ kinds, search }: Messages): Readonly<Record<SearchKind, string>> {
  const { theme, subTheme, article, indicator, indicatorSet, statistic, interactive, container, quiz, app } = kinds;
  const ofPages = { theme, subTheme, article, indicator, indicatorSet, statistic, interactive, container, quiz, app };
  return { ...ofPages, ...search.kinds };
}
