/** Remembers that the search server is down, and notices when it is back. */

/** The part of `document` that is used. */
export interface PageVisibility {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(
    type: 'visibilitychange',
    listener: () => void,
    options: { readonly once: boolean; readonly signal: AbortSignal },
  ): void;
}

/** For how long nobody asks the server. */
export interface Backoff {
  readonly leaveMs: number;
}

export interface Outage extends Partial<Backoff> {
  /** Visitors notice nothing of it. */
  readonly isQuiet?: boolean;
}

export interface ServerMonitorOptions {
  /** Asks the server something small: whether it answers, or for how long it wants to be left alone. Never throws. */
  readonly answers: (signal: AbortSignal) => Promise<boolean | Backoff>;
  /** Told of every change. */
  readonly onOutage: (isOut: boolean) => void;
  readonly page: PageVisibility;
}

export interface ServerMonitor {
  isOut(): boolean;
  /** Aborts when the server turns out to be down, so that no search waits for an answer that will not come. */
  alarm(): AbortSignal;
  /** The server gave no answer, or gives them too slowly. */
  raise(trouble?: Outage): void;
  /** The server is to be asked again. */
  clear(): void;
}

/** Between the attempts; the last one stays. */
const pausesMs = [5_000, 10_000, 20_000] as const;
const longestPauseMs = 30_000;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** A page in the background sends no requests: it would do so all night. */
function untilVisible(page: PageVisibility, signal: AbortSignal): Promise<void> {
  if (page.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
  });
}

/** Ends, or never does, once the signal is aborted: nobody waits for it then. `onFailure`: at each attempt in vain. */
async function untilBack(
  { answers, page }: ServerMonitorOptions,
  { leaveMs: firstMs = 0 }: Outage,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<void> {
  let leaveMs = firstMs;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    await pause(Math.max(leaveMs, pausesMs[attempt] ?? longestPauseMs), signal);
    await untilVisible(page, signal);
    const answered = await answers(signal);
    if (answered === true) return;
    onFailure();
    leaveMs = answered === false ? 0 : answered.leaveMs;
  }
}

/** The server counts as available until it is reported down. */
export function monitorServer(options: ServerMonitorOptions): ServerMonitor {
  let alarm = new AbortController();
  let attempts = new AbortController();
  let isTold = false;
  const clear = (): void => {
    if (!alarm.signal.aborted) return;
    attempts.abort();
    alarm = new AbortController();
    if (isTold) options.onOutage(false);
    isTold = false;
  };
  const tell = (): void => {
    if (!isTold) options.onOutage(true);
    isTold = true;
  };
  return {
    isOut: () => alarm.signal.aborted,
    alarm: () => alarm.signal,
    raise(trouble = {}) {
      if (alarm.signal.aborted) return;
      alarm.abort();
      attempts = new AbortController();
      const { signal } = attempts;
      // Visitors notice nothing of a slow server, unless it turns out to be down.
      void untilBack(options, trouble, signal, () => {
        if (!signal.aborted) tell();
      }).then(() => {
        if (!signal.aborted) clear();
      });
      if (trouble.isQuiet !== true) tell();
    },
    clear,
  };
}
