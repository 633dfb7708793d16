/** Who may ask for a build: whoever knows the secret. */
import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether an `Authorization` header names the secret. Takes as long for every wrong one, so that nobody finds it letter by letter. */
export function namesSecret(authorization: string | undefined, secret: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(secret));
}
