/** What the tests and the process that runs Strapi tell each other. */
import type { SeedPlan } from '@/lib/cms/seedPlan';
import type { StrapiVersion } from '@/lib/cms/packages';

/** The release service that this Strapi tells of changes. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

export interface StartRequest {
  readonly version: StrapiVersion;
  readonly folder: string;
  readonly mediaFolder: string;
  readonly plan: SeedPlan;
  readonly webhook: WebhookTarget | null;
}

export type StartAnswer =
  | { readonly url: string; readonly token: string; readonly bootMs: number; readonly seedMs: number }
  | { readonly failure: string };
