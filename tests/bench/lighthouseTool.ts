/** Lighthouse, installed on demand beside the project: its packages are many, and only this measurement needs them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { run } from '@/lib/shared/run.mjs';
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

/** The newest that runs on Node 20; version 13 needs Node 22. */
const version = '12.8.2';

const folder = path.join(paths.tools, `lighthouse-${version}`);

const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

/** The groups that Lighthouse judges. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** From 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

export interface Measurement {
  readonly scores: Scores;
  /** Names of the audits below the best mark that count for a score. */
  readonly failed: readonly string[];
}

const score = z.number().nullable();

const reportSchema = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score, displayValue: z.string().optional() })),
});

/** Installs Lighthouse if it is missing. Throws SiteError when that fails. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  console.log(`Installing Lighthouse ${version} into ${path.relative(process.cwd(), folder)} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const code = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `lighthouse@${version}`,
  ]);
  if (code === 0 && existsSync(program)) return;
  await rm(folder, { recursive: true, force: true });
  throw new SiteError(
    `Lighthouse ${version} could not be installed (npm ended with ${code}). Is the registry reachable?`,
  );
}

function parseReport(text: string): Measurement {
  const { categories: judged, audits } = reportSchema.parse(JSON.parse(text));
  const scores: Scores = {
    performance: Math.round((judged.performance.score ?? 0) * 100),
    accessibility: Math.round((judged.accessibility.score ?? 0) * 100),
    'best-practices': Math.round((judged['best-practices'].score ?? 0) * 100),
    seo: Math.round((judged.seo.score ?? 0) * 100),
  };
  const weighty = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = weighty.flatMap(({ id }) => {
    const audit = audits[id];
    if (audit === undefined || audit.score === null || audit.score >= 0.9) return [];
    return [audit.displayValue === undefined ? id : `${id} (${audit.displayValue})`];
  });
  return { scores, failed: [...new Set(failed)] };
}

/** Measures one page as on a usual phone with a slow connection. Throws SiteError when Lighthouse fails. */
export async function measure(address: string, browser: string): Promise<Measurement> {
  const report = path.join(folder, 'report.json');
  await rm(report, { force: true });
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ');
  const code = await run(
    process.execPath,
    [program, address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`],
    { CHROME_PATH: browser },
  );
  if (code !== 0) throw new SiteError(`Lighthouse ended with ${code} at ${address}; its messages are above.`);
  return parseReport(await readFile(report, 'utf8'));
}
