import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Lines } from '@/components/ui/Lines';
import { renderInPage } from '../../support/renderPage';

it('lines of plain text are told apart by breaks, without empty ones', () => {
  renderInPage(
    <p>
      <Lines text={'Eins.\nZwei.\n\nDrei.\n'} />
    </p>,
  );
  expect(screen.getByText(/Eins/).innerHTML).toBe('Eins.<br>Zwei.<br>Drei.');
});
