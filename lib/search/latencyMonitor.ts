/** Detects a search server that is slow repeatedly. */

/** Slow answers in a row after which a server counts as slow. */
const slowInARow = 3;

export interface LatencyMonitor {
  /** Runs the work and measures it; failures do not count. */
  measured<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether the latest answers were all slow; if so, resets the count. */
  isSlow(): boolean;
}

export function createLatencyMonitor(slowMs = 1000): LatencyMonitor {
  let slow = 0;
  return {
    async measured(work) {
      const start = performance.now();
      const result = await work();
      slow = performance.now() - start >= slowMs ? slow + 1 : 0;
      return result;
    },
    isSlow() {
      const isSlow = slow >= slowInARow;
      if (isSlow) slow = 0;
      return isSlow;
    },
  };
}
