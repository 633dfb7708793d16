/** The packages of a Strapi, in versions that are known to install completely on Linux, macOS and Windows. */

export const strapiRelease = '5.54.0';

/** The major versions of Node that run both this release and the site. */
export const nodeVersions = { first: 20, last: 26 } as const;

/** A prebuilt SQLite with the interface that Strapi loads by this name; nothing has to be compiled. */
export const sqlitePackage = { 'better-sqlite3': 'npm:libsql@0.5.29' } as const;

/** Includes the admin panel, which needs a React of its own. */
export const strapiDependencies: Readonly<Record<string, string>> = {
  '@strapi/plugin-users-permissions': strapiRelease,
  '@strapi/strapi': strapiRelease,
  pg: '8.23.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.1',
  'styled-components': '6.1.19',
  ...sqlitePackage,
};
