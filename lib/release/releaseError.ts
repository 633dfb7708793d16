import { SiteError } from '@/lib/errors';

/** A release cannot be made or shown. The one that visitors see is still there. */
export class ReleaseError extends SiteError {
  override readonly name = 'ReleaseError';
}
