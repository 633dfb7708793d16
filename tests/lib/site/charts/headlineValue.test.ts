import { describe, expect, it } from 'vitest';
import { headlineValue } from '@/lib/site/charts/headlineValue';
import { sparklineLayout } from '@/lib/site/charts/sparklineLayout';
import { column, indicatorEntry } from './indicators';

const guests = {
  columns: [column('jahr', 'period'), ...['total', 'inland', 'ausland'].map((key) => column(key, 'value'))],
  data_rows: [
    ['2024', 90, 30, 60],
    ['2025', 100, 60, 40],
  ],
};

describe('what stands for an indicator in lists', () => {
  it('is the total where its parts are drawn', () => {
    const indicator = indicatorEntry({ ...guests, chart_options: { visible: ['inland', 'ausland'] } });
    expect(headlineValue(indicator)).toMatchObject({ value: 100, period: '2025' });
  });

  it('is the only series that is drawn', () => {
    const indicator = indicatorEntry({ ...guests, chart_options: { visible: ['ausland'] } });
    expect(headlineValue(indicator)).toMatchObject({ value: 40, period: '2025' });
  });

  it('has the shape of its own series beside it', () => {
    const parts = indicatorEntry({ ...guests, chart_options: { visible: ['ausland', 'inland'] } });
    const total = indicatorEntry({ ...guests, chart_options: { visible: ['total'] } });
    const size = { width: 240, height: 64 };
    expect(sparklineLayout(parts, size)).toEqual(sparklineLayout(total, size));
  });
});
