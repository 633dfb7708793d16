import { expect, it } from 'vitest';
import { hasBearerSecret } from '@/lib/publish/service/secret';

it.each(['correct horse battery staple', 'a-secret', 'mit Umlauten: äöü'])(
  'knows the secret «%s» in a header',
  (secret) => {
    expect(hasBearerSecret(`Bearer ${secret}`, secret)).toBe(true);
    expect(hasBearerSecret(`bearer  ${secret}`, secret)).toBe(true);
    expect(hasBearerSecret(`Bearer ${secret} more`, secret)).toBe(false);
    expect(hasBearerSecret(`Bearer ${secret.slice(1)}`, secret)).toBe(false);
    expect(hasBearerSecret(secret, secret)).toBe(false);
  },
);

it.each([undefined, '', 'Bearer', 'Bearer a-secretx', 'Basic a-secret', 'Bearer a-secret '])(
  'is not in %j',
  (header) => {
    expect(hasBearerSecret(header, 'a-secret')).toBe(false);
  },
);
