import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually';
import { stopListenersAfterTest } from './listeners';

const key = 'bs_consent_cookie';

const page = `
  <main tabindex="-1"><a href="/themen">Themen</a></main>
  <section aria-labelledby="consent-title" hidden data-consent="Gespeichert.">
    <h2 id="consent-title" tabindex="-1">Darf die Site zählen?</h2>
    <button type="button" data-consent-choice="partial"><span>Nur das Nötige</span></button>
    <button type="button" data-consent-choice="all"><span>Alles</span></button>
    <button type="button" data-consent-close hidden><span>Schliessen</span></button>
  </section>
  <footer><button type="button" data-consent-open><span>Einstellungen ändern</span></button></footer>`;

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** As a visitor does: the focus is on the button before the click. */
function press(selector: string): void {
  element(selector).focus();
  element(`${selector} span`).click();
}

function writeInOtherTab(value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function start(decision = ''): Promise<void> {
  localStorage.setItem(key, decision);
  vi.resetModules();
  const { startConsentBanner } = await import('@/lib/client/consentBanner');
  startConsentBanner();
}

beforeEach(() => {
  stopListenersAfterTest();
  document.body.innerHTML = page;
});

it('B4.2 the question takes no focus by itself, shows no answer and no way past it before the first one', async () => {
  element('a').focus();
  await start();
  expect(element('a')).toHaveFocus();
  expect(element('[data-consent-choice="all"]')).not.toHaveAttribute('aria-pressed');
  expect(element('[data-consent-close]')).not.toBeVisible();
  element('[data-consent-choice="all"]').focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(element('[data-consent]')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('');
});

it('B4.2 opened again, it shows what holds now, and can be closed without an answer', async () => {
  await start('2');
  press('[data-consent-open]');
  expect(element('[data-consent-choice="partial"]')).toHaveAttribute('aria-pressed', 'true');
  expect(element('[data-consent-choice="all"]')).toHaveAttribute('aria-pressed', 'false');
  press('[data-consent-close]');
  expect(element('[data-consent]')).not.toBeVisible();
  expect(element('[data-consent-open]')).toHaveFocus();
  expect(localStorage.getItem(key)).toBe('2');
});

it('B4.2 another tab does not close the question that was opened here', async () => {
  await start('1');
  press('[data-consent-open]');
  writeInOtherTab('2');
  expect(element('[data-consent]')).toBeVisible();
});

it('B4.1 another tab that clears storage brings the question back', async () => {
  await start('1');
  writeInOtherTab('');
  expect(element('[data-consent]')).toBeVisible();
});

it('B4.2 an answer is confirmed politely', async () => {
  await start();
  press('[data-consent-choice="all"]');
  await eventually(() => expect(document.querySelector('[role="status"]')).toHaveTextContent('Gespeichert.'));
});
