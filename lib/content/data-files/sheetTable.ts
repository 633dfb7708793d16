/**
 * The first visible sheet of a spreadsheet (XLSX). Our own reader: those of others give a share shown as `5,2 %` as 0.052
 * without a word, and fill the empty cells of a sheet with one cell in its last corner until the memory is gone.
 */
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { DataFileError } from './dataFileError';
import { formatOf, shownNumber } from './sheetFormats';
import type { NumberFormat } from './sheetFormats';
import { isEmptyCell, maxColumns, maxRawCells, maxRows } from './table';
import type { RawCell, RawRow } from './table';
import { ArchiveTooLarge, BrokenArchive, openArchive } from './unzip';

/** All parts together, unpacked: a hundred thousand rows of twenty columns. */
const maxBytes = 200_000_000;
const maxTexts = 1_000_000;
const pieceBytes = 65_536;

type Attributes = SaxesTagPlain['attributes'];

interface Handlers {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Names without their prefix: some programs write `x:row`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function readXml(bytes: Buffer, { open, text, close }: Handlers): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes));
  parser.on('text', (piece) => text?.(piece));
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  const decoder = new StringDecoder('utf8');
  for (let place = 0; place < bytes.length; place += pieceBytes)
    parser.write(decoder.write(bytes.subarray(place, place + pieceBytes)));
  parser.close();
}

type Archive = (name: string) => Buffer | undefined;

function readPart(archive: Archive, name: string, handlers: Handlers): void {
  const bytes = archive(name);
  if (bytes !== undefined) readXml(bytes, handlers);
}

function readTexts(archive: Archive): readonly string[] {
  const texts: string[] = [];
  let inside = '';
  let isRead = false;
  let isReading = false;
  readPart(archive, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') inside = '';
      // How to pronounce a text is no part of it.
      if (name === 'rPh') isReading = true;
      isRead = name === 't' && !isReading;
    },
    text(piece) {
      if (isRead) inside += piece;
    },
    close(name) {
      isRead = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(inside);
      if (texts.length > maxTexts) throw tooLarge();
    },
  });
  return texts;
}

/** The format of each style that a cell can have. */
function readFormats(archive: Archive): readonly NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  readPart(archive, 'xl/styles.xml', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

interface Workbook {
  readonly sheet: string;
  readonly from1904: boolean;
}

function readWorkbook(archive: Archive): Workbook {
  let id: string | undefined;
  let from1904 = false;
  readPart(archive, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') id ??= attributes['r:id'];
    },
  });
  let sheet: string | undefined;
  readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open(_name, attributes) {
      const target = attributes['Target'];
      if (attributes['Id'] === id && target !== undefined) sheet = path.posix.resolve('/xl', target).slice(1);
    },
  });
  return { sheet: sheet ?? 'xl/worksheets/sheet1.xml', from1904 };
}

function tooLarge(): DataFileError {
  return new DataFileError({ code: 'data-file-size' });
}

/** `C7` → 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Buffer.from(letters).reduce((sum, code) => sum * 26 + code - 64, 0) - 1;
}

/** Collects the cells of a sheet; empty ones cost nothing. */
class SheetReader implements Handlers {
  readonly rows: RawRow[] = [];
  #number = 0;
  #count = 0;
  #cells: RawCell[] = [];
  #column = -1;
  #attributes: Attributes = {};
  #value: string | undefined;
  #formula: string | undefined;
  #inside: 'v' | 'f' | 't' | undefined;

  constructor(
    readonly texts: readonly string[],
    readonly formats: readonly NumberFormat[],
    readonly from1904: boolean,
  ) {}

  open = (name: string, attributes: Attributes): void => {
    if (name === 'row') {
      this.#number = Number(attributes['r'] ?? this.#number + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      const reference = attributes['r'];
      this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
      this.#attributes = attributes;
      this.#value = undefined;
      this.#formula = undefined;
    }
    this.#inside = name === 'v' || name === 'f' || name === 't' ? name : undefined;
    if (name === 'f') this.#formula = '';
  };

  text = (piece: string): void => {
    if (this.#inside === 'f') this.#formula = `${this.#formula ?? ''}${piece}`;
    else if (this.#inside !== undefined) this.#value = `${this.#value ?? ''}${piece}`;
  };

  close = (name: string): void => {
    this.#inside = undefined;
    if (name === 'c') this.#endCell();
    if (name !== 'row' || this.#cells.length === 0) return;
    this.rows.push({ number: this.#number, cells: this.#cells });
    this.#count += this.#cells.length;
    if (this.#count > maxRawCells) throw tooLarge();
    // One more than allowed says that there are too many.
    if (this.rows.length > maxRows + 1) throw new SheetIsLong();
  };

  #endCell(): void {
    const cell = this.#shown();
    if (isEmptyCell(cell)) return;
    if (this.#column < 0 || this.#column >= maxColumns)
      throw new DataFileError({ code: 'data-file-columns', values: { found: this.#column + 1, max: maxColumns } });
    while (this.#cells.length < this.#column) this.#cells.push(null);
    this.#cells[this.#column] = cell;
  }

  #shown(): RawCell {
    const { t: type = 'n', s: style = '0' } = this.#attributes;
    // What a formula gave when the file was last saved; without that, the formula is what was found.
    if (this.#value === undefined) return this.#formula === undefined ? null : `=${this.#formula}`;
    if (type === 's') return this.#sharedText(this.#value);
    if (type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || this.#value.trim() === '' || !Number.isFinite(Number(this.#value))) return this.#value;
    return shownNumber(Number(this.#value), this.formats[Number(style)] ?? 'number', this.from1904);
  }

  #sharedText(index: string): string {
    const text = this.texts[Number(index)];
    if (text === undefined) throw new BrokenArchive('shared strings');
    return text;
  }
}

/** Ends the reading early: nothing is wrong with the file but its length. */
class SheetIsLong extends Error {
  override readonly name: string = 'SheetIsLong';
}

function readSheet(bytes: Uint8Array): readonly RawRow[] {
  const archive = openArchive(bytes, maxBytes);
  const { sheet, from1904 } = readWorkbook(archive);
  const reader = new SheetReader(readTexts(archive), readFormats(archive), from1904);
  try {
    readPart(archive, sheet, reader);
  } catch (error) {
    if (!(error instanceof SheetIsLong)) throw error;
  }
  return reader.rows;
}

/** The rows that are not empty; the first one is the head. Throws DataFileError. */
export function sheetTable(bytes: Uint8Array): readonly RawRow[] {
  try {
    return readSheet(bytes);
  } catch (cause) {
    if (cause instanceof DataFileError) throw cause;
    if (cause instanceof ArchiveTooLarge) throw tooLarge();
    throw new DataFileError({ code: 'data-file-broken' }, { cause });
  }
}
