import { describe, expect, it } from 'vitest';
import { parseBuildOptions } from '@/lib/build/buildOptions';
import { ConfigurationError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

const now = new Date('2026-08-21T10:00:00Z');

describe('the options of a build', () => {
  it('show what is public now, and tolerate no loss', () => {
    expect(parseBuildOptions([], now)).toEqual({
      asOf: '2026-08-21T10:00:00.000Z',
      allowLoss: false,
      takenBack: [],
      full: false,
      reread: false,
      picturesLater: false,
      reportLater: false,
      shown: paths.out,
    });
  });

  it.each([
    [['--as-of', '2026-08-21T08:30:00+02:00'], { asOf: '2026-08-21T06:30:00.000Z' }],
    [['--allow-loss'], { allowLoss: true }],
    [['--full'], { full: true }],
    [['--reread'], { reread: true }],
    [['--pictures-later'], { picturesLater: true }],
    [['--report-later'], { reportLater: true }],
    [['--taken-back=articles/a', '--taken-back', 'products/5813'], { takenBack: ['articles/a', 'products/5813'] }],
    [['--shown', 'releases/current/site'], { shown: 'releases/current/site' }],
    [['--shown', ''], { shown: null }],
  ])('%j changes one thing', (parameters, changed) => {
    expect(parseBuildOptions(parameters, now)).toEqual({ ...parseBuildOptions([], now), ...changed });
  });

  it.each([
    [['--as-of', 'gestern']],
    [['--as-of', '2026-08-21']],
    [['--as-of', '2026-08-21T08:30:00']],
    [['--as-of', '2026-02-30T00:00:00Z']],
    [['--as-of']],
    [['--as-off', '2026-08-21T08:30:00Z']],
    [['--allow-loss=yes']],
    [['alles']],
  ])('that cannot be used are refused: %j', (parameters) => {
    expect(() => parseBuildOptions(parameters, now)).toThrow(ConfigurationError);
    expect(() => parseBuildOptions(parameters, now)).toThrow(
      `These options cannot be used: ${parameters.join(' ')}\nExpected --full, --reread, --allow-loss, --taken-back, --pictures-later, --report-later, --shown with a folder or --as-of with an instant like 2026-08-21T08:30:00+02:00.`,
    );
  });
});
