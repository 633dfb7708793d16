import { describe, expect, it } from 'vitest';
import type { DataChange, DataHistory } from '@/lib/content/dataHistory';
import { structureChange } from '@/lib/open-data/history/compareData';
import { nextHistory } from '@/lib/open-data/history/nextHistory';
import type { EarlierFiles, NewState } from '@/lib/open-data/history/nextHistory';

const change: DataChange = {
  ...structureChange,
  isStructure: false,
  revised: 1,
  revisions: [{ row: 0, names: ['2023'], column: 'quote', from: '4.1', to: '4.2' }],
};

function files(more: Partial<EarlierFiles> = {}): EarlierFiles {
  return { sizeOf: () => 10, changeSince: () => change, ...more };
}

function state(at: string, data: string, columns = 'c'): NewState {
  return { day: at.slice(0, 10), at, data, columns };
}

/** What is known after some releases. */
function after(states: readonly NewState[], more?: Partial<EarlierFiles>): DataHistory {
  const [first, ...others] = states;
  if (first === undefined) throw new Error('Expected a release.');
  return others.reduce(
    (known, now) => nextHistory(known, now, files(more)),
    nextHistory(undefined, first, files(more)),
  );
}

function daysOf({ current, earlier }: DataHistory): readonly string[] {
  return [current, ...earlier].map(({ day }) => day);
}

const first = state('2026-08-01T06:00:00Z', 'a');
const second = state('2026-08-14T06:00:00Z', 'b');

describe('the earlier states of data', () => {
  it('are none at first, nor as long as the data stay', () => {
    expect(after([first])).toMatchObject({ current: { day: '2026-08-01', change: null }, earlier: [] });
    expect(after([first, { ...first, at: second.at, day: second.day }])).toEqual(after([first]));
  });

  it('are added when the data change, with what has changed', () => {
    const known = after([first, second]);
    expect(known.current).toMatchObject({ day: '2026-08-14', change });
    expect(known.earlier).toMatchObject([{ day: '2026-08-01', bytes: 10, change: null }]);
    // Of those that others followed, the numbers are enough.
    const [earlier] = after([first, second, state('2026-09-01T06:00:00Z', 'c')]).earlier;
    expect(earlier?.change).toMatchObject({ revised: 1, revisions: [] });
  });

  it('are one a day: the later release of a day counts', () => {
    const later = state('2026-08-14T15:00:00Z', 'c');
    expect(daysOf(after([first, second, later]))).toEqual(['2026-08-14', '2026-08-01']);
    expect(after([first, second, later]).current.data).toBe('c');
    // Back to what it was on the day before: nothing was new.
    expect(after([first, second, { ...later, data: 'a' }])).toEqual(after([first]));
    expect(after([first, state('2026-08-01T09:00:00Z', 'b')]).earlier).toEqual([]);
  });

  it('tell of other columns that they are others', () => {
    expect(after([first, { ...second, columns: 'd' }]).current.change).toEqual(structureChange);
  });

  it('leave out what was built in advance and nobody has seen', () => {
    const ahead = after([first, state('2026-09-01T06:30:00Z', 'secret')]);
    const now = nextHistory(ahead, { ...first, at: second.at, day: second.day }, files());
    expect(JSON.stringify(now)).not.toContain('secret');
    expect(daysOf(now)).toEqual(['2026-08-01']);
  });

  it('leave out those whose files are lost, and begin anew without any', () => {
    const known = after([first, second]);
    const third = state('2026-09-01T06:00:00Z', 'c');
    expect(
      daysOf(nextHistory(known, third, files({ sizeOf: ({ day }) => (day === '2026-08-01' ? undefined : 1) }))),
    ).toEqual(['2026-09-01', '2026-08-14']);
    expect(nextHistory(known, third, files({ sizeOf: () => undefined }))).toMatchObject({
      current: { day: '2026-09-01', change: null },
      earlier: [],
    });
  });

  it('are bounded in number and size; the oldest go first', () => {
    const releases = Array.from({ length: 130 }, (_, index) => {
      const at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
      return state(at, `data ${index}`);
    });
    expect(after(releases).earlier).toHaveLength(100);
    expect(daysOf(after(releases)).at(1)).toBe('2026-05-09');
    expect(after(releases, { sizeOf: () => 20_000_000 }).earlier).toHaveLength(2);
  });
});
