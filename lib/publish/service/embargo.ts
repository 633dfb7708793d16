/**
 * Publishes content that is to appear at one instant. Its release is built and checked beforehand, and activated when the wall clock
 * reaches the instant: never earlier, and as soon as possible if something failed. Plans are read from the releases, so that they survive a
 * restart.
 */
import { includesChange } from '../release/changeMark';
import type { ChangeMark } from '../release/changeMark';
import type { ReleaseCandidate, ShownRelease } from '../release/shownRelease';

export interface EmbargoOptions {
  /** How many milliseconds before the instant its release is built. */
  readonly leadMs: number;
  /** Milliseconds from a change until it is built, since more changes may follow. */
  readonly pauseMs: number;
  /** Milliseconds since the first change that no build includes yet. */
  readonly waitedFor: () => number;
  readonly shown: () => Promise<ShownRelease | null>;
  /** Returns the release that was built for an instant (ISO, UTC) before the service was restarted. */
  readonly find: (at: string) => Promise<ReleaseCandidate | null>;
  /** Builds what is public at an instant without activating it. Throws if it fails. */
  readonly prepare: (at: string) => Promise<ReleaseCandidate>;
  /** Checks a release and activates it once `isDue` resolves to true; returns false if `isDue` does. */
  readonly show: (id: string, isDue: () => Promise<boolean>) => Promise<boolean>;
  readonly discard: (id: string) => Promise<void>;
  /** The last change that no release includes. */
  readonly lastChange: () => ChangeMark | null;
  /** Requests a build of what is public now. */
  readonly askForBuild: () => Promise<void>;
  /** Makes the build that waits after a failure start soon. */
  readonly hurry: () => void;
  readonly onError: (error: unknown) => void;
}

/** `held`: a rollback activated an older release. `late`: the instant has passed and no release is ready. */
export type EmbargoPhase = 'none' | 'waiting' | 'preparing' | 'ready' | 'failed' | 'late' | 'held';

export interface EmbargoState {
  /** The next instant at which the content changes by itself (ISO, UTC). */
  readonly at: string | null;
  readonly phase: EmbargoPhase;
  readonly candidate: string | null;
  /** Failed builds for this instant. */
  readonly failures: number;
  /** By how many milliseconds the last release was late; null if none was due since the service started. */
  readonly lastDelayMs: number | null;
}

/** The clock may be set, so check it at least this often. */
const stepMs = 1000;
/** Check the release and take the lock this long before the instant. */
const armMs = 30_000;
const armedStepMs = 100;
const retryMs = 60_000;

export class Embargo {
  #plan: Pick<EmbargoState, 'at' | 'phase' | 'failures'> = { at: null, phase: 'none', failures: 0 };
  #candidate: ReleaseCandidate | null = null;
  #failedAt = -Infinity;
  #lastDelayMs: number | null = null;
  #told: string | null = null;
  /** How long the last build for an embargo took. */
  #buildMs = Infinity;
  readonly #end = new AbortController();
  readonly #options: EmbargoOptions;
  #running: Promise<void> = Promise.resolve();

