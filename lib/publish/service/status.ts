/** The status of the service: for editors as a page, for programs as JSON and as metrics. Contains no content. */
import { publicReasonOf } from '@/lib/base/errors';
import { currentRelease, listReleases, readRelease } from '../release/releaseFolder';
import { readHistory } from '../release/history';
import { heldBy } from '../release/shownRelease';
import type { ReleaseInfo } from '../release/releaseInfo';
import type { EmbargoState } from './embargo';
import type { Scheduler, SchedulerState } from './scheduler';

export interface LastWebhook {
  readonly at: string;
  readonly event: string;
}

export interface LastError {
  readonly at: string;
  readonly message: string;
}

/** What the service remembers until it stops. */
export interface Memory {
  lastWebhook: LastWebhook | null;
  lastError: LastError | null;
  requests: number;
  refused: number;
}

/** Logs why something has failed, and notes for the status, which anybody may read, what is safe to disclose. */
export function noteError(memory: Memory, error: unknown): void {
  memory.lastError = { at: new Date().toISOString(), message: publicReasonOf(error) };
  console.error(error);
}

type ShownInfo = Pick<ReleaseInfo, 'id' | 'buildId' | 'contentId' | 'asOf' | 'madeAt' | 'pages'>;

/** The sources of the status. */
export interface Sources {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  readonly scheduler: Scheduler;
  readonly embargo: () => EmbargoState;
  /** What is wrong with the release that visitors see; null if nothing is. */
  readonly fault: () => string | null;
  readonly memory: Memory;
}

export interface Status extends SchedulerState {
  /** The active release. */
  readonly current: ShownInfo | null;
  /** Since when it is active. */
  readonly since: string | null;
  /** Since when it is active because of a rollback; null if it is not. */
  readonly heldSince: string | null;
  readonly releases: readonly string[];
  /** When the content changes by itself, and how far the release for it is. Reveals nothing of the content. */
  readonly embargo: EmbargoState;
  readonly lastWebhook: LastWebhook | null;
  readonly lastError: LastError | null;
  /** What is wrong with the release that visitors see; null if nothing is. */
  readonly fault: string | null;
}

/** Null for a release that cannot be read. */
async function describeRelease(folder: string, id: string): Promise<ShownInfo | null> {
  const release = await readRelease(folder, id).catch(() => null);
  if (release === null) return null;
  const { buildId, contentId, asOf, madeAt, pages } = release;
  return { id, buildId, contentId, asOf, madeAt, pages };
}

export async function statusOf({ folder, scheduler, embargo, fault, memory }: Sources): Promise<Status> {
  // A link that leads elsewhere is such a fault.
  const id = await currentRelease(folder).catch(() => null);
  const history = await readHistory(folder);
  return {
    current: id === null ? null : await describeRelease(folder, id),
    since: history.findLast((noted) => noted.id === id)?.at ?? null,
    heldSince: heldBy(history, id)?.since ?? null,
    releases: await listReleases(folder),
    ...scheduler.state(),
    embargo: embargo(),
    lastWebhook: memory.lastWebhook,
    lastError: memory.lastError,
    fault: fault(),
  };
}

interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  readonly help: string;
  /** Null if there is nothing to tell: the figure is left out then. */
  readonly value: number | null;
}

function serviceMetrics({ requests, refused }: Memory): Metric[] {
  return [
    { name: 'requests_total', kind: 'counter', help: 'Requests received.', value: requests },
    { name: 'refused_total', kind: 'counter', help: 'Requests with a wrong secret.', value: refused },
  ];
}

function buildMetrics(status: Status): Metric[] {
  const { current, heldSince: held, releases, waiting, building, begun, failed, failures, fault } = status;
  return [
    { name: 'builds_total', kind: 'counter', help: 'Builds started.', value: begun },
    { name: 'failed_builds_total', kind: 'counter', help: 'Builds that failed.', value: failed },
    { name: 'failures_in_a_row', kind: 'gauge', help: 'Builds that failed since the last good one.', value: failures },
    { name: 'building', kind: 'gauge', help: '1 while a build runs.', value: building === null ? 0 : 1 },
    {
      name: 'waiting_changes',
      kind: 'gauge',
      help: 'Changes that no build includes yet.',
      value: waiting?.changes ?? 0,
    },
    { name: 'held', kind: 'gauge', help: '1 when an older release was chosen.', value: held === null ? 0 : 1 },
    { name: 'damaged', kind: 'gauge', help: '1 when what visitors see is damaged.', value: fault === null ? 0 : 1 },
    { name: 'releases', kind: 'gauge', help: 'Releases that are kept.', value: releases.length },
    {
      name: 'current_release_timestamp_seconds',
      kind: 'gauge',
      help: 'When the release that visitors see was made.',
      value: secondsOf(current?.madeAt ?? null),
    },
  ];
}

function embargoMetrics({ at, phase, failures, lastDelayMs }: EmbargoState): Metric[] {
  const isPhase = (one: EmbargoState['phase']): number => (phase === one ? 1 : 0);
  return [
    {
      name: 'embargo_timestamp_seconds',
      kind: 'gauge',
      help: 'The next embargo; 0: none known.',
      value: secondsOf(at),
    },
    { name: 'embargo_ready', kind: 'gauge', help: '1 when its release waits for its time.', value: isPhase('ready') },
    { name: 'embargo_late', kind: 'gauge', help: '1 when its time has passed without it.', value: isPhase('late') },
    { name: 'embargo_held', kind: 'gauge', help: '1 when an older release was chosen.', value: isPhase('held') },
    { name: 'embargo_failures', kind: 'gauge', help: 'Builds for it that failed.', value: failures },
    {
      name: 'embargo_last_delay_seconds',
      kind: 'gauge',
      help: 'How long after its time visitors saw the last one; absent before one has ended.',
      value: lastDelayMs === null ? null : lastDelayMs / 1000,
    },
  ];
}

/** 0 if the instant is not known. */
function secondsOf(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant) / 1000;
}

/** In the text format of Prometheus. */
export function writeMetrics(status: Status, memory: Memory): string {
  return [...serviceMetrics(memory), ...buildMetrics(status), ...embargoMetrics(status.embargo)]
    .map(({ name, kind, help, value }) => {
      if (value === null) return '';
      const full = `statistikportal_release_${name}`;
      return `# HELP ${full} ${help}\n# TYPE ${full} ${kind}\n${full} ${value}\n`;
    })
    .join('');
}
