import type { Series } from '@/lib/data/readSeries';
import { isResidual } from '@/lib/drawing/model/residualCategory';

/** Which of the seven tones to use, by number of answers: symmetric, with a middle only for odd numbers. */
const stepsByCount: Readonly<Record<number, readonly number[]>> = {
  2: [1, 7],
  3: [1, 4, 7],
  4: [1, 2, 6, 7],
  5: [1, 2, 4, 6, 7],
  6: [1, 2, 3, 5, 6, 7],
};

const greys = 2;

/** The classes of ordered answers, from first to last tone; greys for missing answers. */
export function answerClasses(series: readonly Pick<Series, 'label'>[]): readonly string[] {
  const answers = series.filter((one) => !isResidual(one));
  const others = series.filter(isResidual);
  return series.map((one) => {
    const place = answers.indexOf(one);
    if (place < 0) return `charts-unanswered${(others.indexOf(one) % greys) + 1}`;
    return `charts-answer${stepsByCount[answers.length]?.[place] ?? place + 1}`;
  });
}
