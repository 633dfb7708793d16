import type { View } from './access';

/** What editors see. */
export interface DraftState {
  readonly view: View;
  /** `asOf` is the instant the content was chosen for, `madeAt` when the site was built; both ISO, UTC. */
  readonly asOf: string;
  readonly madeAt: string;
  readonly isChanging: boolean;
  readonly hasFailed: boolean;
}
