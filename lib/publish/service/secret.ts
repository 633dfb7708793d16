/** Authenticates callers by the secret. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from '@/lib/shared/server';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether an `Authorization` header has the secret. Takes constant time, so that it cannot be guessed character by character. */
export function hasBearerSecret(authorization: string | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  return matchesSecret(given, secret);
}

/** Accepts Basic authentication with any name, for browsers, as well as a Bearer token. */
function knowsSecret(authorization: string | undefined, secret: string): boolean {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return matchesSecret(given, secret) || hasBearerSecret(authorization, secret);
}

/** Compares in constant time. */
export function matchesSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** How callers send the secret, and how the server asks for it. */
interface AuthScheme {
  readonly knows: (authorization: string | undefined, secret: string) => boolean;
  readonly ask: string;
  /** Instruction for the caller. */
  readonly expected: string;
}

const forPrograms: AuthScheme = {
  knows: hasBearerSecret,
  ask: 'Bearer',
  expected: 'Expected «Authorization: Bearer …» with RELEASE_SECRET.',
};

/** Only for requests that change nothing: browsers resend the password by themselves, even when another site makes the request. */
export const basicAuth: AuthScheme = {
  knows: knowsSecret,
  ask: 'Basic realm="Redaktion", charset="UTF-8"',
  expected: 'Expected any name, and RELEASE_SECRET as the password.',
};

interface GuardOptions {
  readonly secret: string;
  /** Called for every wrong secret. */
  readonly onWrong?: () => void;
}

/**
 * Returns middleware that requires the secret. A request without one does not count as a guess: browsers send it before they ask for a
 * password.
 */
export function requireSecret(
  { secret, onWrong }: GuardOptions,
  { knows, ask, expected }: AuthScheme = forPrograms,
): Middleware {
  return async (asked, next) => {
    const given = asked.req.header('authorization');
    if (given !== undefined && knows(given, secret)) return next();
    if (given !== undefined) onWrong?.();
    const why = given === undefined ? 'No' : 'Wrong';
    return asked.text(`${why} secret. ${expected}\n`, 401, { 'WWW-Authenticate': ask });
  };
}
