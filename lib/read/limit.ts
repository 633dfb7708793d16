/** Runs a task as soon as there is room for it; the first to come is the first to run. */
export type Limiter = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Lets at most `most` tasks run at once. */
export function createLimiter(max: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < max) {
      running += 1;
      return;
    }
    // The task that ends hands its place on, so `running` stays as it is.
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
