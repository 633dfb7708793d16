import styles from './charts.module.scss';

const classes = [styles.series1, styles.series2, styles.series3, styles.series4, styles.series5, styles.series6];

/** Colour, dash and texture of a series, counted from 0. */
export function seriesClass(index: number): string | undefined {
  return classes[index % classes.length];
}
