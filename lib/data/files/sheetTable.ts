/**
 * The first visible sheet of a spreadsheet (XLSX or OpenDocument). A library reads it in a thread, which is ended when a file takes
 * too much time or memory.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { errorCode } from '@/lib/shared/errors';
import { formatNumberRanges } from '@/lib/shared/formatNumberRanges';
import type { Fault } from '@/lib/faults/faults';
import { DataFileError, SheetThreadError } from './fileErrors';
import { sheetProgram } from './sheetProgram';
import { maxCellLength, maxColumns, maxRawCells } from './table';
import type { RawRow } from './table';

/** Ten times what 100,000 rows take. */
const longestMs = 60_000;
const mostMegabytes = 1000;

const answerSchema = z.union([
  z.object({
    table: z.object({
      rows: z.custom<readonly RawRow[]>(Array.isArray),
      hiddenRows: z.array(z.number()),
      hiddenColumns: z.array(z.number()),
    }),
  }),
  z.object({
    code: z.enum(['data-file-broken', 'data-file-empty', 'data-file-hidden', 'data-file-size', 'data-file-columns']),
    found: z.number(),
    reason: z.string(),
  }),
]);

const limits = { maxCellLength, maxColumns, maxRawCells };

let worker: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

function started(): Worker {
  const { code, isText } = sheetProgram;
  return new Worker(code, {
    eval: isText,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
}

/** Error codes of a file that takes too much time or memory. */
const tooMuch: readonly unknown[] = ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'];

/** Reuses the thread for the next file; while idle it does not keep the process alive. */
async function ask(bytes: Uint8Array): Promise<unknown> {
  const own = (worker ??= started());
  own.ref();
  try {
    own.postMessage({ bytes, limits });
    const answers: unknown = await once(own, 'message', { signal: AbortSignal.timeout(longestMs) });
    own.unref();
    return answers;
  } catch (cause) {
    worker = undefined;
    await own.terminate();
    throw tooMuch.includes(errorCode(cause))
      ? new DataFileError({ code: 'data-file-size' }, { cause })
      : new SheetThreadError(sheetProgram.isText ? 'the thread' : sheetProgram.code, cause);
  }
}

export interface SheetTable {
  /** Without empty rows. */
  readonly rows: readonly RawRow[];
  /** They name the hidden rows and columns, which are left out. */
  readonly warnings: readonly Fault[];
}

/** `2` → `C`. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/** Throws DataFileError if this file cannot be read, SheetThreadError if none can. */
export async function sheetTable(bytes: Uint8Array): Promise<SheetTable> {
  const asked = turn.then(() => ask(bytes));
  turn = asked.catch(() => undefined);
  const [answer] = z.tuple([answerSchema]).parse(await asked);
  if ('code' in answer) {
    const { code, found, reason } = answer;
    const fault: Fault = code === 'data-file-columns' ? { code, values: { found, max: maxColumns } } : { code };
    throw new DataFileError(fault, { cause: reason });
  }
  const { rows, hiddenRows, hiddenColumns } = answer.table;
  const warnings: Fault[] = [];
  if (hiddenRows.length > 0)
    warnings.push({ code: 'data-rows-hidden', values: { rows: formatNumberRanges(hiddenRows) } });
  if (hiddenColumns.length > 0)
    warnings.push({ code: 'data-columns-hidden', values: { columns: hiddenColumns.map(columnLetters).join(', ') } });
  return { rows, warnings };
}
