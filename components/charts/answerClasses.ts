import type { Series } from '@/lib/content/figures/readSeries';
import { answerTones } from '@/lib/site/charts/answerTones';

/** The colours of answers, on the way from the first to the last; greys for who gave none. */
export function answerClasses(series: readonly Pick<Series, 'label'>[]): readonly string[] {
  return answerTones(series).map(({ kind, step }) =>
    kind === 'answer' ? `charts-answer${step}` : `charts-unanswered${step}`,
  );
}
