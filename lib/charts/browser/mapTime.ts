/** Reads what the areas of a map show at a point in time, as the build wrote it. */
import type { MapPeriodData } from '@/lib/drawing/browser/tooltipData';

/** Separates the parts of strings in `MapPeriodData`. */
export const separator = '|';

export interface AreaAtTime {
  /** Classes of the area; `name` has those of its name. */
  readonly area: string;
  readonly name: string;
  readonly isUnknown: boolean;
  /** Of its circle, in px. */
  readonly radius: number;
  /** Its value in the list. */
  readonly text: string;
}

/** The areas by position. `looks`: see `MapPeriodsData`. */
export function areasAt(period: MapPeriodData, looks: readonly string[]): readonly AreaAtTime[] {
  const [radii, texts] = [period.radii.split(separator), period.texts.split(separator)];
  return period.looks.split(separator).map((look, position) => {
    const [area = '', name = ''] = looks[Number(look)]?.split(separator) ?? [];
    const isUnknown = /charts-(no-data|empty-area)/.test(area);
    return { area, name, isUnknown, radius: Number(radii[position]), text: texts[position] ?? '' };
  });
}
