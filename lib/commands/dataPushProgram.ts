/** The program of `npm run data:push`, also bundled for other machines: see `dataPush.ts`. */
import { parseArgs } from 'node:util';
import { config } from '@/lib/shared/config';
import { ConfigurationError, SiteError } from '@/lib/shared/errors';
import { connectCmsData } from '@/lib/office/data-push/cmsData';
import { pushFolder } from '@/lib/office/data-push/push';
import type { PushOptions } from '@/lib/office/data-push/push';
import { reportText } from '@/lib/office/data-push/pushReport';
import { createCms } from '@/lib/cms/client';
import { cmsOptions } from '@/lib/cms/cmsOptions';

const usage = 'Expected a folder: npm run data:push -- [--dry-run] [--json] <folder>';

const longestMs = 60_000;

/** Timeout of each attempt; there is one, so that no program hangs for a whole night. */
export function attemptTimeoutMs(): number {
  const { CMS_TIMEOUT_MS: timeout } = config();
  return timeout === 0 ? longestMs : timeout;
}

/** Exit codes for scripts. */
export const exitCodes = { done: 0, faults: 1, wrongUse: 2 } as const;

/** `isDryRun`: changes nothing in the CMS. */
function optionsOf(folder: string, isDryRun: boolean): PushOptions {
  const { CMS_URL: url, CMS_DATA_TOKEN: token } = config();
  const missing = Object.entries({ CMS_URL: url, CMS_DATA_TOKEN: token }).filter(([, value]) => value === undefined);
  if (url === undefined || token === undefined)
    throw new ConfigurationError(
      `Missing: ${missing.map(([name]) => name).join(', ')}. Set the address of the CMS and a token for data in the environment; see docs/operations.md.`,
    );
  const timeoutMs = attemptTimeoutMs();
  const files = createCms({ ...cmsOptions(url), token: undefined, timeoutMs });
  return {
    folder,
    isDryRun,
    cms: connectCmsData({ url, token: token.trim(), timeoutMs }),
    // Replace uploaded files that cannot be read.
    uploaded: (address) => files.file(address).catch(() => undefined),
  };
}

async function run(parameters: readonly string[]): Promise<number> {
  const options = { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args: [...parameters], options, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new ConfigurationError(usage);
  const report = await pushFolder(optionsOf(folder, values['dry-run'] === true));
  console.log(values.json === true ? JSON.stringify(report, null, 2) : reportText(report));
  if (report.isSettingWrong) return exitCodes.wrongUse;
  return report.faults.length > 0 ? exitCodes.faults : exitCodes.done;
}

/** Tells an error that people can act on, and returns its exit code; rethrows any other error. */
export function exitCodeOf(error: unknown, help: string): number {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  if (!isUsage && !(error instanceof SiteError)) throw error;
  console.error(isUsage ? `${error.message}\n${help}` : `${error.name}: ${error.message}`);
  return isUsage || error instanceof ConfigurationError ? exitCodes.wrongUse : exitCodes.faults;
}

/** Pushes the folder named by the parameters. Returns the exit code: 0 for success, 1 for faults, 2 for wrong parameters or settings. */
export async function dataPush(parameters: readonly string[]): Promise<number> {
  try {
    return await run(parameters);
  } catch (error) {
    return exitCodeOf(error, usage);
  }
}
