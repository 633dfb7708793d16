import type { ReactNode } from 'react';
import { hatching, outline } from './shapePath';
import type { MapDrawingProps } from './TileMap';
import { toneClass } from './toneClass';

/** In px, around circles. */
const gap = 1.5;

/** Areas in their shape, coloured by class or with circles; those without a value are hatched. */
export function AreaMap({ layout: { areas, rest, plane }, label, ask, hasCircles }: MapDrawingProps): ReactNode {
  if (plane === undefined) return null;
  const known = areas.flatMap(({ shape, ...area }) => (shape === undefined ? [] : [{ ...shape, ...area }]));
  const others = rest.map((shape) => ({ ...shape, tone: null, radius: null, text: null }));
  const all = [...known, ...others];
  const lookOf = ({ tone, text }: (typeof all)[number]): string | undefined =>
    text === null ? 'charts-empty-area' : hasCircles ? 'charts-plain-area' : toneClass(tone);
  const unknown = all.flatMap(({ rings, text }) => (text === null ? [hatching(rings)] : []));
  return (
    <svg
      className="charts-areas"
      role="img"
      aria-label={label}
      data-ask={ask}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
    >
      <g aria-hidden="true">
        <g className="charts-land" fillRule="evenodd">
          {all.map((area) => (
            <path key={area.name} className={`charts-area ${lookOf(area)}`} d={outline(area.rings)} />
          ))}
        </g>
        {unknown.length > 0 && <path className="charts-hatched" d={unknown.join('')} />}
        {known.map(({ name, center: [x, y], radius }) =>
          radius === null || radius === 0 ? null : (
            <g key={name}>
              <path className="charts-round-gap" strokeWidth={(radius + gap) * 2} d={`M${x} ${y}h0`} />
              <path className="charts-round" strokeWidth={radius * 2} d={`M${x} ${y}h0`} />
            </g>
          ),
        )}
      </g>
    </svg>
  );
}
