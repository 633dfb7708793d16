/** The turn of a build among those that render. It begins while the content is still being read, so that Next.js can start meanwhile. */
import { startAhead } from '../next/nextBuild';
import type { WaitingNext } from '../next/nextBuild';

/** Runs work while no other process does such work. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What a turn is for; `ahead`: Next.js, if it was started ahead. */
type Work<Result> = (ahead: WaitingNext | undefined) => Promise<Result>;

export interface RenderingTurn {
  /** The first call uses the turn that was taken, each further one has its own. */
  readonly use: <Result>(work: Work<Result>) => Promise<Result>;
  /** To be called in any case: if the turn was not used, others may have it. */
  readonly end: () => Promise<void>;
}

/** Waits for the turn, and starts Next.js ahead for the compiled code of this fingerprint. */
export function takeTurn(renderAlone: Alone, code: string): RenderingTurn {
  let give: (work: Work<void>) => void = () => undefined;
  const given = new Promise<Work<void>>((resolve) => {
    give = resolve;
  });
  let hasBegun = false;
  const turn = renderAlone(async () => {
    hasBegun = true;
    const ahead = await startAhead(code);
    try {
      const work = await given;
      await work(ahead);
    } finally {
      await ahead?.stop();
    }
  });
  // Who uses the turn gets the error.
  turn.catch(() => undefined);
  let isTaken = true;
  return {
    use<Result>(work: Work<Result>): Promise<Result> {
      if (!isTaken) return renderAlone(() => work(undefined));
      isTaken = false;
      return new Promise((resolve, reject) => {
        give(async (ahead) => {
          const result = await work(ahead);
          void turn.then(() => resolve(result));
        });
        turn.catch(reject);
      });
    },
    async end() {
      isTaken = false;
      give(() => Promise.resolve());
      if (hasBegun) await turn.catch(() => undefined);
    },
  };
}

/** For what may wait: its turn comes when it has something to render. */
export function lateTurn(renderAlone: Alone): RenderingTurn {
  return { use: (work) => renderAlone(() => work(undefined)), end: () => Promise.resolve() };
}
