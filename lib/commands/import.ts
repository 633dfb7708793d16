/**
 * `npm run import <folder>`: imports indicators and articles into the CMS as drafts (`--dry-run`: only reports what would change, without
 * CMS_URL only what is wrong; `--json`: reports for scripts). Exits with 1 for faults, 2 for wrong parameters or settings.
 */
import { parseArgs } from 'node:util';
import { config } from '@/lib/shared/config';
import { loadEnvironmentFiles } from '@/lib/shared/environment.mjs';
import { ConfigurationError } from '@/lib/shared/errors';
import { connectImportCms } from '@/lib/office/import/importCms';
import type { ImportCms } from '@/lib/office/import/importCms';
import { importFolder } from '@/lib/office/import/importFolder';
import { importReportText } from '@/lib/office/import/importReport';
import { attemptTimeoutMs, exitCodeOf, exitCodes } from './dataPushProgram';
import { sanitizeConsole } from './sanitizeConsole';

const usage = 'Expected a folder: npm run import -- [--dry-run] [--json] <folder>';

function cmsOf(isDryRun: boolean): ImportCms | undefined {
  const { CMS_URL: url, CMS_IMPORT_TOKEN: token } = config();
  if (url !== undefined && token !== undefined)
    return connectImportCms({ url, token: token.trim(), timeoutMs: attemptTimeoutMs() });
  if (isDryRun && url === undefined) return undefined;
  throw new ConfigurationError(
    'CMS_URL or CMS_IMPORT_TOKEN is missing. Set the address of the CMS and a token with full access; see docs/operations.md.',
  );
}

async function main(): Promise<number> {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new ConfigurationError(usage);
  const isDryRun = values['dry-run'];
  const report = await importFolder({ folder, isDryRun, cms: cmsOf(isDryRun) });
  console.log(values.json ? JSON.stringify(report, null, 2) : importReportText(report));
  if (report.isSettingWrong) return exitCodes.wrongUse;
  return report.faults.length > 0 ? exitCodes.faults : exitCodes.done;
}

sanitizeConsole();
loadEnvironmentFiles();
process.exitCode = await main().catch((error: unknown) => exitCodeOf(error, usage));
