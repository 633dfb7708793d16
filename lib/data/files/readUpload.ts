/** The one place that expects anything of an uploaded file. */
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';
import { DataFileError } from './dataFileError';
import { FileError, SheetThreadError } from './errors';

function faultOf(cause: unknown): Fault {
  if (cause instanceof DataFileError || cause instanceof FileError) return cause.fault;
  return { code: 'file-unreadable', values: { found: describeValue(String(cause)) } };
}

/**
 * What `read` makes of one uploaded file. Whatever it throws is a fault of the entry that uses the file, which `refuse` receives:
 * one file never stops a build. A thread that reads no file at all does (SheetThreadError).
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
