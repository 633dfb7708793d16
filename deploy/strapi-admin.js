/** What the admin panel does otherwise than Strapi has it: called by its `src/admin/app.js`. */
import { createElement } from 'react';

/**
 * @typedef {{ updatedAt: string, locale: string, localizations?: readonly { locale: string }[] }} Row
 * @typedef {{ name: string, cellFormatter?: (row: Row) => import('react').ReactElement }} Header
 * @typedef {{ displayedHeaders: readonly Header[], layout: unknown }} List
 */

/**
 * Whoever saves an entry that somebody else has saved since it was opened decides whose version stays: see
 * `strapi-stale-saves.cjs`. Asked before Strapi knows of the refusal, because its form then forgets what was written.
 */
export function askBeforeOverwriting() {
  const send = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    const response = await send(address, options);
    if (response.status !== 409 || !String(address).includes('/content-manager/')) return response;
    const { error } = await response.clone().json();
    const question =
      'OK: Ihre Fassung ersetzt jene. Abbrechen: Sie sehen jene, und was Sie seit dem Öffnen geschrieben haben, geht verloren. ' +
      'Brauchen Sie beides, so öffnen Sie jene zuerst in einem zweiten Tab.';
    if (!globalThis.confirm(`${error.message}\n\n${question}`)) return response;
    const headers = new globalThis.Headers(options?.headers);
    headers.set('X-Overwrite', 'true');
    return send(address, { ...options, headers });
  };
}

/** @param {number} number */
const twoDigits = (number) => String(number).padStart(2, '0');

/** @param {string} instant */
function shortTime(instant) {
  const date = new Date(instant);
  const day = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(twoDigits).join('.');
  return `${day}, ${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
}

/** @type {Readonly<Record<string, (row: Row) => string>>} */
const shortCells = {
  updatedAt: ({ updatedAt }) => shortTime(updatedAt),
  locales: ({ locale, localizations = [] }) => [locale, ...localizations.map((other) => other.locale)].sort().join(' '),
};

/**
 * @param {Header} header
 * @returns {Header}
 */
function shortened(header) {
  const text = shortCells[header.name];
  if (text === undefined) return header;
  return { ...header, cellFormatter: (row) => createElement('span', { style: { fontSize: '1.4rem' } }, text(row)) };
}

/**
 * With days and languages in words, the state of an entry would be beyond the edge of small screens.
 * @param {{ registerHook(name: string, hook: (list: List) => List): void }} app
 */
export function shortenLists(app) {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', ({ displayedHeaders, layout }) => ({
    displayedHeaders: displayedHeaders.map(shortened),
    layout,
  }));
}
