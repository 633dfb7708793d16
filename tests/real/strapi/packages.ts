/** What the tests install for each version. */
import { sqlitePackage, strapiParts } from '@/lib/cms/packages';
import type { StrapiVersion } from '@/lib/cms/packages';

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

/** What Strapi 5 loads on its own, without the build tools of the admin panel. */
const packages5 = [
  'admin',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'core',
  'data-transfer',
  'email',
  'i18n',
  'plugin-users-permissions',
  'review-workflows',
  'upload',
];

export const packages: Readonly<Record<StrapiVersion, Packages>> = {
  4: {
    dependencies: { ...strapiParts[4].dependencies, 'strapi-plugin-populate-deep': '3.0.1' },
    overrides: strapiParts[4].overrides,
  },
  5: {
    dependencies: {
      ...Object.fromEntries(packages5.map((name) => [`@strapi/${name}`, strapiParts[5].release])),
      ...sqlitePackage,
    },
  },
};
