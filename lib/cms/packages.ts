/** What a Strapi is made of. Versions that are known to install completely on Linux, macOS and Windows. */
import type { SchemaOptions } from '../site/cms-schema/options';

/** Main versions of Strapi. */
export type StrapiVersion = SchemaOptions['strapi'];

export const strapiVersions: readonly StrapiVersion[] = [4, 5];

interface StrapiParts {
  readonly release: string;
  /** The main versions of Node that run both this release and the site. */
  readonly nodeVersions: { readonly first: number; readonly last: number };
  /** With the admin panel, which asks for a React of its own. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** A prebuilt SQLite with the interface that Strapi loads by this name; nothing has to be compiled. */
export const sqlitePackage = { 'better-sqlite3': 'npm:libsql@0.5.29' } as const;

const postgresPackage = { pg: '8.23.1' } as const;

const release4 = '4.26.2';
const release5 = '5.54.0';

export const strapiParts: Readonly<Record<StrapiVersion, StrapiParts>> = {
  4: {
    release: release4,
    nodeVersions: { first: 20, last: 22 },
    dependencies: {
      '@strapi/plugin-i18n': release4,
      '@strapi/plugin-users-permissions': release4,
      '@strapi/strapi': release4,
      // Without it here, some of its packages find an older one.
      ajv: '8.17.1',
      ...postgresPackage,
      react: '18.3.1',
      'react-dom': '18.3.1',
      'react-router-dom': '5.3.4',
      'styled-components': '5.3.3',
      ...sqlitePackage,
    },
    // Those that it asks for have to be compiled, lack a platform, or are too new for what builds its admin panel.
    overrides: { '@swc/core': '1.15.11', 'get-intrinsic': '1.3.0', rollup: '4.57.1', sharp: '0.33.5' },
  },
  5: {
    release: release5,
    nodeVersions: { first: 20, last: 26 },
    dependencies: {
      '@strapi/plugin-users-permissions': release5,
      '@strapi/strapi': release5,
      ...postgresPackage,
      react: '18.3.1',
      'react-dom': '18.3.1',
      'react-router-dom': '6.30.1',
      'styled-components': '6.1.19',
      ...sqlitePackage,
    },
  },
};
