import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '@/lib/client/consent';
import { noteEvents, stopListenersAfterTest } from './listeners';

const key = 'bs_consent_cookie';

let consent: () => Consent;
let decide: (choice: 'all' | 'partial') => void;
let changes: readonly unknown[];

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

beforeEach(async () => {
  stopListenersAfterTest();
  changes = noteEvents('consent:change');
  // Afresh for each test, because the module remembers what storage refused.
  vi.resetModules();
  const module = await import('@/lib/client/consent');
  ({ consent, setConsent: decide } = module);
  module.syncConsentAcrossTabs();
});

it.each([
  ['1', 'all'],
  ['2', 'partial'],
  ['3', null],
  ['', null],
  ['true', null],
])('B4.1 %j in the storage means %j', (value, expected) => {
  localStorage.setItem(key, value);
  expect(consent()).toBe(expected);
});

it.each([
  ['all', '1'],
  ['partial', '2'],
] as const)('B4.1 %s is written as %s', (choice, value) => {
  decide(choice);
  expect(localStorage.getItem(key)).toBe(value);
  expect(changes).toEqual([{ consent: choice }]);
});

it.each([
  ['every access', () => void vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['writing', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('B4.1 storage that throws at %s means undecided, and leaves a decision to the memory of the page', (_, spoil) => {
  spoil();
  expect(consent()).toBeNull();
  decide('all');
  expect(consent()).toBe('all');
  decide('partial');
  expect(consent()).toBe('partial');
  expect(changes).toEqual([{ consent: 'all' }, { consent: 'partial' }]);
});

it('B4.2 storage that is full does not keep the visitor from taking an older decision back', () => {
  localStorage.setItem(key, '1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  decide('partial');
  expect(consent()).toBe('partial');
});

describe('B4.2 what was decided elsewhere', () => {
  it.each<[string, Event]>([
    ['in another tab', new StorageEvent('storage', { key })],
    ['on the next page, before going back', new PageTransitionEvent('pageshow', { persisted: true })],
  ])('%s takes back what was decided here', (_, event) => {
    decide('all');
    localStorage.setItem(key, '2');
    window.dispatchEvent(event);
    expect(changes.at(-1)).toEqual({ consent: 'partial' });
  });

  it('is nothing when storage was cleared', () => {
    decide('all');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(changes.at(-1)).toEqual({ consent: null });
  });
});
