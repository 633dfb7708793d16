/**
 * Reads spreadsheets in a thread of its own, which `sheetTable.ts` starts and ends: files come from outside, and even a small one
 * may need hours. Hidden rows and columns are left out and reported.
 */
import { parentPort } from 'node:worker_threads';
import { read } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { shownCell } from './sheetCells.mjs';

/** Of all parts together, unpacked: 100,000 rows of twenty columns. */
const maxBytes = 200_000_000;
/** Of all cells together: many cells may share one text. */
const maxCharacters = 100_000_000;
/** Cells that merged cells may fill. */
const maxFilled = 100_000;

/**
 * @typedef {{ number: number, cells: (string | number | null)[] }} Row
 * @typedef {{ rows: Row[], hiddenRows: number[], hiddenColumns: number[] }} Sheet
 * @typedef {{ readonly maxCellLength: number, readonly maxColumns: number, readonly maxRawCells: number }} Limits
 * @typedef {{ readonly r: number, readonly c: number }} Place
 * @typedef {{ readonly hidden?: boolean, readonly hpt?: number, readonly wpx?: number } | null | undefined} Info
 * @typedef {((import('@e965/xlsx').CellObject | undefined)[] | undefined)[]} Cells
 * @typedef {readonly { readonly s: Place, readonly e: Place }[]} Merges
 * @typedef {{ '!data'?: Cells, '!merges'?: Merges, '!rows'?: readonly Info[], '!cols'?: readonly Info[] }} WorkSheet
 */

/** An error for editors: the code of a fault and the number in its text. */
class Refused extends Error {
  /**
   * @param {'data-file-broken' | 'data-file-empty' | 'data-file-hidden' | 'data-file-size' | 'data-file-columns'} code
   * @param {number} [found]
   */
  constructor(code, found = 0) {
    super(code);
    this.code = code;
    this.found = found;
  }
}

/**
 * The parts that hold data, without pictures. Unpacking stops at the size that the archive declares for a part.
 * @param {Uint8Array} bytes
 */
function partsOf(bytes) {
  let left = maxBytes;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$|^mimetype$/i.test(name)) return false;
      left -= originalSize;
      if (left < 0) throw new Refused('data-file-size');
      return true;
    },
  });
}

/**
 * Refuses files that the library would misread: it takes a sheet by number if its link is broken, and ignores what OpenDocument hides.
 * @param {Record<string, Uint8Array>} parts
 * @param {readonly object[]} sheets
 */
function refuseDoubtful(parts, sheets) {
  const decoder = new TextDecoder();
  const text = decoder.decode(parts['content.xml']);
  if (/\bvisibility="(?:collapse|filter)"|table-properties[^>]*\bdisplay="false"/.test(text))
    throw new Refused('data-file-hidden');
  if (text !== '') return;
  const links = decoder.decode(parts['xl/_rels/workbook.xml.rels']);
  const known = new Set([...links.matchAll(/\bId\s*=\s*["']([^"']*)["']/g)].map(([, id]) => id));
  if (sheets.some((sheet) => !known.has('id' in sheet ? String(sheet.id) : ''))) throw new Refused('data-file-broken');
}

/**
 * Repeats the text of merged cells in each of them.
 * @param {WorkSheet} sheet
 */
function fillMerged({ '!data': rows = [], '!merges': merges = [] }) {
  let left = maxFilled;
  for (const { s: start, e: end } of merges) {
    const cell = rows[start.r]?.[start.c];
    if (cell?.t !== 's') continue;
    left -= (end.r - start.r + 1) * (end.c - start.c + 1);
    if (left < 0) throw new Refused('data-file-size');
    for (let row = start.r; row <= end.r; row += 1) {
      const cells = (rows[row] ??= []);
      for (let column = start.c; column <= end.c; column += 1) cells[column] = cell;
    }
  }
}

/** @param {readonly Info[]} infos */
function hiddenAmong(infos) {
  return new Set(
    infos.flatMap((info, index) => (info?.hidden === true || info?.hpt === 0 || info?.wpx === 0 ? [index] : [])),
  );
}

/**
 * @param {WorkSheet} sheet
 * @param {boolean} from1904
 * @param {Limits} limits
 * @returns {Sheet}
 */
function tableOf(sheet, from1904, { maxCellLength, maxColumns, maxRawCells }) {
  fillMerged(sheet);
  const hiddenRows = hiddenAmong(sheet['!rows'] ?? []);
  const hiddenColumns = hiddenAmong(sheet['!cols'] ?? []);
  /** @type {Sheet} */
  const table = { rows: [], hiddenRows: [], hiddenColumns: [] };
  /** @type {Set<number>} */
  const filled = new Set();
  let left = maxRawCells;
  let characters = maxCharacters;
  (sheet['!data'] ?? []).forEach((row, index) => {
    const cells = Array.from(row ?? [], (cell) => shownCell(cell, from1904, maxCellLength));
    while (cells.length > 0 && (cells.at(-1) === null || cells.at(-1) === '')) cells.pop();
    if (cells.length === 0) return;
    if (cells.length > maxColumns) throw new Refused('data-file-columns', cells.length);
    left -= cells.length;
    characters -= cells.reduce((/** @type {number} */ sum, cell) => sum + String(cell ?? '').length, 0);
    if (left < 0 || characters < 0) throw new Refused('data-file-size');
    if (hiddenRows.has(index)) {
      table.hiddenRows.push(index + 1);
      return;
    }
    for (const column of hiddenColumns) {
      if (cells[column] === null || cells[column] === undefined) continue;
      filled.add(column);
      cells[column] = null;
    }
    table.rows.push({ number: index + 1, cells });
  });
  table.hiddenColumns = [...filled].sort((one, other) => one - other);
  return table;
}

/**
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 */
function firstVisibleSheet(bytes, limits) {
  const parts = partsOf(bytes);
  const archive = zipSync(parts, { level: 0 });
  const book = read(archive, { type: 'array', sheets: [] });
  const sheets = book.Workbook?.Sheets ?? [];
  refuseDoubtful(parts, sheets);
  const place = book.SheetNames.findIndex((_, index) => (sheets[index]?.Hidden ?? 0) === 0);
  const name = book.SheetNames[place];
  if (name === undefined) throw new Refused('data-file-empty');
  const options = { dense: true, sheets: place, cellNF: true, cellStyles: true, cellHTML: false };
  const sheet = read(archive, { type: 'array', ...options }).Sheets[name];
  if (sheet === undefined) throw new Refused('data-file-broken');
  return tableOf(sheet, book.Workbook?.WBProps?.date1904 === true, limits);
}

/** Reports any error as one of the file; what escapes from here is an error of the thread. */
parentPort?.on('message', (/** @type {{ bytes: Uint8Array, limits: Limits }} */ { bytes, limits }) => {
  try {
    parentPort?.postMessage({ table: firstVisibleSheet(bytes, limits) });
  } catch (error) {
    const { code, found } = error instanceof Refused ? error : new Refused('data-file-broken');
    parentPort?.postMessage({ code, found, reason: String(error) });
  }
});
