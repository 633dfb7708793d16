import type { Strapi4 } from '@/deploy/strapi-webhook.cjs';
import type { EntryData, StrapiApp } from '@/lib/cms/strapiApp';

/** The part of Strapi 4 that the tests use. */
export interface StrapiApp4 extends StrapiApp, Strapi4 {
  readonly entityService: {
    update(uid: string, id: number, options: { readonly data: EntryData }): Promise<unknown>;
  };
}