  constructor(options: EmbargoOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when everything has stopped. */
  async close(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  state(): EmbargoState {
    const { at, phase } = this.#plan;
    const isLate = phase === 'preparing' && at !== null && leftUntil(at) <= 0;
    return {
      ...this.#plan,
      phase: isLate ? 'late' : phase,
      candidate: this.#candidate?.id ?? null,
      lastDelayMs: this.#lastDelayMs,
    };
  }

  /**
   * Resolves when an ordinary build may begin. One that would still run at the instant of an embargo has to wait, because the release for
   * the embargo comes first and must include the same change.
   */
  async passed(): Promise<void> {
    while (this.#isNear()) await this.#sleep(armedStepMs);
  }

  #isNear(): boolean {
    const { at, phase } = this.#plan;
    if (this.#end.signal.aborted || at === null || !(phase === 'preparing' || phase === 'ready')) return false;
    return leftUntil(at) < Math.min(this.#options.leadMs, 2.5 * this.#buildMs);
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#sleep(await this.#lookOrTell());
    }
  }

  /** Reports an error once, even if every check repeats it. */
  async #lookOrTell(): Promise<number> {
    try {
      const milliseconds = await this.#look();
      this.#told = null;
      return milliseconds;
    } catch (error) {
      if (String(error) !== this.#told) this.#options.onError(error);
      this.#told = String(error);
      return stepMs;
    }
  }

  /** Sleeps for this long, or until `close`. */
  async #sleep(milliseconds: number): Promise<void> {
    const { signal } = this.#end;
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done);
    });
  }

  #enter(phase: EmbargoPhase): void {
    this.#plan = { ...this.#plan, phase };
  }

  /** Does what is due now. Returns the milliseconds until the next check. */
  async #look(): Promise<number> {
    const shown = await this.#options.shown();
    const at = shown?.info?.nextRelease ?? null;
    if (at !== this.#plan.at) {
      this.#measureDelay(shown);
      await this.#planFor(at);
    }
    if (shown === null || at === null) return this.#rest('none');
    if (shown.held !== null) return this.#rest('held');
    const left = leftUntil(at);
    if (left > this.#options.leadMs) return this.#rest('waiting', left - this.#options.leadMs);
    const candidate = this.#usable(shown);
    if (candidate === null) return left > 0 ? this.#prepare(at, left) : this.#beLate();
    return left > armMs ? this.#rest('ready', left - armMs) : this.#show(at, candidate);
  }

  /** Measures the delay after any switch: if no release was ready in time, an ordinary build has published the planned content. */
  #measureDelay(shown: ShownRelease | null): void {
    const { at } = this.#plan;
    const asOf = shown?.info?.asOf;
    if (at === null || asOf === undefined || Date.parse(asOf) < Date.parse(at)) return;
    // The clock may have been set back.
    this.#lastDelayMs = Math.max(0, -leftUntil(at));
  }

  #rest(phase: EmbargoPhase, milliseconds = stepMs): number {
    this.#enter(phase);
    return Math.min(stepMs, milliseconds);
  }

  /** If this fails, nothing is planned, and the next check tries again. */
  async #planFor(at: string | null): Promise<void> {
    this.#plan = { at: null, phase: 'none', failures: 0 };
    this.#failedAt = -Infinity;
    this.#candidate = null;
    this.#candidate = at === null ? null : await this.#options.find(at);
    this.#plan = { ...this.#plan, at };
  }

  /** Returns the candidate unless it is older than the current release or something has changed since it was read. */
  #usable({ id }: ShownRelease): ReleaseCandidate | null {
    const candidate = this.#candidate;
    // Builds run one at a time, and ids sort by time.
    if (candidate === null || candidate.id < id) return null;
    const change = this.#options.lastChange();
    return change === null || includesChange(candidate.upTo, change) ? candidate : null;
  }

  async #prepare(at: string, left: number): Promise<number> {
    if (Math.abs(Date.now() - this.#failedAt) < retryMs) return this.#rest('failed');
    const { pauseMs, waitedFor, lastChange } = this.#options;
    const pause = lastChange() === null ? 0 : pauseMs - waitedFor();
    // Shortly before the instant, do not wait for further changes.
    if (pause > 0 && left > this.#options.leadMs / 3) return this.#rest('preparing', pause);
    this.#enter('preparing');
    const earlier = this.#candidate;
    const begun = performance.now();
    try {
      this.#candidate = await this.#options.prepare(at);
      this.#buildMs = performance.now() - begun;
      if (earlier !== null && earlier.id !== this.#candidate.id) await this.#options.discard(earlier.id);
    } catch (error) {
      this.#failedAt = Date.now();
      this.#plan = { at, phase: 'failed', failures: this.#plan.failures + 1 };
      this.#options.onError(error);
    }
    return 0;
  }

  /** The next ordinary build will include the planned content. */
  async #beLate(): Promise<number> {
    this.#enter('late');
    if (this.#options.lastChange() === null) await this.#options.askForBuild();
    else this.#options.hurry();
    return stepMs;
  }

  async #show(at: string, { id }: ReleaseCandidate): Promise<number> {
    this.#enter('ready');
    try {
      await this.#options.show(id, () => this.#isDue(at));
    } catch (error) {
      this.#candidate = null;
      this.#options.onError(error);
      // The pages may have been switched but not the search.
      await this.#options.askForBuild();
    }
    return 0;
  }

  /** A rollback may have happened while this waited for the lock. */
  async #isWanted(at: string): Promise<boolean> {
    const shown = await this.#options.shown();
    return shown?.info?.nextRelease === at && shown.held === null && this.#usable(shown) !== null;
  }

  /** Waits for the instant; returns false as soon as the release must not be activated any more. */
  async #isDue(at: string): Promise<boolean> {
    for (;;) {
      const isWanted = await this.#isWanted(at);
      const left = leftUntil(at);
      // If the clock was set back, release the lock for others.
      if (this.#end.signal.aborted || !isWanted || left > 2 * armMs) return false;
      if (left <= 0) return true;
      await this.#sleep(Math.min(left, armedStepMs));
    }
  }
}

/** Milliseconds; negative if the instant has passed. */
function leftUntil(instant: string): number {
  return Date.parse(instant) - Date.now();
}
