/** Makes a Strapi 4 that belongs to a run's folder. The packages are not those of this project, so nothing here has types. */
'use strict';

const { createRequire } = require('node:module');
const path = require('node:path');

/**
 * @param {string} folder
 * @returns {import('./strapiApp4').StrapiApp4}
 */
exports.createStrapi4 = function createStrapi4(folder) {
  const requireFromFolder = createRequire(path.join(folder, 'package.json'));
  const strapi = requireFromFolder('@strapi/strapi');
  return strapi({ appDir: folder, distDir: folder, autoReload: false, serveAdminPanel: false });
};
