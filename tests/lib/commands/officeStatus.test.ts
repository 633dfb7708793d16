import { expect, it } from 'vitest';
import { describeStatus } from '@/lib/commands/officeStatus';
import type { ServiceStatus } from '@/lib/commands/officeStatus';

const quiet: ServiceStatus = {
  current: { id: 'a', asOf: '2026-11-26T06:00:01.000Z' },
  since: null,
  waiting: null,
  building: null,
  failures: 0,
  embargo: { at: null, phase: 'none' },
  lastWebhook: null,
  lastError: null,
};

it('names day and time of an embargo by the clock of the office', () => {
  const status = { ...quiet, embargo: { at: '2026-12-31T07:30:00.000Z', phase: 'waiting' } };
  expect(describeStatus(status)).toBe('nothing is live yet; next embargo 2026-12-31 08:30:00 (waiting)');
});

it('says how long a change took to visitors, unless what they see is older or has another cause', () => {
  const lastWebhook = { at: '2026-11-26T06:00:00.000Z' };
  expect(describeStatus({ ...quiet, since: '2026-11-26T06:00:07.500Z', lastWebhook })).toContain(', 7.5 s after');
  const since = '2026-11-26T08:30:01.000Z';
  const current = { id: 'a', asOf: '2026-11-26T05:58:00.000Z' };
  expect(describeStatus({ ...quiet, current, since, lastWebhook })).not.toContain('after');
  current.asOf = '2026-11-26T08:30:00.000Z';
  expect(describeStatus({ ...quiet, current, since, lastWebhook })).not.toContain('after');
});
