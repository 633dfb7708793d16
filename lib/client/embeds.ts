/**
 * Content of other websites, loaded when the visitor asks for it, at the height it requests. The placeholder carries
 * the attributes of the frame as `data-embed…` and stays in the page, so that the frame can be removed again.
 */
import { announce } from '@/lib/shared/browser/announcer';
import { consent } from './consent';
import { isObject } from '@/lib/shared/browser/isObject';

/** Limits in pixels, the same as in the fields for editors. */
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

/** Loads the content of `[data-embed-host]` in the space that its placeholder reserves. Returns the frame, also if it is loaded already. */
export function loadEmbed(embed: HTMLElement): HTMLIFrameElement {
  const present = embed.querySelector('iframe');
  if (present !== null) return present;
  const frame = makeFrame(embed);
  frame.addEventListener('load', () => setPlaceholderHidden(embed, true));
  // Keep the height of a placeholder that was taller than the reserved space, so that nothing shifts.
  embed.style.minBlockSize = `${embed.offsetHeight}px`;
  embed.querySelector('[data-embed-load]')?.setAttribute('hidden', '');
  embed.querySelector('[data-embed-slot]')?.append(frame);
  return frame;
}

/** Restores the placeholder, as if nothing had been loaded. */
function unloadEmbed(embed: HTMLElement): void {
  embed.querySelector('iframe')?.remove();
  embed.removeAttribute('style');
  embed.querySelector('[data-embed-load]')?.removeAttribute('hidden');
  setPlaceholderHidden(embed, false);
}

/** Loads the content when its button is clicked, and moves the focus there. */
function loadWhenAsked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-embed-load]') : null;
  const embed = button?.closest<HTMLElement>('[data-embed]');
  if (!embed) return;
  delete embed.dataset['byConsent'];
  const frame = loadEmbed(embed);
  const arrive = (): void => {
    announce(embed.dataset['embedLoaded'] ?? '');
    // The frame has loaded a new document: without refocusing it the Tab key would skip the content.
    if (document.activeElement !== frame) return;
    frame.blur();
    frame.focus();
  };
  frame.addEventListener('load', arrive, { once: true });
  frame.focus();
}

/**
 * Loads all embeds for visitors who allow everything, without asking again (behaviour B4.4). When consent is withdrawn,
 * those are removed, but not the ones loaded by their own button.
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

/** The origin of messages from a frame: `null` if its sandbox gives it no origin. */
function originOf(frame: HTMLIFrameElement): string {
  const rights = frame.getAttribute('sandbox');
  return rights === null || rights.includes('allow-same-origin') ? new URL(frame.src).origin : 'null';
}

function wantedHeight(message: unknown): number | null {
  if (!isObject(message) || message['type'] !== 'resize') return null;
  const height = Number(message['height'] ?? NaN);
  return Number.isFinite(height) ? Math.min(Math.max(Math.ceil(height), lowest), highest) : null;
}

/** Sets the height of an embed from `postMessage({ type: 'resize', height: 480 })`, if the message is from that frame. */
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
 * Starts embeds. Listens on the document, so that later pages are covered, too. Without a consent banner, an earlier
 * consent is ignored, because visitors could not withdraw it.
 */
export function startEmbeds({ followsConsent = true } = {}): void {
  document.addEventListener('click', loadWhenAsked);
  window.addEventListener('message', resize);
  if (!followsConsent) return;
  for (const type of ['consent:change', 'page:finish']) document.addEventListener(type, followConsent);
  followConsent();
}
