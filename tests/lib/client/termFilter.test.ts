import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTermFilter } from '@/lib/client/termFilter';

function field(): HTMLInputElement {
  return screen.getByLabelText('Begriff suchen');
}

function terms(): readonly (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

beforeEach(() => {
  document.body.innerHTML = `<div data-glossary>
    <label>Begriff suchen <input data-term-filter></label>
    <p role="status" data-terms-shown="{shown} von {count} Begriffen"></p>
    <nav><a href="#quote">Q</a></nav>
    <div data-letter="Ä"><div data-term="Ära"><h3>Ära</h3><a href="#quote">Quote</a></div></div>
    <div data-letter="Q"><div data-term="Quote Anteil"><h3>Quote</h3></div><div data-term="Quartal"><h3>Quartal</h3></div></div>
  </div>`;
  startTermFilter(field());
});

describe('the field above a glossary', () => {
  it('narrows the terms by their names, also by other ones, and says how many are left', async () => {
    await userEvent.type(field(), 'anteil');
    expect(terms()).toEqual(['Quote']);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 von 3 Begriffen$/);
    expect(document.querySelector('[data-letter="Ä"]')).not.toBeVisible();
    expect(document.querySelector('nav')).not.toBeVisible();
  });

  it('takes no notice of capitals and accents', async () => {
    await userEvent.type(field(), 'ARA');
    expect(terms()).toEqual(['Ära']);
  });

  it('shows all terms again when it is empty, or a link leads to another term', async () => {
    await userEvent.type(field(), 'ära');
    await userEvent.clear(field());
    expect(terms()).toHaveLength(3);
    await userEvent.type(field(), 'ära');
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    expect(terms()).toHaveLength(3);
    expect(field()).toHaveValue('');
  });
});
