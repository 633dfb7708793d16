import type { ReactNode } from 'react';

export interface CircleSign {
  /** In px. */
  readonly radius: number;
  readonly text: string;
}

export interface CircleLegendProps {
  readonly title: string;
  readonly signs: readonly CircleSign[];
  /** The class of the circles, by default that of bubble charts. */
  readonly look?: string | undefined;
}

/** Explains the area of circles: its measure, and some sizes with their values. */
export function CircleLegend({ title, signs, look = 'charts-circle' }: CircleLegendProps): ReactNode {
  return (
    <ul className="charts-legend charts-circles">
      <li>{title}</li>
      {signs.map(({ radius, text }) => (
        <li key={text} className="charts-legend-item">
          <svg width={radius * 2 + 2} height={radius * 2 + 2} aria-hidden="true">
            <circle className={look} cx={radius + 1} cy={radius + 1} r={radius} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
