/**
 * `npm run data:push <folder>`: sends data of indicators to the CMS (`--dry-run`: only reports what would change; `--json`: reports for
 * scripts). `-- --bundle <file>` writes the program into a single file for machines without this project.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironmentFiles } from '@/lib/shared/environment.mjs';
import { bundleDataPush } from './bundleDataPush';
import { dataPush } from './dataPushProgram';
import { sanitizeConsole } from './sanitizeConsole';

sanitizeConsole();
loadEnvironmentFiles();
const parameters = process.argv.slice(2);
const { bundle } = parseArgs({ args: parameters, options: { bundle: { type: 'string' } }, strict: false }).values;
if (typeof bundle === 'string') {
  await bundleDataPush(path.resolve(bundle));
  console.log(`Wrote ${bundle}: run it with «node --env-file=… ${path.basename(bundle)} <folder>».`);
} else process.exitCode = await dataPush(parameters);
