/** What is installed for each version. Versions that are known to install completely on Linux, macOS and Windows. */
import { sqlitePackage, strapiRelease } from '@/lib/cms/packages';
import type { SchemaOptions } from '@/lib/site/cms-schema/options';

export type StrapiVersion = SchemaOptions['strapi'];

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

const release4 = '4.26.2';

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
    dependencies: {
      '@strapi/strapi': release4,
      '@strapi/plugin-i18n': release4,
      '@strapi/plugin-users-permissions': release4,
      'strapi-plugin-populate-deep': '3.0.1',
      ajv: '8.17.1',
      ...sqlitePackage,
    },
    overrides: { sharp: '0.33.5', rollup: '4.57.1', '@swc/core': '1.15.11' },
  },
  5: {
    dependencies: {
      ...Object.fromEntries(packages5.map((name) => [`@strapi/${name}`, strapiRelease])),
      ...sqlitePackage,
    },
    overrides: {},
  },
};
