import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Lines } from '@/components/ui/Lines';
import { renderInPage } from '../../support/renderPage';

describe('lines of plain text', () => {
  it('are told apart by breaks, without empty ones', () => {
    renderInPage(
      <p>
        <Lines text={'Eins.\nZwei.\n\nDrei.\n'} />
      </p>,
    );
    expect(screen.getByText(/Eins/).innerHTML).toBe('Eins.<br>Zwei.<br>Drei.');
  });
});
