import type { Status } from '@/content-types/dataCells';

/** Beside a value that is not simply measured. */
export const statusSigns: { readonly [Name in Exclude<Status, 'measured'>]: string } = {
  provisional: 'p',
  estimated: 'e',
  revised: 'r',
  scenario: 's',
};
