import type { ReactNode } from 'react';
import type { Share } from '@/lib/i18n/format/roundedQuantity';

export interface ProportionProps {
  readonly share: Share;
  /** What is counted, in words; determines the shape. */
  readonly things: string;
}

/** Each shape begins at the upper left corner of its cell of 10 by 10. */
const shapes = {
  person: 'm5 0a2 2 0 1 0 .01 0zm-4 10v-3a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3z',
  house: 'm0 5l5-5 5 5h-1v5h-8v-5z',
  square: 'm.5 .5h9v9h-9z',
};

function shapeOf(things: string): string {
  if (/Mensch|Person|Leute|Kind|Frau/.test(things)) return shapes.person;
  return /Wohnung|Haus|Häuser/.test(things) ? shapes.house : shapes.square;
}

const cell = 13;
const longestRow = 20;
/** More could not be told apart. */
const maxThings = 400;

function drawing(from: number, to: number, columns: number, shape: string): string {
  const positions = Array.from({ length: to - from }, (_, index) => from + index);
  return positions.map((at) => `M${(at % columns) * cell + 1} ${Math.floor(at / columns) * cell + 1}${shape}`).join('');
}

/** A part of a whole as a pictogram. Hidden from screen readers, as the text beside it says the same. */
export function Proportion({ share: { part, whole }, things }: ProportionProps): ReactNode {
  if (whole > maxThings) return null;
  const columns = Math.min(whole, longestRow);
  const rows = Math.ceil(whole / columns);
  const shape = shapeOf(things);
  return (
    <svg
      className={rows === 1 ? 'proportion-picture proportion-few' : 'proportion-picture'}
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      aria-hidden="true"
    >
      <path className="proportion-part" d={drawing(0, part, columns, shape)} />
      <path className="proportion-rest" d={drawing(part, whole, columns, shape)} />
    </svg>
  );
}
