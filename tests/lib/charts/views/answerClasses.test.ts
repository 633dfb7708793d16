import { describe, expect, it } from 'vitest';
import { answerClasses } from '@/lib/charts/survey/answerClasses';

function classesOf(...labels: readonly string[]): readonly string[] {
  return answerClasses(labels.map((label) => ({ label })));
}

describe('the colours of answers', () => {
  it('are the same on both sides, with a middle only for odd numbers', () => {
    expect(classesOf('Ja', 'Nein')).toEqual(['charts-answer1', 'charts-answer7']);
    expect(classesOf('Mehr', 'Gleich', 'Weniger')).toEqual(['charts-answer1', 'charts-answer4', 'charts-answer7']);
  });

  it('keep who gave no answer apart, wherever that stands, and two of them from each other', () => {
    expect(classesOf('Ja', 'Nein', 'Weiss nicht', 'Keine Angabe')).toEqual([
      'charts-answer1',
      'charts-answer7',
      'charts-unanswered1',
      'charts-unanswered2',
    ]);
    expect(classesOf('Ja', 'Weiss nicht', 'Nein')).toEqual(['charts-answer1', 'charts-unanswered1', 'charts-answer7']);
  });

  it('differ for each of seven answers', () => {
    expect(new Set(classesOf('1', '2', '3', '4', '5', '6', '7')).size).toBe(7);
  });
});
