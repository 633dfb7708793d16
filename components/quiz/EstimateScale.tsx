import type { ReactNode } from 'react';
import { acceptedRange, parseEstimate } from './quizState';
import type { Question } from './quizState';

/** Where a value lies between two others, in percent with one decimal. */
function share(value: number, from: number, to: number): string {
  return `${(((value - from) / (to - from)) * 100).toFixed(1)}%`;
}

/** How far the estimate lies from the right value. Hidden from screen readers, as the words beside it say the same. */
export function EstimateScale({ question, estimate }: { question: Question; estimate: string }): ReactNode {
  const value = question.value ?? 0;
  const given = parseEstimate(estimate, question) ?? value;
  const accepted = acceptedRange(question);
  const low = Math.min(given, accepted.from);
  const high = Math.max(given, accepted.to);
  if (low === high) return null;
  const margin = (high - low) * 0.08;
  const place = (number: number): string => share(number, low - margin, high + margin);
  const width = share(accepted.to - accepted.from, 0, high - low + 2 * margin);
  return (
    <svg className="estimate-scale-scale" width="100%" height="40" aria-hidden="true" focusable="false">
      <rect className="estimate-scale-accepted" x={place(accepted.from)} y="8" width={width} height="24" />
      <line className="estimate-scale-axis" x1="0" x2="100%" y1="20" y2="20" />
      <line className="estimate-scale-value" x1={place(value)} x2={place(value)} y1="2" y2="38" />
      <circle className="estimate-scale-given" cx={place(given)} cy="20" r="8" />
    </svg>
  );
}
