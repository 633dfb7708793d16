/** The tooltips of a map: names and values of its areas. */
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import { tooltipAttribute, thousandths } from '@/lib/drawing/tooltipAttribute';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import type { MapLayout } from './mapLayout';

export interface MapContext {
  readonly model: ChartModel;
  readonly layout: MapLayout;
  readonly language: Locale;
}

/** Adds the areas that are not in the data, because tooltips name them, too. */
export function withUnlistedAreas(series: Series, rest: MapLayout['rest']): Series {
  return { ...series, values: [...series.values, ...rest.map(() => null)] };
}

/** The value of the attribute `data-ask`. */
export function mapTooltipAttribute({ model, layout, language }: MapContext): string {
  const { areas, rest, grid, plane } = layout;
  const positions = [...model.positions, ...rest.map(({ name }, index) => ({ key: name, at: areas.length + index }))];
  const places = positions.map((_, position) => {
    const { shape, tile } = areas.find((one) => one.position === position) ?? { shape: rest[position - areas.length] };
    if (shape !== undefined && plane !== undefined) {
      const [x, y] = shape.center;
      return { x: thousandths(x, plane.width), y: thousandths(y, plane.height) };
    }
    if (tile === undefined) return { x: null, y: null };
    return { x: thousandths(tile.column + 0.5, grid.columns), y: thousandths(tile.row + 0.5, grid.rows) };
  });
  const series = model.series.map((one) => withUnlistedAreas(one, rest));
  return tooltipAttribute({ ...model, positions, series }, language, {
    plot: 'series',
    ...(model.periods.length === 0 ? {} : { saysSeries: true }),
    x: places.map(({ x }) => x),
    y: places.map(({ y }) => y),
  });
}
