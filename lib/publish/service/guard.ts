/** Admits to a service those who know its secret. */
import type { IncomingMessage } from 'node:http';
import { textResponse } from './answer';
import type { ServiceResponse } from './answer';
import type { TurnAway } from './limits';
import { forPrograms } from './secret';
import type { Entrance } from './secret';

export const tooMany = textResponse(429, 'Too many requests. Wait a minute.', { 'Retry-After': '60' });

export interface GuardOptions {
  readonly secret: string;
  readonly turnAway: TurnAway;
  /** Told of every wrong secret. */
  readonly onWrong?: () => void;
}

/**
 * The response to who does not know the secret; null for who does. A request without one is no guess: browsers send it before they
 * ask for a password.
 */
export async function refusalOf(
  request: IncomingMessage,
  { secret, turnAway, onWrong }: GuardOptions,
  { knows, ask, expected }: Entrance = forPrograms,
): Promise<ServiceResponse | null> {
  const refuse = (why: string) => textResponse(401, `${why} ${expected}`, { 'WWW-Authenticate': ask });
  const { authorization } = request.headers;
  if (authorization === undefined) return refuse('No secret.');
  if (knows(authorization, secret)) return null;
  onWrong?.();
  const turned = await turnAway();
  if (turned === 'nothing') request.destroy();
  return turned === 'wrong' ? refuse('Wrong secret.') : tooMany;
}
