import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
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
    <nav><a href="#quote">Q</a></nav>
    <div data-letter="Ä"><div data-term="Ära"><h3>Ära</h3><a href="#quote">Quote</a></div></div>
    <div data-letter="Q"><div data-term="Quote Anteil"><h3>Quote</h3></div><div data-term="Quartal"><h3>Quartal</h3></div></div>
  </div>`;
  startTermFilter(field());
});

it('a glossary is narrowed by the names of its terms, also by other ones, without capitals and accents', async () => {
  await userEvent.type(field(), 'ARA');
  expect(terms()).toEqual(['Ära']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'anteil');
  expect(terms()).toEqual(['Quote']);
  expect(document.querySelector('[data-letter="Ä"]')).not.toBeVisible();
  expect(document.querySelector('nav')).not.toBeVisible();
});

it('a glossary shows all terms again when a link leads to another one', async () => {
  await userEvent.type(field(), 'ära');
  await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
  expect(terms()).toHaveLength(3);
  expect(field()).toHaveValue('');
});
