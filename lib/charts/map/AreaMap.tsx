import type { ReactNode } from 'react';
import { areaLook } from './areaLook';
import type { AreaShape, AreaValue, MapLayout } from './mapLayout';
import { hatching, outline } from './shapePath';
import type { MapDrawingProps } from './TileMap';

interface DrawnArea extends AreaShape, AreaValue {
  readonly position: number;
  /** Whether its value is unknown, now or at another point in time. */
  readonly isHatched: boolean;
  /** Its number in the list; null if it has no room on the area. */
  readonly number: number | null;
}

/** The room for two digits, in units of the map. In smaller areas the number is left out. */
const numberRoom = [26, 20] as const;

function numberOf({ rings }: AreaShape, index: number): number | null {
  const points = rings.flat();
  const hasRoom = numberRoom.every((room, axis) => {
    const places = points.map((point) => point[axis] ?? 0);
    return Math.max(...places) - Math.min(...places) >= room;
  });
  return hasRoom ? index + 1 : null;
}

/** Areas of the data come first. */
function drawnAreas({ areas, rest, periods }: MapLayout): readonly DrawnArea[] {
  const listed = areas.flatMap(({ shape, ...area }, index): DrawnArea[] => {
    if (shape === undefined) return [];
    const isHatched = [area, ...periods.map((values) => values[area.position])].some((value) => value?.text === null);
    return [{ ...shape, ...area, isHatched, number: numberOf(shape, index) }];
  });
  const unknown = { tone: null, radius: null, text: null, isHatched: true };
  const others = rest.map((shape, index): DrawnArea => {
    const position = areas.length + index;
    return { ...shape, ...unknown, position, number: numberOf(shape, position) };
  });
  return [...listed, ...others];
}

/** Both gaps around a circle together, in px. */
const gap = 3;

/** Largest size on a screen, in px. */
const largest = { width: 480, height: 544 } as const;

function Circle({ position, center, radius }: DrawnArea): ReactNode {
  const dot = `M${center.join(' ')}h0`;
  const width = (radius ?? 0) * 2;
  return (
    <>
      <path className="charts-round-gap" strokeWidth={width && width + gap} d={dot} data-area={position} />
      <path className="charts-round" strokeWidth={width} d={dot} data-area={position} />
    </>
  );
}

/** Areas in their shapes, coloured by class or with circles; hatched without a value. In print they are numbered as in the list. */
export function AreaMap({ layout, label, hasCircles }: MapDrawingProps): ReactNode {
  const { plane } = layout;
  if (plane === undefined) return null;
  const areas = drawnAreas(layout);
  const scale = Math.min(largest.width / plane.width, largest.height / plane.height);
  return (
    <svg
      className="charts-areas"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      width={Math.round(plane.width * scale)}
      height={Math.round(plane.height * scale)}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      data-plot={0}
    >
      <g aria-hidden="true">
        <g className="charts-land" fillRule="evenodd">
          {areas.map((area) => (
            <path
              key={area.name}
              className={areaLook(area, hasCircles, false).area}
              d={outline(area.rings)}
              data-area={area.position}
            />
          ))}
        </g>
        {areas.map(
          ({ name, position, rings, text, isHatched }) =>
            isHatched && (
              <path
                key={name}
                className="charts-hatched"
                d={hatching(rings)}
                data-area={position}
                data-outside={text === null ? undefined : ''}
              />
            ),
        )}
        {hasCircles &&
          areas
            .filter(({ radius }) => layout.periods.length > 0 || (radius ?? 0) > 0)
            .map((area) => <Circle key={area.name} {...area} />)}
        {label === undefined &&
          areas.map(
            ({ name, position, number, center: [x, y] }) =>
              number !== null && (
                <text key={name} className="charts-area-number" x={x} y={y} dy="0.35em" data-area={position}>
                  {number}
                </text>
              ),
          )}
      </g>
    </svg>
  );
}
