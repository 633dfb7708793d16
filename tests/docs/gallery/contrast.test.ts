import { describe, expect, it } from 'vitest';
import { contrast, isHexColour } from '@/docs/gallery/contrast';

describe('contrast', () => {
  it('is 21 between black and white, in both directions', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  });

  it('is 1 between equal colours', () => {
    expect(contrast('#00635a', '#00635a')).toBe(1);
  });

  it('of the grey that just passes AA on white is 4.54', () => {
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  });

  it('is measured between hexadecimal colours only', () => {
    expect(['#fff', '#12201d', '#ffff', 'red', 'rgb(0 0 0)'].filter(isHexColour)).toEqual(['#fff', '#12201d']);
  });
});
