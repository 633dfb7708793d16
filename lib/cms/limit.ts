/** Runs a task as soon as there is room for it; first in, first out. */
export type Limiter = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Lets at most `max` tasks run at once. */
export function createLimiter(max: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < max) {
      running += 1;
      return;
    }
    // A finished task hands its slot on, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
