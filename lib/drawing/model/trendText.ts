/** The direction in which a figure went, in words. It is judged only by a goal that editors set. */
import type { Shape } from '@/content-types/definition';
import type { statisticItemPart } from '@/content-types/parts/statisticItem';
import type { Locale } from '@/content-types/locales';
import { comparedDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Change } from '@/lib/data/valueChanges';

type GoalFields = Pick<Shape<(typeof statisticItemPart)['fields']>, 'goal' | 'trend_text'>;

const wanted = { up: 'higher', down: 'lower' } as const;

/** Whether a change leads towards the goal; null if nothing changed or there is no goal. */
function verdictOf({ direction }: Change, goal: GoalFields['goal']): 'towards' | 'away' | null {
  // Older versions of entries lack the field `goal`.
  if (direction === 'level' || (goal !== 'higher' && goal !== 'lower')) return null;
  return wanted[direction] === goal ? 'towards' : 'away';
}

/** `tiefer als 2023 · im Sinn des Ziels`; the editors' own words replace the direction. Empty if there is nothing to say. */
export function trendText({ goal, trend_text: own }: GoalFields, change: Change | undefined, language: Locale): string {
  if (goal === null || change === undefined) return own ?? '';
  const { trends } = messagesByLocale[language].charts;
  const direction = fill(trends[change.direction], { period: comparedDate(change.since, language) });
  const verdict = verdictOf(change, goal);
  return [own ?? direction, verdict && trends[verdict]].filter((part) => part !== null).join(' · ');
}
