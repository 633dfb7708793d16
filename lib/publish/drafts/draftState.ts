import type { View } from './access';

/** What is to be seen. */
export interface DraftState {
  readonly view: View;
  /** The instant for which its content was chosen, and when it was made; ISO, UTC. */
  readonly asOf: string;
  readonly madeAt: string;
  readonly isChanging: boolean;
  readonly hasFailed: boolean;
}
