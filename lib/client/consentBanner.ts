/** The consent banner: shown until the visitor decides, and when they open it (behaviour B4.2). */
import { announce } from '@/lib/shared/browser/announcer';
import { consent, setConsent, syncConsentAcrossTabs } from './consent';

/** What had the focus before, and gets it back. */
let origin: HTMLElement | null = null;
/** Whether the visitor opened the banner. */
let isAskedFor = false;

function close(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  isAskedFor = false;
  if (!hadFocus) return;
  // Otherwise keyboard focus would return to the top of the page. The skip link disappears with the banner.
  origin?.focus({ preventScroll: true });
  if (document.activeElement !== origin) document.querySelector('main')?.focus({ preventScroll: true });
}

/** Marks the current choice, if any; only then can the banner be closed without deciding. */
function show(banner: HTMLElement): void {
  const current = consent();
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-choice]')) {
    if (current === null) button.removeAttribute('aria-pressed');
    else button.setAttribute('aria-pressed', String(button.dataset['consentChoice'] === current));
  }
  banner.querySelector('[data-consent-close]')?.toggleAttribute('hidden', current === null);
  banner.hidden = false;
}

function act(banner: HTMLElement, button: HTMLElement): void {
  const { consentChoice: choice, consentOpen } = button.dataset;
  if (consentOpen !== undefined) {
    isAskedFor = true;
    show(banner);
    // Screen readers start reading at the question.
    banner.querySelector('h2')?.focus();
  } else if (choice === 'all' || choice === 'partial') {
    setConsent(choice);
    close(banner);
    announce(banner.dataset['consent'] ?? '');
  } else close(banner);
}

/** Starts the banner. It is hidden in the page, so visitors who have decided never see it. */
export function startConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (banner === null) return;
  const follow = (): void => {
    if (consent() === null) show(banner);
    // Another tab may have decided while the focus was here.
    else if (!isAskedFor) close(banner);
  };
  syncConsentAcrossTabs();
  document.addEventListener('click', ({ target }) => {
    const selector = '[data-consent-open], [data-consent-choice], [data-consent-close]';
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (button !== null) act(banner, button);
  });
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) origin = relatedTarget;
  });
  // Escape keeps the previous decision; without one the banner stays.
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && consent() !== null) close(banner);
  });
  document.addEventListener('consent:change', follow);
  follow();
}
