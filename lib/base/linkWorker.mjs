/** The thread of `linkFiles`: links files, and answers with those that are not there. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { linkFile } from './linkFile.mjs';

const { from, to, files, endings } =
  /** @type {{ from: string, to: string, files: readonly string[], endings: readonly string[] }} */ (workerData);

for (const folder of new Set(files.map((file) => dirname(join(to, file))))) mkdirSync(folder, { recursive: true });
const missing = files.filter((file) => !linkFile(join(from, file), join(to, file)));
for (const file of files) for (const ending of endings) linkFile(join(from, file + ending), join(to, file + ending));
parentPort?.postMessage(missing);
