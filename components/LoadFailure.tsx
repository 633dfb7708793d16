import type { ReactNode } from 'react';
import { Lines } from './ui/Lines';

export interface LoadFailureProps {
  /** What could not be loaded, and what to do about it. */
  readonly text: string;
  /** The label of the button. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Shown by an island if a file that it needs fails to load. */
export function LoadFailure({ text, again, onAgain }: LoadFailureProps): ReactNode {
  return (
    <p role="alert" className="note">
      <Lines text={text} />{' '}
      <button type="button" onClick={onAgain}>
        {again}
      </button>
    </p>
  );
}
