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

/** The colour of an answer, counted from 0, on the way from the first to the last. */
export function answerClass(index: number, count: number): string {
  return tones[tonesByCount[count]?.[index] ?? 0] ?? '';
}
