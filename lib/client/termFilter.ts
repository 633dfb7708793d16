/** Filters a glossary by the typed text. Loaded by pages with a glossary. */
import { foldAccents } from '@/lib/shared/browser/foldAccents';

function narrow(field: HTMLInputElement, glossary: HTMLElement): void {
  const words = foldAccents(field.value.trim());
  const terms = [...glossary.querySelectorAll<HTMLElement>('[data-term]')];
  for (const term of terms) term.hidden = !foldAccents(term.dataset['term'] ?? '').includes(words);
  for (const letter of glossary.querySelectorAll<HTMLElement>('[data-letter]'))
    letter.hidden = letter.querySelector('[data-term]:not([hidden])') === null;
  // Its letters may lead to hidden terms.
  glossary.querySelector('nav')?.toggleAttribute('hidden', words !== '');
  const status = glossary.querySelector<HTMLElement>('[data-terms-shown]');
  const shown = String(terms.filter(({ hidden }) => !hidden).length);
  const text = (status?.dataset['termsShown'] ?? '').replace('{count}', String(terms.length));
  if (status !== null) status.textContent = words === '' ? '' : text.replace('{shown}', shown);
}

/** Starts the filter. Does nothing for a field that is started already. */
export function startTermFilter(field: HTMLInputElement): void {
  const glossary = field.closest<HTMLElement>('[data-glossary]');
  if (glossary === null || field.dataset['termFilter'] === 'on') return;
  field.dataset['termFilter'] = 'on';
  field.addEventListener('input', () => narrow(field, glossary));
  // A link to another term must find it, so clear the filter.
  glossary.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a[href*="#"]') === null) return;
    field.value = '';
    narrow(field, glossary);
  });
  narrow(field, glossary);
}
