/** The program of the thread that reads spreadsheets. A bundle in one file replaces this module with one that holds the text. */
import path from 'node:path';

export interface ThreadProgram {
  readonly code: string;
  /** Whether `code` is the source text instead of a path. */
  readonly isText: boolean;
}

export const sheetProgram: ThreadProgram = {
  // Relative to the working directory, because bundled code does not know its own place.
  code: path.join(process.cwd(), 'lib', 'data', 'files', 'sheetWorker.mjs'),
  isText: false,
};
