/**
 * Decides when the site is built: a moment after the first change, one build at a time; changes during a build go into the next. Failed
 * builds are retried at growing intervals.
 */
import type { ChangeMark } from '../release/changeMark';
import { addChange, createQueueWriter, mergeRequests, readQueue } from '../release/queue';
import type { Queue, BuildRequest } from '../release/queue';

/** Runs a build and counts it. */
export type CountBuild = <Release>(build: () => Promise<Release>) => Promise<Release>;

export interface SchedulerOptions {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  /**
   * Milliseconds from the first change until a build begins. Further changes do not delay it: a script that changes something every few
   * seconds would otherwise keep a published article waiting.
   */
  readonly debounceMs: number;
  /** Makes a release, with `count` around its build, and activates it; throws if it fails. `mark` returns how many changes have come. */
  readonly publish: (request: BuildRequest, mark: () => ChangeMark, count: CountBuild) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface SchedulerState {
  readonly waiting: BuildRequest | null;
  readonly building: BuildRequest | null;
  /** Failed requests since the last successful one. */
  readonly failures: number;
  /** Builds begun and failed since the service started. */
  readonly begun: number;
  readonly failed: number;
}

const firstRetryMs = 60_000;
const longestRetryMs = 15 * 60_000;

function retryMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
}

export class Scheduler {
  #waiting: BuildRequest | null;
  #mark: ChangeMark;
  #building: BuildRequest | null = null;
  #failures = 0;
  #begun = 0;
  #failed = 0;
  #isClosed = false;
  /**
   * When the first change arrived since the last build began; a failed request may be older. In terms of `performance.now()`, because the
   * wall clock may be set.
   */
  #burstAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** In terms of `performance.now()`. */
  #plannedAt = 0;
  #running: Promise<void> = Promise.resolve();
  readonly #options: SchedulerOptions;
  readonly #write: (queue: Queue) => Promise<void>;

  constructor(options: SchedulerOptions, { request, upTo }: Queue) {
    this.#options = options;
    this.#write = createQueueWriter(options.folder);
    this.#waiting = request;
    this.#mark = upTo;
  }

  /** Builds at once what was requested before the service stopped. */
  async start(): Promise<void> {
    // Manual builds read the count from the queue file.
    await this.#save().catch(this.#options.onError);
    if (this.#waiting !== null) this.#plan(0);
  }

  /**
   * Requests a build for a change; `takenBack` is the entry that it unpublishes, if any. Resolves when the request would survive a restart.
   */
  readonly ask = (reason: string, takenBack: string | null = null): Promise<void> =>
    this.#add({ ...addChange(this.#mark, reason, true), takenBack: takenBack === null ? [] : [takenBack] });

  /** Requests a build that no change in the CMS has caused. */
  readonly askAgain = (reason: string): Promise<void> => this.#add(addChange(this.#mark, reason, false));

  /** Requests a build that rereads the whole CMS. */
  readonly askForAll = (reason: string): Promise<void> =>
    this.#add({ ...addChange(this.#mark, reason, false), isWhole: true });

  /** Requests an update of the search: nothing is built if visitors already see all changes. */
  readonly askForSearch = (): Promise<void> =>
    this.#add({ ...addChange(this.#mark, 'search', false), upTo: this.#mark });

  readonly state = (): SchedulerState => ({
    waiting: this.#waiting,
    building: this.#building,
    failures: this.#failures,
    begun: this.#begun,
    failed: this.#failed,
  });

  /** Returns how many changes have come. */
  readonly mark = (): ChangeMark => this.#mark;

  readonly count: CountBuild = async (build) => {
    this.#begun += 1;
    try {
      return await build();
    } catch (error) {
      this.#failed += 1;
      throw error;
    }
  };

  /** Returns the milliseconds since the first request after the last build began; Infinity if there was none. */
  readonly waitedFor = (): number => performance.now() - (this.#burstAt ?? -Infinity);

  /** Starts no further build. Resolves when the current one has ended. */
  readonly close = async (): Promise<void> => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  };

  /** Makes a build that waits, as after a failure, begin within a minute. */
  readonly hurry = (): void => {
    if (this.#plannedAt - performance.now() > firstRetryMs) this.#plan(firstRetryMs);
  };

  /** Builds what waits at once, unless a build is running. */
  readonly now = (): void => {
    if (this.#waiting !== null && this.#building === null) this.#plan(0);
  };

  async #add(request: BuildRequest): Promise<void> {
    this.#mark = request.upTo;
    this.#waiting = mergeRequests(this.#waiting, request);
    this.#burstAt ??= performance.now();
    if (this.#building === null) this.#plan(this.#pauseFrom(this.#burstAt));
    await this.#save();
  }

  /** Includes the request being built, since an interrupted build must be repeated. */
  #save(): Promise<void> {
    const { waiting, building } = this.state();
    const request = waiting === null || building === null ? (waiting ?? building) : mergeRequests(building, waiting);
    return this.#write({ request, upTo: this.#mark });
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#plannedAt = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      this.#running = this.#build();
    }, milliseconds);
  }

  async #build(): Promise<void> {
    const request = this.#waiting;
    if (request === null) return;
    this.#building = request;
    this.#waiting = null;
    this.#burstAt = null;
    try {
      await this.#options.publish(request, this.mark, this.count);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const asked = this.state().waiting;
      this.#waiting = asked === null ? request : mergeRequests(request, asked);
      this.#options.onError(error);
    }
    this.#building = null;
    this.#planNext();
    await this.#save().catch(this.#options.onError);
  }

  /** Changes during the build are built soon, even if the build failed. */
  #planNext(): void {
    const { waiting, failures } = this.state();
    if (waiting === null) return;
    const burstAt = this.#burstAt;
    this.#plan(burstAt === null ? retryMs(failures) : this.#pauseFrom(burstAt));
  }

  /** Milliseconds until a build if the first change came at `burstAt`. */
  #pauseFrom(burstAt: number): number {
    return Math.max(0, burstAt + this.#options.debounceMs - performance.now());
  }
}

/** Starts a scheduler that resumes where the service stopped. */
export async function startScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const scheduler = new Scheduler(options, await readQueue(options.folder));
  await scheduler.start();
  return scheduler;
}
