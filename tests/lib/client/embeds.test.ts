import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConsent } from '@/lib/client/consent';
import { startEmbeds } from '@/lib/client/embeds';
import { emit } from '@/lib/shared/browser/events';

const placeholder = `
  <div data-embed="https://karten.example.org/basel" data-embed-host="karten.example.org" data-embed-title="Karte"
    data-embed-sandbox="allow-scripts allow-same-origin" data-embed-allow="fullscreen; geolocation"
    data-embed-referrer="no-referrer" data-embed-class="frame" data-embed-loaded="Der Inhalt ist geladen.">
    <div data-embed-placeholder>
      <p>Von karten.example.org</p>
      <button type="button" data-embed-load><span>Inhalt laden</span></button>
    </div>
    <div data-embed-slot></div>
  </div>`;

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe');
  if (found === null) throw new Error('There is no frame.');
  return found;
}

function panel(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-embed]');
  if (found === null) throw new Error('There is no placeholder.');
  return found;
}

function clickButton(): void {
  document.querySelector<HTMLElement>('button span')?.click();
}

interface Sent {
  readonly data: unknown;
  readonly origin?: string;
  readonly source?: Window | null;
}

/** A message, unless said otherwise from the content of the frame. */
function send({ data, origin = 'https://karten.example.org', source = frame().contentWindow }: Sent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // jsdom would ask the network.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function set(this: HTMLIFrameElement, value) {
    this.setAttribute('data-src', value);
  });
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockImplementation(function get(this: HTMLIFrameElement) {
    return this.getAttribute('data-src') ?? '';
  });
  startEmbeds();
  document.body.innerHTML = `<main>${placeholder}</main>`;
});

// What is said to screen readers takes its time.
afterEach(() => {
  vi.runAllTimers();
});

it('B4.4 the button loads the content with the rights of the placeholder, once, also when consent comes later', () => {
  clickButton();
  setConsent('all');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(frame().src).toBe('https://karten.example.org/basel');
  expect(frame()).toHaveAttribute('title', 'Karte');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(frame()).toHaveAttribute('allow', 'fullscreen; geolocation');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('the words stay until the document has come, which gets the focus, not the frame it came in', () => {
  clickButton();
  const focus = vi.spyOn(frame(), 'focus');
  const words = document.querySelector('[data-embed-placeholder]');
  expect(words).not.toHaveAttribute('hidden');
  frame().dispatchEvent(new Event('load'));
  expect(focus).toHaveBeenCalledOnce();
  expect(words).toHaveAttribute('hidden');
});

it('B4.4 consent for everything loads all, also on pages that come later, and leaves the focus alone', () => {
  setConsent('all');
  document.body.innerHTML = `<main>${placeholder}${placeholder}</main>`;
  emit('page:finish', { path: '/themen', shown: true });
  expect(document.querySelectorAll('iframe')).toHaveLength(2);
  frame().dispatchEvent(new Event('load'));
  expect(document.body).toHaveFocus();
});

it.each(['', '2', '3', 'true'])('B4.4 without consent for everything nothing is loaded: %j', (decision) => {
  localStorage.setItem('bs_consent_cookie', decision);
  emit('page:finish', { path: '/themen', shown: true });
  expect(document.querySelector('iframe')).toBeNull();
});

const give = (): void => setConsent('all');
const takeBack = (): void => setConsent('partial');

it.each([
  ['before it', [clickButton, give, takeBack]],
  ['while it held', [give, clickButton, takeBack]],
  ['after it', [give, takeBack, clickButton, takeBack]],
])('B4.2 consent that is taken back leaves what was asked for %s', (_, acts) => {
  for (const act of acts) act();
  expect(frame().src).toBe('https://karten.example.org/basel');
});

describe('the height', () => {
  beforeEach(clickButton);

  it.each([
    [{ type: 'resize', height: 480 }, '480px'],
    [{ type: 'resize', height: '612.2' }, '613px'],
    [{ type: 'resize', height: 1 }, '50px'],
    [{ type: 'resize', height: 1e9 }, '4000px'],
  ])('follows the content: %j', (data, height) => {
    send({ data });
    expect(panel().style.blockSize).toBe(height);
  });

  it.each([
    [{ type: 'resize' }],
    [{ type: 'resize', height: 'viel' }],
    [{ type: 'scroll', height: 480 }],
    ['resize'],
    [null],
  ])('takes no notice of %j', (data) => {
    send({ data });
    expect(panel().style.blockSize).toBe('');
  });

  it('takes no notice of others', () => {
    const data = { type: 'resize', height: 480 };
    send({ data, source: window });
    send({ data, source: null });
    send({ data, origin: 'https://evil.example' });
    send({ data, origin: 'null' });
    expect(panel().style.blockSize).toBe('');
  });

  it('of content without an origin of its own follows it, too', () => {
    frame().setAttribute('sandbox', 'allow-scripts');
    send({ data: { type: 'resize', height: 480 } });
    expect(panel().style.blockSize).toBe('');
    send({ data: { type: 'resize', height: 480 }, origin: 'null' });
    expect(panel().style.blockSize).toBe('480px');
  });
});
