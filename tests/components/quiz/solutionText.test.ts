import { describe, expect, it } from 'vitest';
import { solutionText } from '@/components/quiz/solutionText';
import { choiceQuestion, estimateQuestion, orderQuestion } from './questions';

describe('the right answer in words', () => {
  it('is the answer that is right', () => {
    expect(solutionText(choiceQuestion('single', ['19', '21', '23'], [1]), 'de')).toBe('21');
  });

  it('is all answers that are right', () => {
    expect(solutionText(choiceQuestion('multiple', ['Basel', 'Riehen', 'Allschwil'], [0, 1]), 'de')).toBe(
      'Basel, Riehen',
    );
  });

  it('is the order', () => {
    expect(solutionText(orderQuestion(['Bettingen', 'Riehen', 'Basel']), 'de')).toBe('Bettingen → Riehen → Basel');
  });

  it('B9 is the number with its unit, as the language writes it', () => {
    expect(solutionText(estimateQuestion(211_094.5, 1, 'Personen'), 'de')).toBe('211’094,5\u00a0Personen');
    expect(solutionText(estimateQuestion(0.78, null, '%'), 'en')).toBe('0.78%');
    expect(solutionText(estimateQuestion(21, null), 'fr')).toBe('21');
  });
});
