/** The status of the service: a page for editors, JSON and metrics for programs. Contains no content. */
import { publicReasonOf } from '@/lib/shared/errors';
import { currentRelease, listReleases, readRelease } from '../release/releaseFolder';
import { readHistory } from '../release/history';
import { rollbackHold } from '../release/shownRelease';
import { releaseBefore } from '../release/activate';
import type { BuildRequest } from '../release/queue';
import type { ReleaseInfo } from '../release/releaseInfo';
import type { EmbargoState } from './embargo';
import { failureTopic } from './failureTopic';
import type { FailureTopic } from './failureTopic';
import type { Scheduler, SchedulerState } from './scheduler';
import type { ReleaseFault } from './releaseMonitor';

interface LastWebhook {
  readonly at: string;
  readonly event: string;
}

interface LastError {
  readonly at: string;
  readonly message: string;
  /** What it is about, for editors. */
  readonly topic: FailureTopic;
}

/** Who published something, if the CMS tells. Not for the public. */
export interface Publisher {
  readonly at: string;
  /** Null if the CMS does not tell. */
  readonly name: string | null;
  readonly event: string;
}

/** The state that the service keeps in memory. */
export interface ServiceState {
  lastWebhook: LastWebhook | null;
  lastError: LastError | null;
  publisher: Publisher | null;
  requests: number;
  refused: number;
}

/** Logs an error. Notes only what is safe to disclose for the status, which anyone may read. */
export function recordError(memory: ServiceState, error: unknown): void {
  memory.lastError = { at: new Date().toISOString(), message: publicReasonOf(error), topic: failureTopic(error) };
  console.error(error);
}

type ShownInfo = Pick<ReleaseInfo, 'id' | 'buildId' | 'contentId' | 'asOf' | 'madeAt' | 'pages'>;

/** The sources of the status. */
export interface StatusSources {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  readonly scheduler: Pick<Scheduler, 'ask' | 'askForAll' | 'now' | 'state'>;
  readonly embargo: () => EmbargoState;
  /** Returns what is wrong with the current release; null if nothing is. */
  readonly fault: () => ReleaseFault | null;
  readonly memory: ServiceState;
}

/** A request without the names of entries. */
type PublicRequest = Omit<BuildRequest, 'takenBack'>;

function toldOf(request: BuildRequest | null): PublicRequest | null {
  if (request === null) return null;
  const { first, last, upTo, changed, changes, reason } = request;
  return { first, last, upTo, changed, changes, reason };
}

export interface Status extends Omit<SchedulerState, 'waiting' | 'building'> {
  readonly waiting: PublicRequest | null;
  readonly building: PublicRequest | null;
  /** The active release. */
  readonly current: ShownInfo | null;
  /** When it was activated. */
  readonly since: string | null;
  /** When a rollback activated it; null if none did. */
  readonly heldSince: string | null;
  /** The release that a rollback would activate; null if there is none or it is unknown. */
  readonly before: string | null;
  readonly releases: readonly string[];
  /** When the content changes by itself, and the progress of its release. Reveals no content. */
  readonly embargo: EmbargoState;
  readonly lastWebhook: LastWebhook | null;
  readonly lastError: LastError | null;
  /** What is wrong with the current release; null if nothing is. */
  readonly fault: ReleaseFault | null;
}

/** Returns null for an unreadable release. */
async function describeRelease(folder: string, id: string): Promise<ShownInfo | null> {
  const release = await readRelease(folder, id).catch(() => null);
  if (release === null) return null;
  const { buildId, contentId, asOf, madeAt, pages } = release;
  return { id, buildId, contentId, asOf, madeAt, pages };
}

export async function statusOf({ folder, scheduler, embargo, fault, memory }: StatusSources): Promise<Status> {
  // `fault` reports a link that leads elsewhere.
  const id = await currentRelease(folder).catch(() => null);
  const history = await readHistory(folder);
  const state = scheduler.state();
  return {
    current: id === null ? null : await describeRelease(folder, id),
    since: history.findLast((noted) => noted.id === id)?.at ?? null,
    heldSince: rollbackHold(history, id)?.since ?? null,
    before: await releaseBefore(folder, id).catch(() => null),
    releases: await listReleases(folder),
    ...state,
    waiting: toldOf(state.waiting),
    building: toldOf(state.building),
    embargo: embargo(),
    lastWebhook: memory.lastWebhook,
    lastError: memory.lastError,
    fault: fault(),
  };
}

/** Counters end in `_total`, the others are gauges. Metrics with the value null are omitted. */
type Metric = readonly [name: string, help: string, value: number | null];

function serviceMetrics({ requests, refused }: ServiceState): Metric[] {
  return [
    ['requests_total', 'Requests received.', requests],
    ['refused_total', 'Requests with a wrong secret.', refused],
  ];
}

function buildMetrics(status: Status): Metric[] {
  const { current, heldSince, releases, waiting, building, begun, failed, failures, fault } = status;
  return [
    ['builds_total', 'Builds started.', begun],
    ['failed_builds_total', 'Builds that failed.', failed],
    ['failures_in_a_row', 'Attempts that failed since the last good one.', failures],
    ['building', '1 while a build runs.', building === null ? 0 : 1],
    ['waiting_changes', 'Changes that no build includes yet.', waiting?.changes ?? 0],
    ['held', '1 when an older release was chosen.', heldSince === null ? 0 : 1],
    ['damaged', '1 when what visitors see is damaged.', fault === null ? 0 : 1],
    ['releases', 'Releases that are kept.', releases.length],
    [
      'current_release_timestamp_seconds',
      'When the release that visitors see was made.',
      secondsOf(current?.madeAt ?? null),
    ],
  ];
}

function embargoMetrics({ at, phase, failures, lastDelayMs }: EmbargoState): Metric[] {
  const isPhase = (one: EmbargoState['phase']): number => (phase === one ? 1 : 0);
  return [
    ['embargo_timestamp_seconds', 'The next embargo; 0: none known.', secondsOf(at)],
    ['embargo_ready', '1 when its release waits for its time.', isPhase('ready')],
    ['embargo_late', '1 when its time has passed without it.', isPhase('late')],
    ['embargo_held', '1 when an older release was chosen.', isPhase('held')],
    ['embargo_failures', 'Builds for it that failed.', failures],
    [
      'embargo_last_delay_seconds',
      'How long after its time visitors saw the last one; absent before one has ended.',
      lastDelayMs === null ? null : lastDelayMs / 1000,
    ],
  ];
}

/** 0 if the instant is unknown. */
function secondsOf(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant) / 1000;
}

/** Returns the metrics in the Prometheus text format. */
export function formatMetrics(status: Status, memory: ServiceState): string {
  return [...serviceMetrics(memory), ...buildMetrics(status), ...embargoMetrics(status.embargo)]
    .map(([name, help, value]) => {
      if (value === null) return '';
      const full = `statistikportal_release_${name}`;
      const kind = name.endsWith('_total') ? 'counter' : 'gauge';
      return `# HELP ${full} ${help}\n# TYPE ${full} ${kind}\n${full} ${value}\n`;
    })
    .join('');
}

export function createServiceState(): ServiceState {
  return { lastWebhook: null, lastError: null, publisher: null, requests: 0, refused: 0 };
}
