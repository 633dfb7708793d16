import type { ReactNode } from 'react';
import { Lines } from './ui/Lines';

export interface LoadFailureProps {
  /** What cannot be had, and what can be done about it. */
  readonly text: string;
  /** On the button. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** What an island says if a file that it needs cannot be had, or does not come. */
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
