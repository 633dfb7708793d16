/** Who may request a build: whoever knows the secret. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from '@/lib/shared/server';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether an `Authorization` header names the secret. Takes the same time for every wrong one, so that it cannot be guessed character by character. */
export function hasBearerSecret(authorization: string | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  return matchesSecret(given, secret);
}

/** The same for people: their browser asks them for a name, which may be anything, and the secret as a password. */
function knowsSecret(authorization: string | undefined, secret: string): boolean {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return matchesSecret(given, secret) || hasBearerSecret(authorization, secret);
}

/** Takes the same time for every wrong one. */
export function matchesSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** How callers send the secret, and how they are asked for it. */
interface Entrance {
  readonly knows: (authorization: string | undefined, secret: string) => boolean;
  readonly ask: string;
  /** The same in words. */
  readonly expected: string;
}

const forPrograms: Entrance = {
  knows: hasBearerSecret,
  ask: 'Bearer',
  expected: 'Expected «Authorization: Bearer …» with RELEASE_SECRET.',
};

/** Never for requests that change something: browsers send a password again by themselves, also when another site asks them to. */
export const basicAuth: Entrance = {
  knows: knowsSecret,
  ask: 'Basic realm="Redaktion", charset="UTF-8"',
  expected: 'Expected any name, and RELEASE_SECRET as the password.',
};

interface GuardOptions {
  readonly secret: string;
  /** Told of every wrong secret. */
  readonly onWrong?: () => void;
}

/** Lets in who knows the secret. A request without one is no guess: browsers send it before they ask for a password. */
export function requireSecret(
  { secret, onWrong }: GuardOptions,
  { knows, ask, expected }: Entrance = forPrograms,
): Middleware {
  return async (asked, next) => {
    const given = asked.req.header('authorization');
    if (given !== undefined && knows(given, secret)) return next();
    if (given !== undefined) onWrong?.();
    const why = given === undefined ? 'No' : 'Wrong';
    return asked.text(`${why} secret. ${expected}\n`, 401, { 'WWW-Authenticate': ask });
  };
}
