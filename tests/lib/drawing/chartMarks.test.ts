import { expect, it } from 'vitest';
import { sortMarks } from '@/lib/drawing/chartMarks';
import type { Mark } from '@/lib/drawing/chartMarks';

it('marks are numbered as they stand: lines across first, then from left to right', () => {
  const marks: readonly Mark[] = [
    { type: 'point', at: 2014, value: 0.23, text: 'Tiefster Wert', place: '2014' },
    { type: 'line', value: 1.5, text: 'Ziel', place: null },
    { type: 'range', from: 2008, to: 2010, text: 'Krise', place: '2008/2010' },
    { type: 'line', value: 1, text: 'Grenze', place: null },
    { type: 'break', at: 2005, text: 'Bruch', place: '2005' },
  ];
  expect(sortMarks(marks).map(({ text }) => text)).toEqual(['Ziel', 'Grenze', 'Bruch', 'Krise', 'Tiefster Wert']);
});
