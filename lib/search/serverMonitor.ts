/** Tracks whether the search server is down, and detects when it is back. */

/** The part of `document` that is used. */
export interface PageVisibility {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(
    type: 'visibilitychange',
    listener: () => void,
    options: { readonly once: boolean; readonly signal: AbortSignal },
  ): void;
}

/** How long not to contact the server. */
export interface Backoff {
  readonly leaveMs: number;
}

export interface ServerMonitorOptions {
  /** Probes the server: true if it answers, false if not, or how long to back off. Never throws. */
  readonly answers: (signal: AbortSignal) => Promise<boolean | Backoff>;
  /** Called on every change. */
  readonly onOutage: (isOut: boolean) => void;
  readonly page: PageVisibility;
}

export interface ServerMonitor {
  isOut(): boolean;
  /** Aborted when the server turns out to be down, so that pending searches stop waiting for it. */
  alarm(): AbortSignal;
  /** Reports that the server does not answer. */
  raise(backoff?: Backoff | null): void;
  /** Ends the outage: searches use the server again. */
  clear(): void;
}

/** Milliseconds between the attempts; `longestPauseMs` after these. */
const pausesMs = [5_000, 10_000, 20_000] as const;
const longestPauseMs = 30_000;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** Pauses on a background page, which would otherwise send requests all night. */
function untilVisible(page: PageVisibility, signal: AbortSignal): Promise<void> {
  if (page.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
  });
}

/** Probes the server until it answers. May never settle once the signal is aborted. */
async function untilBack(
  { answers, page }: ServerMonitorOptions,
  backoff: Backoff | null,
  signal: AbortSignal,
): Promise<void> {
  let leaveMs = backoff?.leaveMs ?? 0;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    await pause(Math.max(leaveMs, pausesMs[attempt] ?? longestPauseMs), signal);
    await untilVisible(page, signal);
    const answered = await answers(signal);
    if (answered === true) return;
    leaveMs = answered === false ? 0 : answered.leaveMs;
  }
}

/** Monitors a server, which counts as available until it is reported down. */
export function monitorServer(options: ServerMonitorOptions): ServerMonitor {
  let alarm = new AbortController();
  let attempts = new AbortController();
  const clear = (): void => {
    if (!alarm.signal.aborted) return;
    attempts.abort();
    alarm = new AbortController();
    options.onOutage(false);
  };
  return {
    isOut: () => alarm.signal.aborted,
    alarm: () => alarm.signal,
    raise(backoff = null) {
      if (alarm.signal.aborted) return;
      alarm.abort();
      attempts = new AbortController();
      const { signal } = attempts;
      void untilBack(options, backoff, signal).then(() => {
        if (!signal.aborted) clear();
      });
      options.onOutage(true);
    },
    clear,
  };
}
