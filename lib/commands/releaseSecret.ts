import { config } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';

/** Returns the secret. Throws ConfigurationError if it is not set. */
export function releaseSecret(): string {
  const { RELEASE_SECRET: secret } = config();
  if (secret !== undefined) return secret;
  throw new ConfigurationError(
    'The environment lacks RELEASE_SECRET, without which everybody could ask for builds. Set it in .env: docs/operations.md says how.',
  );
}
