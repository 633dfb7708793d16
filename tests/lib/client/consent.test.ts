import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '@/lib/client/consent';
import { noteEvents, stopListenersAfterTest } from './listeners';

const key = 'bs_consent_cookie';

let consent: () => Consent;
let decide: (choice: 'all' | 'partial') => void;
let events: readonly string[];

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** What this tab learns when another one has written. */
function hearFromOtherTab(changed: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: changed }));
}

beforeEach(async () => {
  localStorage.clear();
  stopListenersAfterTest();
  events = noteEvents('consent:change');
  // Afresh for each test, because the module remembers what storage refused.
  vi.resetModules();
  const module = await import('@/lib/client/consent');
  ({ consent, setConsent: decide } = module);
  module.syncConsentAcrossTabs();
});

describe('the stored decision', () => {
  it.each([
    ['1', 'all'],
    ['2', 'partial'],
    ['3', null],
    ['', null],
    ['true', null],
  ])('B4.1 %j means %j', (value, expected) => {
    localStorage.setItem(key, value);
    expect(consent()).toBe(expected);
  });

  it.each([
    ['all', '1'],
    ['partial', '2'],
  ] as const)('B4.1 %s is written as %s', (choice, value) => {
    decide(choice);
    expect(localStorage.getItem(key)).toBe(value);
    expect(consent()).toBe(choice);
    expect(events).toEqual([`consent:change {"consent":"${choice}"}`]);
  });
});

describe.each([
  ['throws at every access', () => void vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  [
    'throws at reading and writing',
    () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    },
  ],
  ['throws at writing', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('storage that %s', (_, breakStorage) => {
  beforeEach(breakStorage);

  it('B4.1 means undecided, without an error', () => {
    expect(consent()).toBeNull();
  });

  it('B4.1 leaves a decision to the memory of the page', () => {
    decide('all');
    expect(consent()).toBe('all');
    decide('partial');
    expect(consent()).toBe('partial');
    expect(events).toEqual(['consent:change {"consent":"all"}', 'consent:change {"consent":"partial"}']);
  });
});

it('B4.2 storage that is full does not keep the visitor from taking an older decision back', () => {
  localStorage.setItem(key, '1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  decide('partial');
  expect(consent()).toBe('partial');
});

describe('another tab', () => {
  it('B4.2 takes back what was decided here', () => {
    decide('all');
    localStorage.setItem(key, '2');
    hearFromOtherTab(key);
    expect(consent()).toBe('partial');
    expect(events.at(-1)).toBe('consent:change {"consent":"partial"}');
  });

  it.each([key, null])('B4.2 that clears storage (%s) leaves nothing decided', (changed) => {
    decide('all');
    localStorage.clear();
    hearFromOtherTab(changed);
    expect(consent()).toBeNull();
    expect(events.at(-1)).toBe('consent:change {"consent":null}');
  });
});

it('B4.2 a page that the browser kept learns on going back what was decided on the page after it', () => {
  decide('all');
  localStorage.setItem(key, '2');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(events.at(-1)).toBe('consent:change {"consent":"partial"}');
});
