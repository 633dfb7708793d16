/** What the areas of a map show at a point in time, as the build has written it. */
import type { AskedPeriodOfMap } from '@/lib/drawing/browser/askedChart';

/** Between what is said of each area. */
export const bar = '|';

export interface AreaAtTime {
  /** Classes of the area, and of its name. */
  readonly area: string;
  readonly name: string;
  readonly isUnknown: boolean;
  /** Of its circle. */
  readonly radius: number;
  /** Its value in the list. */
  readonly text: string;
}

/** By position. */
export function areasAt(period: AskedPeriodOfMap, looks: readonly string[]): readonly AreaAtTime[] {
  const [radii, texts] = [period.radii.split(bar), period.texts.split(bar)];
  return period.looks.split(bar).map((look, position) => {
    const [area = '', name = ''] = looks[Number(look)]?.split(bar) ?? [];
    const isUnknown = /charts-(no-data|empty-area)/.test(area);
    return { area, name, isUnknown, radius: Number(radii[position]), text: texts[position] ?? '' };
  });
}
