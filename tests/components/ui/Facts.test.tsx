import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from '@/components/ui/Facts/Facts';
import { renderInPage } from '../../support/renderPage';

it('sets no colon after a name that is a question', () => {
  const facts = [
    { label: 'Woher kommt die Zahl?', value: 'Statistisches Amt' },
    { label: 'Stand', value: '1. Juni 2026' },
  ];
  renderInPage(<Facts facts={facts} display="line" />, 'ls');
  expect(screen.getByText('Woher kommt die Zahl?')).toHaveClass('facts-question');
  expect(screen.getByText('Stand')).toHaveClass('facts-label');
  expect(screen.getByText('Stand')).not.toHaveClass('facts-question');
});
