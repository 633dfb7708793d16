/** What the service tells about itself: to editors as a page, to programs as JSON and as metrics. Holds no content. */
import { currentRelease, listReleases, readRelease } from '../releaseFolder';
import { readHistory } from '../history';
import type { ReleaseInfo } from '../releaseInfo';
import type { Scheduler, SchedulerState } from './scheduler';

export interface LastWebhook {
  readonly at: string;
  readonly event: string;
}

export interface LastError {
  readonly at: string;
  readonly message: string;
}

/** What the service remembers until it ends. */
export interface Memory {
  lastWebhook: LastWebhook | null;
  lastError: LastError | null;
  requests: number;
  refused: number;
}

export interface Status extends SchedulerState {
  /** The release that visitors see, without the list of its files. */
  readonly current: Omit<ReleaseInfo, 'files'> | null;
  /** Since when they see it. */
  readonly since: string | null;
  readonly releases: readonly string[];
  readonly lastWebhook: LastWebhook | null;
  readonly lastError: LastError | null;
}

async function describeRelease(folder: string, id: string): Promise<Omit<ReleaseInfo, 'files'>> {
  const { buildId, contentId, asOf, madeAt, pages } = await readRelease(folder, id);
  return { id, buildId, contentId, asOf, madeAt, pages };
}

export async function statusOf(folder: string, scheduler: Scheduler, memory: Memory): Promise<Status> {
  const id = await currentRelease(folder);
  const history = await readHistory(folder);
  return {
    current: id === null ? null : await describeRelease(folder, id),
    since: history.findLast((noted) => noted.id === id)?.at ?? null,
    releases: await listReleases(folder),
    ...scheduler.state(),
    lastWebhook: memory.lastWebhook,
    lastError: memory.lastError,
  };
}

interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  readonly help: string;
  readonly value: number;
}

function metricsOf(
  { current, releases, waiting, building, begun, failed, failures }: Status,
  memory: Memory,
): Metric[] {
  const { requests, refused } = memory;
  return [
    { name: 'requests_total', kind: 'counter', help: 'Requests that were taken.', value: requests },
    { name: 'refused_total', kind: 'counter', help: 'Requests that were refused.', value: refused },
    { name: 'builds_total', kind: 'counter', help: 'Builds that were begun.', value: begun },
    { name: 'failed_builds_total', kind: 'counter', help: 'Builds that failed.', value: failed },
    { name: 'failures_in_a_row', kind: 'gauge', help: 'Builds that failed since the last good one.', value: failures },
    { name: 'building', kind: 'gauge', help: '1 while a build runs.', value: building === null ? 0 : 1 },
    { name: 'waiting_changes', kind: 'gauge', help: 'Changes that no build holds yet.', value: waiting?.changes ?? 0 },
    { name: 'releases', kind: 'gauge', help: 'Releases that are kept.', value: releases.length },
    {
      name: 'current_release_timestamp_seconds',
      kind: 'gauge',
      help: 'When the release that visitors see was made.',
      value: current === null ? 0 : Date.parse(current.madeAt) / 1000,
    },
  ];
}

/** In the text format of Prometheus. */
export function writeMetrics(status: Status, memory: Memory): string {
  return metricsOf(status, memory)
    .map(({ name, kind, help, value }) => {
      const full = `statistikportal_release_${name}`;
      return `# HELP ${full} ${help}\n# TYPE ${full} ${kind}\n${full} ${value}\n`;
    })
    .join('');
}
