import type { Status } from '@/content-types/dataCells';

/** Shown beside values that are not simply measured. */
export const statusSigns: { readonly [Name in Exclude<Status, 'measured'>]: string } = {
  provisional: 'p',
  estimated: 'e',
  revised: 'r',
  scenario: 's',
};
