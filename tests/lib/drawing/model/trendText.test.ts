import { describe, expect, it } from 'vitest';
import { trendText } from '@/lib/drawing/model/trendText';

const lower = { direction: 'down', since: '2023' } as const;
const level = { direction: 'level', since: '2026-06' } as const;

describe('the way a figure went', () => {
  it('is not judged without a goal', () => {
    expect(trendText({ goal: 'none', trend_text: null }, lower, 'de')).toBe('tiefer als 2023');
    expect(trendText({ goal: null, trend_text: 'weniger als zuvor' }, lower, 'de')).toBe('weniger als zuvor');
  });

  it('is judged by the goal of the editors', () => {
    expect(trendText({ goal: 'lower', trend_text: null }, lower, 'de')).toBe('tiefer als 2023 · im Sinn des Ziels');
    expect(trendText({ goal: 'higher', trend_text: 'halb so viel' }, lower, 'de')).toBe(
      'halb so viel · entgegen dem Ziel',
    );
  });

  it('is said without a verdict if nothing changed', () => {
    expect(trendText({ goal: 'lower', trend_text: null }, level, 'de')).toBe('gleich wie Juni 2026');
  });

  it('is not said if editors say nothing, or if there is nothing before', () => {
    expect(trendText({ goal: null, trend_text: null }, lower, 'de')).toBe('');
    expect(trendText({ goal: 'lower', trend_text: null }, undefined, 'de')).toBe('');
  });
});
