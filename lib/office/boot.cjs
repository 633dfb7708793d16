/** What is done with the packages of a Strapi. They are not those of this project, so nothing here has types. */
'use strict';

const { createRequire } = require('node:module');
const path = require('node:path');

/**
 * @param {string} folder
 * @returns {import('./strapiApp').StrapiApp}
 */
exports.createStrapi = function createStrapi(folder) {
  const requireFromFolder = createRequire(path.join(folder, 'package.json'));
  return requireFromFolder('@strapi/core').createStrapi({
    appDir: folder,
    distDir: folder,
    autoReload: false,
    serveAdminPanel: true,
  });
};

/**
 * @param {string} folder
 * @param {string} address of a PostgreSQL database
 * @param {string} query
 * @returns {Promise<unknown>} the rows
 */
exports.askPostgres = async function askPostgres(folder, address, query) {
  const { Client } = createRequire(path.join(folder, 'package.json'))('pg');
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
};
