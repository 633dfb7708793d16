import { expect, it } from 'vitest';
import { site } from './site';

it('the tiny site has no problems', () => {
  expect(site.problems).toEqual([]);
});
