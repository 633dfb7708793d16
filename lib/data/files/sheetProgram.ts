/** The program that reads spreadsheets in a thread. A bundle of one file has its text in the place of this file. */
import path from 'node:path';

export interface ThreadProgram {
  readonly code: string;
  /** Whether `code` is the program itself, and not where it is. */
  readonly isText: boolean;
}

export const sheetProgram: ThreadProgram = {
  // Below the working directory: bundled code knows no other place.
  code: path.join(process.cwd(), 'lib', 'data', 'files', 'sheetWorker.mjs'),
  isText: false,
};
