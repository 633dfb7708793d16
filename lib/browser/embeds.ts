/**
 * Content of other websites: loaded when the visitor asks for it, as high as it wants to be. The placeholder carries
 * what the frame needs as `data-embed…` and stays in the page, so that the frame can be taken away again.
 */
import { createAnnouncer } from './announcer';
import type { Announcer } from './announcer';

/** Pixels; what the fields for editors allow, too. */
const lowest = 50;
const highest = 4000;

let announcer: Announcer | null = null;

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

function setHidden(embed: HTMLElement, selector: string): void {
  embed.querySelector(selector)?.setAttribute('hidden', '');
}

/** Loads the content over its placeholder `[data-embed]`, in the room that the page keeps for it. Once is enough. */
export function loadEmbed(embed: HTMLElement): HTMLIFrameElement {
  const present = embed.querySelector('iframe');
  if (present !== null) return present;
  const frame = makeFrame(embed);
  // A screen reader must know the region before its text changes.
  announcer ??= createAnnouncer();
  frame.addEventListener('load', () => {
    setHidden(embed, '[data-embed-placeholder]');
    announcer?.announce(embed.dataset['embedLoaded'] ?? '');
  });
  // A placeholder that needed more room than was kept leaves it, so that nothing moves.
  embed.style.minBlockSize = `${embed.offsetHeight}px`;
  setHidden(embed, '[data-embed-load]');
  embed.append(frame);
  return frame;
}

/** The answer to the question in the placeholder. The focus goes on in the content. */
function loadWhenAsked({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-embed-load]') : null;
  const embed = button?.closest<HTMLElement>('[data-embed]');
  if (embed) loadEmbed(embed).focus();
}

/** Where the content speaks from: a frame without an origin of its own says `null`. */
function originOf(frame: HTMLIFrameElement): string {
  const rights = frame.getAttribute('sandbox');
  return rights === null || rights.includes('allow-same-origin') ? new URL(frame.src).origin : 'null';
}

function wantedHeight(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('type' in message) || !('height' in message) || message.type !== 'resize') return null;
  const height = Number(message.height);
  return Number.isFinite(height) ? Math.min(Math.max(Math.ceil(height), lowest), highest) : null;
}

/** `postMessage({ type: 'resize', height: 480 })` from the content itself, and from nobody else, sets its height. */
function resize({ data, origin, source }: MessageEvent<unknown>): void {
  const height = wantedHeight(data);
  if (height === null) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-embed] > iframe')) {
    if (frame.contentWindow !== source || originOf(frame) !== origin || frame.parentElement === null) continue;
    frame.parentElement.style.minBlockSize = '0';
    frame.parentElement.style.blockSize = `${height}px`;
  }
}

/** Listens on the page, so that content of pages that come later is served, too. */
export function startEmbeds(): void {
  document.addEventListener('click', loadWhenAsked);
  window.addEventListener('message', resize);
}
