import { expect, it } from 'vitest';
import { namesSecret } from '@/lib/publish/service/secret';

it.each(['correct horse battery staple', 'a-secret', 'mit Umlauten: äöü'])(
  'knows the secret «%s» in a header',
  (secret) => {
    expect(namesSecret(`Bearer ${secret}`, secret)).toBe(true);
    expect(namesSecret(`bearer  ${secret}`, secret)).toBe(true);
    expect(namesSecret(`Bearer ${secret} more`, secret)).toBe(false);
    expect(namesSecret(`Bearer ${secret.slice(1)}`, secret)).toBe(false);
    expect(namesSecret(secret, secret)).toBe(false);
  },
);

it.each([undefined, '', 'Bearer', 'Bearer a-secretx', 'Basic a-secret', 'Bearer a-secret '])(
  'is not in %j',
  (header) => {
    expect(namesSecret(header, 'a-secret')).toBe(false);
  },
);
