import type { StrapiVersion } from '@/lib/cms/packages';

/** The versions to test with: all, or those that `STRAPI_VERSIONS` names (`STRAPI_VERSIONS=5`). */
export function versionsUnderTest(): readonly StrapiVersion[] {
  const wanted = (process.env['STRAPI_VERSIONS'] ?? '').split(',').map((version) => version.trim());
  const all = [4, 5] as const;
  const chosen = all.filter((version) => wanted.includes(String(version)));
  if (chosen.length > 0) return chosen;
  if (wanted.join('') === '') return all;
  throw new Error(`STRAPI_VERSIONS is «${wanted.join(',')}»; expected 4, 5 or 4,5.`);
}
