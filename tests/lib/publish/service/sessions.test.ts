import { describe, expect, it } from 'vitest';
import { createSessions, isOwnForm } from '@/lib/publish/service/sessions';

const hour = 3_600_000;

describe('a session', () => {
  it('ends after eight hours', () => {
    let now = 0;
    const sessions = createSessions(() => now);
    const cookie = sessions.open(false);
    now = 8 * hour - 1;
    expect(sessions.find(`a=b; ${cookie}`)).toBeDefined();
    now = 8 * hour;
    expect(sessions.find(cookie)).toBeUndefined();
  });

  it('gives way when more log in than an office has people', () => {
    const sessions = createSessions(() => 0);
    const cookies = Array.from({ length: 201 }, () => sessions.open(false));
    expect(sessions.find(cookies[0])).toBeUndefined();
    expect(sessions.find(cookies[1])).toBeDefined();
    expect(sessions.find(cookies[200])).toBeDefined();
  });

  it.each([undefined, '', 'redaktion=', 'redaktion', 'other=1', '; ;'])('is not named by %j', (cookie) => {
    const sessions = createSessions();
    sessions.open(false);
    expect(sessions.find(cookie)).toBeUndefined();
  });

  it('knows the forms of its own pages', () => {
    const sessions = createSessions();
    const session = sessions.find(sessions.open(true));
    expect(session && isOwnForm(session, session.token)).toBe(true);
    expect(session && isOwnForm(session, null)).toBe(false);
    expect(session && isOwnForm(session, '')).toBe(false);
  });
});
