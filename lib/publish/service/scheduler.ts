/**
 * When the site is built: a moment after the first change, one build at a time; whatever comes during a build is in the next.
 * A build that fails is tried again, later each time.
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
   * Milliseconds from the first change until a build begins. Further changes do not put it off: while a script changes
   * something every few seconds, there is no quiet moment, and whoever publishes an article waits for it.
   */
  readonly debounceMs: number;
  /** Makes a release, with `count` around its build, and activates it; throws if that fails. `mark` says how many changes have come. */
  readonly publish: (request: BuildRequest, mark: () => ChangeMark, count: CountBuild) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface SchedulerState {
  /** What waits for a build. */
  readonly waiting: BuildRequest | null;
  /** What is built now. */
  readonly building: BuildRequest | null;
  /** Requests that failed since the last one that did not. */
  readonly failures: number;
  /** How many builds have begun and how many have failed since the service began. */
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
   * When the first change came since the last build began: a request that failed may be older. By `performance.now()`, not by the
   * wall clock, which may be set meanwhile.
   */
  #burstAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of `performance.now()`. */
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

  /** What was requested before the service stopped is built at once. */
  async start(): Promise<void> {
    // Who builds by hand reads the count from there.
    await this.#save().catch(this.#options.onError);
    if (this.#waiting !== null) this.#plan(0);
  }

  /** Requests a build for a change, which may be that an entry is taken back. Resolves when the request would survive a restart of the service. */
  readonly ask = (reason: string, takenBack: string | null = null): Promise<void> =>
    this.#add({ ...addChange(this.#mark, reason, true), takenBack: takenBack === null ? [] : [takenBack] });

  /** The same if no change came from the CMS. */
  readonly askAgain = (reason: string): Promise<void> => this.#add(addChange(this.#mark, reason, false));

  /** The same if the CMS is to be read whole. */
  readonly askForAll = (reason: string): Promise<void> =>
    this.#add({ ...addChange(this.#mark, reason, false), isWhole: true });

  /** The same if the search has not followed the pages: nothing is built if visitors see all changes. */
  readonly askForSearch = (): Promise<void> =>
    this.#add({ ...addChange(this.#mark, 'search', false), upTo: this.#mark });

  readonly state = (): SchedulerState => ({
    waiting: this.#waiting,
    building: this.#building,
    failures: this.#failures,
    begun: this.#begun,
    failed: this.#failed,
  });

  /** How many changes have come. */
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

  /** Milliseconds since the first request since the last build began; Infinity if there was none. */
  readonly waitedFor = (): number => performance.now() - (this.#burstAt ?? -Infinity);

  /** Starts no further build. Resolves when the current one has ended. */
  readonly close = async (): Promise<void> => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  };

  /** A build that waits, as after a failure, begins within a minute. */
  readonly hurry = (): void => {
    if (this.#plannedAt - performance.now() > firstRetryMs) this.#plan(firstRetryMs);
  };

  /** What waits is built at once, unless something is being built. */
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

  /** An interrupted build has to be repeated. */
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

  /** What came during the build is built soon, even if the build failed. */
  #planNext(): void {
    const { waiting, failures } = this.state();
    if (waiting === null) return;
    const burstAt = this.#burstAt;
    this.#plan(burstAt === null ? retryMs(failures) : this.#pauseFrom(burstAt));
  }

  /** Milliseconds until a build, when the first change came at `burstAt`. */
  #pauseFrom(burstAt: number): number {
    return Math.max(0, burstAt + this.#options.debounceMs - performance.now());
  }
}

/** Resumes where the service stopped. */
export async function startScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const scheduler = new Scheduler(options, await readQueue(options.folder));
  await scheduler.start();
  return scheduler;
}
