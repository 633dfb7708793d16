/** Notices that a search server answers slowly, again and again. */

/** After so many in a row it is no accident. */
const slowInARow = 3;

export interface LatencyMonitor {
  /** The result of the work, whose time counts if it succeeds. */
  measured<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether the latest answers were all slow; if so, it begins to count anew. */
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
