/** The Strapi of a folder, of either version: not started yet. */
import { SiteError } from '../base/errors';
import { urlOf } from '../base/listen';
import boot from './boot.cjs';
import { entryWriter5 } from './entryWriter';
import type { EntryWriter, MediaIds } from './entryWriter';
import { entryWriter4 } from './entryWriter4';
import type { StrapiVersion } from './packages';
import type { StrapiApp4, StrapiApp5 } from './strapiApp';

export interface CreatedStrapi {
  readonly strapi: StrapiApp4 | StrapiApp5;
  readonly writer: (media: MediaIds) => EntryWriter;
}

/** `folder`: also the working directory of this process. */
export function createStrapi(version: StrapiVersion, folder: string): CreatedStrapi {
  if (version === 4) {
    const strapi = boot.createStrapi4(folder);
    return { strapi, writer: (media) => entryWriter4(strapi, media) };
  }
  const strapi = boot.createStrapi5(folder);
  return { strapi, writer: (media) => entryWriter5(strapi, media) };
}

/** Where a started Strapi listens. */
export function addressOf({ server }: CreatedStrapi['strapi']): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new SiteError('Strapi started without a port.');
  return urlOf('127.0.0.1', address.port);
}
