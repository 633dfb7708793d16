/**
 * Content of other websites: loaded when the visitor asks for it, as high as it wants to be. The placeholder carries
 * what the frame needs as `data-embed…` and stays in the page, so that the frame can be taken away again.
 */
import { announce } from '@/lib/shared/browser/announcer';
import { consent } from './consent';
import { isObject } from '@/lib/shared/browser/isObject';

/** Pixels; what the fields for editors allow, too. */
const lowest = 50;
const highest = 4000;

function makeFrame({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = dataset['embedClass'] ?? '';
  frame.title = dataset['embedTitle'] ?? '';
  frame.loading = 'lazy';
  frame.setAttribute('sandbox', dataset['embedSandbox'] ?? '');
  frame.setAttribute('allow', dataset['embedAllow'] ?? '');
  frame.setAttribute('referrerpolicy', dataset['embedReferrer'] ?? '');
  frame.src = dataset['embed'] ?? '';
  return frame;
}

function setPlaceholderHidden(embed: HTMLElement, hidden: boolean): void {
  embed.querySelector('[data-embed-placeholder]')?.toggleAttribute('hidden', hidden);
}

/** Loads the content over its placeholder `[data-embed-host]`, in the room that the page keeps for it. Once is enough. */
export function loadEmbed(embed: HTMLElement): HTMLIFrameElement {
  const present = embed.querySelector('iframe');
  if (present !== null) return present;
  const frame = makeFrame(embed);
  frame.addEventListener('load', () => setPlaceholderHidden(embed, true));
  // A placeholder that needed more room than was kept leaves it, so that nothing moves.
  embed.style.minBlockSize = `${embed.offsetHeight}px`;
  embed.querySelector('[data-embed-load]')?.setAttribute('hidden', '');
  embed.querySelector('[data-embed-slot]')?.append(frame);
  return frame;
}

/** The placeholder is back, as if nothing had been loaded. */
function unloadEmbed(embed: HTMLElement): void {
  embed.querySelector('iframe')?.remove();
  embed.removeAttribute('style');
  embed.querySelector('[data-embed-load]')?.removeAttribute('hidden');
  setPlaceholderHidden(embed, false);
}

/** The answer to the question in the placeholder. The focus goes on in the content. */
function loadWhenAsked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-embed-load]') : null;
  const embed = button?.closest<HTMLElement>('[data-embed]');
  if (!embed) return;
  delete embed.dataset['byConsent'];
  const frame = loadEmbed(embed);
  const arrive = (): void => {
    announce(embed.dataset['embedLoaded'] ?? '');
    // The content is another document than the one that had the focus: without this the Tab key would go past it.
    if (document.activeElement !== frame) return;
    frame.blur();
    frame.focus();
  };
  frame.addEventListener('load', arrive, { once: true });
  frame.focus();
}

/**
 * Who allows everything is not asked again (behaviour B4.4). Withdrawing consent removes what was loaded because of it, but not what
 * was loaded by its own button.
 */
function followConsent(): void {
  const isAllowed = consent() === 'all';
  for (const embed of document.querySelectorAll<HTMLElement>('[data-embed-host]')) {
    const isByConsent = embed.dataset['byConsent'] !== undefined;
    if (isAllowed && embed.querySelector('iframe') === null) {
      embed.dataset['byConsent'] = '';
      loadEmbed(embed);
    } else if (!isAllowed && isByConsent) {
      delete embed.dataset['byConsent'];
      unloadEmbed(embed);
    }
  }
}

/** Where the content speaks from: a frame without an origin of its own says `null`. */
function originOf(frame: HTMLIFrameElement): string {
  const rights = frame.getAttribute('sandbox');
  return rights === null || rights.includes('allow-same-origin') ? new URL(frame.src).origin : 'null';
}

function wantedHeight(message: unknown): number | null {
  if (!isObject(message) || message['type'] !== 'resize') return null;
  const height = Number(message['height'] ?? NaN);
  return Number.isFinite(height) ? Math.min(Math.max(Math.ceil(height), lowest), highest) : null;
}

/** `postMessage({ type: 'resize', height: 480 })` from the content itself, and from nobody else, sets its height. */
function resize({ data, origin, source }: MessageEvent<unknown>): void {
  const height = wantedHeight(data);
  if (height === null) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-embed] iframe')) {
    const embed = frame.closest<HTMLElement>('[data-embed]');
    if (frame.contentWindow !== source || originOf(frame) !== origin || embed === null) continue;
    embed.style.minBlockSize = '0';
    embed.style.blockSize = `${height}px`;
  }
}

/**
 * Listens on the page, so that content of pages that come later is covered, too. If visitors are not asked for consent
 * they cannot take it back either: then an earlier one does not count.
 */
export function startEmbeds({ followsConsent = true } = {}): void {
  document.addEventListener('click', loadWhenAsked);
  window.addEventListener('message', resize);
  if (!followsConsent) return;
  for (const type of ['consent:change', 'page:finish']) document.addEventListener(type, followConsent);
  followConsent();
}
