import { expect, it } from 'vitest';
import { prefersReducedData } from '@/lib/client/connection';
import { connectBy } from './connection';

it.each([
  [true, { saveData: true, effectiveType: '4g' }],
  [true, { saveData: false, effectiveType: '2g' }],
  [true, { effectiveType: 'slow-2g' }],
  [false, { saveData: false, effectiveType: '3g' }],
  [false, {}],
  [false, undefined],
])('B5.3 a visitor saves data: %j with %j', (expected, connection) => {
  connectBy(connection);
  expect(prefersReducedData()).toBe(expected);
});
