import type { ReactNode } from 'react';

export interface QuizProgressProps {
  readonly count: number;
  readonly results: readonly boolean[];
  /** The question that is shown. */
  readonly index: number;
}

function stateOf(result: boolean | undefined, isShown: boolean): 'right' | 'wrong' | 'next' | 'open' {
  if (result === undefined) return isShown ? 'next' : 'open';
  return result ? 'right' : 'wrong';
}

/** One stroke per question. Decorative, as the position is written beside it. */
export function QuizProgress({ count, results, index: shown }: QuizProgressProps): ReactNode {
  return (
    <div className="quiz-progress-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`quiz-progress-${stateOf(results[index], index === shown)}`} />
      ))}
    </div>
  );
}
