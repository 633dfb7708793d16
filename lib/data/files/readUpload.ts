/** Turns errors of reading an uploaded file into faults. */
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';
import { DataFileError, FileError, SheetThreadError } from './fileErrors';

function faultOf(cause: unknown): Fault {
  if (cause instanceof DataFileError || cause instanceof FileError) return cause.fault;
  return { code: 'file-unreadable', values: { found: describeValue(String(cause)) } };
}

/**
 * The result of `read` for one uploaded file. One file never stops a build: errors become a fault of the entry that uses the file,
 * and `refuse` makes the result from it. Only SheetThreadError is thrown, because then no spreadsheet can be read.
 */
export async function readUpload<Result>(
  read: () => Result | Promise<Result>,
  refuse: (fault: Fault, cause: unknown) => Result,
): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof SheetThreadError) throw cause;
    return refuse(faultOf(cause), cause);
  }
}
