/** Login sessions of browsers. They exist only in memory, so a restart logs everybody out. */
import { createHash, randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '@/lib/shared/server';

/** Eight hours, a working day. */
const validSeconds = 8 * 60 * 60;

/** More than an office has editors; beyond it, the oldest session ends. */
const maxSessions = 200;

const cookieName = 'redaktion';

export interface Sessions {
  /** Starts a session and sets its cookie. */
  readonly open: (asked: RequestContext) => void;
  readonly isOpen: (asked: RequestContext) => boolean;
  /** Ends a session and deletes its cookie. */
  readonly close: (asked: RequestContext) => void;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Neither scripts nor other sites can use the cookie. A proxy tells whether the connection is encrypted. */
function rulesFor({ req: request }: RequestContext) {
  return { httpOnly: true, sameSite: 'Strict', secure: request.header('x-forwarded-proto') === 'https' } as const;
}

/** Returns the sessions. `now` is in milliseconds, from a monotonic clock. */
export function createSessions(now: () => number = () => performance.now()): Sessions {
  /** When each session ends, by the hash of its cookie; oldest first. */
  const ends = new Map<string, number>();
  const nameOf = (asked: RequestContext): string => digest(getCookie(asked, cookieName) ?? '');
  return {
    open: (asked) => {
      const [oldest] = ends.keys();
      if (ends.size >= maxSessions && oldest !== undefined) ends.delete(oldest);
      const value = randomBytes(32).toString('base64url');
      ends.set(digest(value), now() + validSeconds * 1000);
      setCookie(asked, cookieName, value, { ...rulesFor(asked), maxAge: validSeconds });
    },
    isOpen: (asked) => (ends.get(nameOf(asked)) ?? 0) > now(),
    close: (asked) => {
      ends.delete(nameOf(asked));
      deleteCookie(asked, cookieName, rulesFor(asked));
    },
  };
}
