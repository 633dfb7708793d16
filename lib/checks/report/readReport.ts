/** Reads the report for programs, to show parts of it elsewhere. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { contentNames } from '@/content-types/registry';
import { locales } from '@/content-types/locales';
import { parseJson } from '@/lib/shared/parseJson';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { isFaultCode } from '@/lib/faults/faultText';
import { reportDataFile } from './writeReport';

const place = {
  type: z.enum(contentNames),
  key: z.string(),
  title: z.string().optional(),
  editAddress: z.string().nullable(),
};

const problemSchema = z.object({
  ...place,
  severity: z.enum(['error', 'warning']),
  locale: z.enum(locales),
  field: z.string(),
  code: z.string().refine(isFaultCode),
  awaited: z.literal(true).optional(),
  values: z.record(z.string(), z.unknown()).nullish(),
});

const plannedSchema = z.object({
  at: z.string().nullable(),
  bundle: z.string().nullable(),
  entries: z.array(z.object({ ...place, changed: z.string().nullable(), stands: z.boolean().catch(false) })),
});

const reportSchema = z.object({
  asOf: z.string(),
  problems: z.array(z.unknown()),
  planned: z.array(plannedSchema).catch([]),
});

export type ReportedProblem = z.infer<typeof problemSchema>;
export type ReportedPlan = z.infer<typeof plannedSchema>;

export interface ReportedContent {
  readonly problems: readonly ReportedProblem[];
  readonly planned: readonly ReportedPlan[];
}

/** The last report; undefined if there is none that this version can read. */
export async function readReport(file = reportDataFile()): Promise<ReportedContent | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  const report = reportSchema.safeParse(parseJson(text));
  if (!report.success) return undefined;
  const problems = report.data.problems.flatMap((problem) => problemSchema.safeParse(problem).data ?? []);
  return { problems, planned: report.data.planned };
}
