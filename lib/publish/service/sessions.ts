/** Who has logged in with a browser. Nothing of it is on a disk: whoever restarts the service logs everybody out. */
import { createHash, randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '@/lib/shared/server';

/** Eight hours, a day at work. */
const validSeconds = 8 * 60 * 60;

/** More people than an office has; the oldest gives way. */
const maxSessions = 200;

const cookieName = 'redaktion';

export interface Sessions {
  /** Logs somebody in: the browser remembers it. */
  readonly open: (asked: RequestContext) => void;
  readonly isOpen: (asked: RequestContext) => boolean;
  /** Logs out: the browser forgets it, and what it had is worth nothing. */
  readonly close: (asked: RequestContext) => void;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** For no script and no other site. A proxy says whether visitors reach it encrypted. */
function rulesFor({ req: request }: RequestContext) {
  return { httpOnly: true, sameSite: 'Strict', secure: request.header('x-forwarded-proto') === 'https' } as const;
}

/** `now` in milliseconds, of a clock that nobody sets. */
export function createSessions(now: () => number = () => performance.now()): Sessions {
  /** When each ends, by a hash of what the browser remembers; in the order in which they began. */
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
