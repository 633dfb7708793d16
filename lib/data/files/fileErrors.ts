/** Errors of files that the content uses. */
import type { Media } from '@/content-types/definition';
import type { EntryMeta } from '@/content-types/registry';
import { ContentError, SiteError } from '@/lib/shared/errors';
import { describeFault } from '@/lib/faults/faultText';
import type { Fault } from '@/lib/faults/faults';

/** Where the content uses a file. */
export interface FileUse {
  readonly file: Media;
  readonly meta: EntryMeta;
  /** Path in the entry. */
  readonly field: string;
}

/** A file of the content that the site cannot show. */
export class FileError extends ContentError {
  override readonly name: string = 'FileError';
  constructor(
    { file: { url }, meta: { type, key, locale }, field }: FileUse,
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(`A file (${url}) of ${type} «${key}» (${locale}), ${field}: ${describeFault(fault)}`, options);
  }
}

/** A data file that cannot be read as a whole. */
export class DataFileError extends ContentError {
  override readonly name: string = 'DataFileError';
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(`A data file: ${describeFault(fault)}`, options);
  }
}

/** The worker thread for spreadsheets does not run, which says nothing about the file. */
export class SheetThreadError extends SiteError {
  override readonly name: string = 'SheetThreadError';
  constructor(program: string, cause: unknown) {
    super(
      `Spreadsheets cannot be read: ${program} failed with «${String(cause)}». Install the packages and build again.`,
      {
        cause,
      },
    );
  }
}
