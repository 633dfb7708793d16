import { beforeEach, describe, expect, it } from 'vitest';
import { emit } from '@/lib/browser/events';
import { noteEvents } from './listeners';

let events: readonly string[];

beforeEach(() => {
  events = noteEvents('page:start', 'page:finish', 'app:update', 'consent:change', 'header:change');
});

describe('what other scripts can listen to', () => {
  it('B5.1 comes at once, in order, with its detail', () => {
    emit('page:start', { path: '/themen' });
    emit('page:finish', { path: '/themen', shown: true });
    expect(events).toEqual(['page:start {"path":"/themen"}', 'page:finish {"path":"/themen","shown":true}']);
  });

  it('B6.2 and the other events are on the document, too', () => {
    emit('app:update', { id: 'build-2' });
    emit('consent:change', { consent: null });
    emit('header:change', { hidden: true });
    expect(events).toEqual([
      'app:update {"id":"build-2"}',
      'consent:change {"consent":null}',
      'header:change {"hidden":true}',
    ]);
  });
});
