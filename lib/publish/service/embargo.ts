/**
 * Content that is to appear at one instant. The release for it is built beforehand, checked, and activated when the wall
 * clock says so: never before, and as soon as possible if something failed. What is planned is read from the releases,
 * so that it is known again after a restart.
 */
import { includesChange } from '../release/changeMark';
import type { ChangeMark } from '../release/changeMark';
import type { ReleaseCandidate, ShownRelease } from '../release/shownRelease';

export interface EmbargoOptions {
  /** How many milliseconds before its instant a release is built. */
  readonly leadMs: number;
  /** Milliseconds from a change until it is built: others may follow. */
  readonly pauseMs: number;
  /** Milliseconds since the first change that is in no build yet. */
  readonly waitedFor: () => number;
  readonly shown: () => Promise<ShownRelease | null>;
  /** The release that was built for an instant (ISO, UTC) before the service was started. */
  readonly find: (at: string) => Promise<ReleaseCandidate | null>;
  /** Builds what is public at an instant, without activating it. Throws if that fails. */
  readonly prepare: (at: string) => Promise<ReleaseCandidate>;
  /** Checks a release, waits until `isDue` resolves, and activates it; false if `isDue` said so. */
  readonly show: (id: string, isDue: () => Promise<boolean>) => Promise<boolean>;
  readonly discard: (id: string) => Promise<void>;
  /** The last change that no release includes. */
  readonly lastChange: () => ChangeMark | null;
  /** Asks for a build of what is public now. */
  readonly askForBuild: () => Promise<void>;
  /** Makes the build that waits after a failure start soon. */
  readonly hurry: () => void;
  readonly onError: (error: unknown) => void;
}

/** `held`: an older release was activated by a rollback. `late`: the instant has passed, and no release is ready. */
export type EmbargoPhase = 'none' | 'waiting' | 'preparing' | 'ready' | 'failed' | 'late' | 'held';

export interface EmbargoState {
  /** The next instant at which the content changes by itself (ISO, UTC). */
  readonly at: string | null;
  readonly phase: EmbargoPhase;
  readonly candidate: string | null;
  /** Builds for this instant that failed. */
  readonly failures: number;
  /** How many milliseconds after its instant visitors saw the last one; null if none has ended since the service began. */
  readonly lastDelayMs: number | null;
}

/** A clock may be set meanwhile: nothing sleeps longer than this without checking it. */
const stepMs = 1000;
/** The check of a release and the lock come before the instant, not after it. */
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
   * Resolves when a build of now may begin: one that would still run at the instant of an embargo has to wait for it,
   * because the release of the embargo must include the same change, and comes first.
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

  /** A failure that repeats with every check is reported once. */
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

  /** Until then, or until the end. */
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

  /** After the switch itself, whoever has switched: if no release is ready in time, a build of now shows what was planned. */
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

  /** If that fails, nothing is planned, and the next check plans again. */
  async #planFor(at: string | null): Promise<void> {
    this.#plan = { at: null, phase: 'none', failures: 0 };
    this.#failedAt = -Infinity;
    this.#candidate = null;
    this.#candidate = at === null ? null : await this.#options.find(at);
    this.#plan = { ...this.#plan, at };
  }

  /** The candidate, unless it is older than what visitors see, or something has changed since it was read. */
  #usable({ id }: ShownRelease): ReleaseCandidate | null {
    const candidate = this.#candidate;
    // One is built at a time, and ids of newer releases are later.
    if (candidate === null || candidate.id < id) return null;
    const change = this.#options.lastChange();
    return change === null || includesChange(candidate.upTo, change) ? candidate : null;
  }

  async #prepare(at: string, left: number): Promise<number> {
    if (Math.abs(Date.now() - this.#failedAt) < retryMs) return this.#rest('failed');
    const { pauseMs, waitedFor, lastChange } = this.#options;
    const pause = lastChange() === null ? 0 : pauseMs - waitedFor();
    // Shortly before the instant there is no time for it.
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

  /** The next ordinary build includes it. */
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
      // The pages may have been switched and the search not.
      await this.#options.askForBuild();
    }
    return 0;
  }

  /** A release may have been rolled back before it was the turn of this one. */
  async #isWanted(at: string): Promise<boolean> {
    const shown = await this.#options.shown();
    return shown?.info?.nextRelease === at && shown.held === null && this.#usable(shown) !== null;
  }

  /** Waits for the instant; false as soon as it is no longer to happen. */
  async #isDue(at: string): Promise<boolean> {
    for (;;) {
      const isWanted = await this.#isWanted(at);
      const left = leftUntil(at);
      // If the clock was set back, others get time to work on the releases.
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
