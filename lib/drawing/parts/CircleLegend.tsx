import type { ReactNode } from 'react';

export interface CircleSign {
  /** In px. */
  readonly radius: number;
  readonly text: string;
}

export interface CircleLegendProps {
  readonly title: string;
  readonly signs: readonly CircleSign[];
  /** How circles look, if not as those of a bubble chart. */
  readonly look?: string | undefined;
}

/** What the area of circles says: its name, and some sizes with their values. */
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
