import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBlocks } from '../../support/renderBlocks';

describe('quiz', () => {
  it('is played on the page, and has its questions and answers for browsers without scripts', () => {
    const page = renderBlocks([{ kind: 'quiz', quiz: 'quartier' }]);
    expect(page.querySelector('[data-island="QuizPlayer"]')).toBeInTheDocument();
    expect(screen.getByText('Frage 1 von 4')).toBeVisible();
    expect(screen.queryByText('der 4 Fragen', { exact: false })).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getByText('Richtig ist: die Altstadt [de], der Hafen [de]')).toBeInTheDocument();
  });

  it('asks no more questions than its limit', () => {
    renderBlocks([{ kind: 'quiz', quiz: 'quartier', questions_limit: 2 }]);
    expect(screen.getByText('Frage 1 von 2')).toBeVisible();
    expect(screen.getByText('2 der 4 Fragen', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ganzes Quiz' })).toHaveAttribute('href', '/interaktiv/quiz-quartier');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});
