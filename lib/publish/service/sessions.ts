/** Who has logged in with a browser. Nothing of it is on a disk: whoever restarts the service logs everybody out. */
import { createHash, randomBytes } from 'node:crypto';
import { isSecret } from './secret';

/** Eight hours, a day at work. */
const validMs = 8 * 60 * 60_000;

/** More people than an office has; the oldest gives way. */
const maxSessions = 200;

const cookieName = 'redaktion';

export interface Session {
  /** Stands in each form of the page: another site can send a form, but it cannot read this. */
  readonly token: string;
}

interface Kept extends Session {
  readonly until: number;
}

export interface Sessions {
  /** Logs somebody in. Returns the header that makes the browser remember it. */
  readonly open: (isEncrypted: boolean) => string;
  /** The session that the cookies of a request name. */
  readonly find: (cookies: string | undefined) => Session | undefined;
  /** Logs out. Returns the header that makes the browser forget it. */
  readonly close: (cookies: string | undefined, isEncrypted: boolean) => string;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The value of the first cookie of this name in a header; empty if there is none. */
export function cookieIn(cookies = '', name: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function cookie(value: string, seconds: number, isEncrypted: boolean): string {
  const rules = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict', ...(isEncrypted ? ['Secure'] : [])];
  return [`${cookieName}=${value}`, ...rules].join('; ');
}

/** `now` in milliseconds, of a clock that nobody sets. */
export function createSessions(now: () => number = () => performance.now()): Sessions {
  /** By a hash of what the browser remembers; in the order in which they began. */
  const sessions = new Map<string, Kept>();
  return {
    open: (isEncrypted) => {
      const [oldest] = sessions.keys();
      if (sessions.size >= maxSessions && oldest !== undefined) sessions.delete(oldest);
      const value = randomText();
      sessions.set(digest(value), { token: randomText(), until: now() + validMs });
      return cookie(value, validMs / 1000, isEncrypted);
    },
    find: (cookies) => {
      const session = sessions.get(digest(cookieIn(cookies, cookieName)));
      return session !== undefined && session.until > now() ? session : undefined;
    },
    close: (cookies, isEncrypted) => {
      sessions.delete(digest(cookieIn(cookies, cookieName)));
      return cookie('', 0, isEncrypted);
    },
  };
}

/** Whether a form was sent by a page of this session. */
export function isOwnForm({ token }: Session, given: string | null): boolean {
  return isSecret(given ?? '', token);
}
