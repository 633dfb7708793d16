import type { Series } from '@/lib/content/figures/readSeries';
import { isRest } from '@/lib/site/charts/rest';
import styles from './charts.module.scss';

const tones = [
  styles.answer1,
  styles.answer2,
  styles.answer3,
  styles.answer4,
  styles.answer5,
  styles.answer6,
  styles.answer7,
];

/** Which of the seven tones, by how many answers there are: the same on both sides, with a middle only for odd numbers. */
const tonesByCount: Readonly<Record<number, readonly number[]>> = {
  2: [0, 6],
  3: [0, 3, 6],
  4: [0, 1, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 2, 4, 5, 6],
};

const greys = [styles.unanswered1, styles.unanswered2];

/** The colours of answers, on the way from the first to the last; greys for who gave none. */
export function answerClasses(series: readonly Pick<Series, 'label'>[]): readonly string[] {
  const answers = series.filter((one) => !isRest(one));
  const others = series.filter(isRest);
  return series.map((one) => {
    const place = answers.indexOf(one);
    const tone =
      place < 0 ? greys[others.indexOf(one) % greys.length] : tones[tonesByCount[answers.length]?.[place] ?? place];
    return tone ?? '';
  });
}
