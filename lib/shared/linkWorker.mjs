/** Worker thread of `linkFiles`: links files, and posts the missing ones. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { linkFile, makeFoldersOf } from './linkFile.mjs';

const { from, to, files, endings } =
  /** @type {{ from: string, to: string, files: readonly string[], endings: readonly string[] }} */ (workerData);

makeFoldersOf(files, to);
const missing = files.filter((file) => !linkFile(join(from, file), join(to, file)));
for (const file of files) for (const ending of endings) linkFile(join(from, file + ending), join(to, file + ending));
parentPort?.postMessage(missing);
