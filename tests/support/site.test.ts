import { describe, expect, it } from 'vitest';
import { site } from './site';

describe('the tiny site', () => {
  it('has no problems', () => {
    expect(site.problems).toEqual([]);
  });
});
