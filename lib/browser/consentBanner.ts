/** The question for consent: shown while it is not answered, and when the visitor asks for it (behaviour B4.2). */
import { consent, decide, followOtherTabs } from './consent';

/** What opened the question again; the focus goes back there. */
let opener: HTMLElement | null = null;

function close(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  // Without this the keyboard would begin at the top of the page.
  if (hadFocus) (opener ?? document.querySelector('main'))?.focus({ preventScroll: true });
  opener = null;
}

/** The heading takes the focus, so that reading begins at the question. */
function open(banner: HTMLElement, button: HTMLElement): void {
  opener = button;
  banner.hidden = false;
  banner.querySelector('h2')?.focus();
}

function answer(banner: HTMLElement, target: Element): void {
  const button = target.closest<HTMLElement>('[data-consent-choice], [data-consent-open]');
  const choice = button?.dataset['consentChoice'];
  if (button?.dataset['consentOpen'] !== undefined) open(banner, button);
  else if (choice === 'all' || choice === 'partial') {
    decide(choice);
    close(banner);
  }
}

/** The banner is in the page, hidden: whoever has decided never sees it. */
export function startConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (banner === null) return;
  followOtherTabs();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) answer(banner, target);
  });
  // Escape leaves the earlier decision as it is; where there is none, the question stays.
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && consent() !== null) close(banner);
  });
  document.addEventListener('consent:change', () => {
    if (opener !== null) return;
    // Another tab may have decided while the focus was here.
    if (consent() === null) banner.hidden = false;
    else close(banner);
  });
  banner.hidden = consent() !== null;
}
