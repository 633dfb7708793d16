/** Imports a folder of indicators and articles into the CMS, as drafts. */
import { PushAccessError, PushRequestError } from '../data-push/pushErrors';
import type { PushFault } from '../data-push/pushReport';
import type { ImportCms } from './importCms';
import { entryName } from './importedEntry';
import type { Place } from './importedEntry';
import { planImport } from './importPlan';
import type { ImportPlan, ImportStep } from './importPlan';
import type { ImportReport } from './importReport';
import { filesIn, libraryOf, readAll } from './readImport';
import { filesOf, Sender } from './sendSteps';

export interface ImportOptions {
  readonly folder: string;
  readonly isDryRun: boolean;
  /** Undefined for a dry run that asks no CMS. */
  readonly cms: ImportCms | undefined;
}

/** What is to do with an entry. */
type Kind = 'new' | 'changed' | 'same' | 'published' | 'faulty';

function missingFiles({ entry, planned }: ImportStep, names: readonly string[]): readonly PushFault[] {
  const wanted = new Set(planned.versions.flatMap(({ data }) => filesOf(data)));
  return [...wanted]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const found = `The file «${name}» is not in the folder.`;
      return { ...entry.place, found, fix: 'Add it, or correct the name.' };
    });
}

function kindOf({ known, differences }: ImportStep): Kind {
  if (known === undefined) return 'new';
  if (differences.size === 0) return 'same';
  return known.isPublished ? 'published' : 'changed';
}

function fieldsOf({ differences }: ImportStep): readonly string[] {
  return [...new Set([...differences.values()].flat())];
}

/** Warns of entries that are published: they belong to the editors. */
function publishedWarning(step: ImportStep): PushFault {
  const found = `${entryName(step.entry)} is published and stays as it is; it differs in ${fieldsOf(step).join(', ')}.`;
  return { ...step.entry.place, found, fix: 'Change it in the CMS, or with «npm run data:push».' };
}

/** Sends entries one by one. One that the CMS refuses does not hold back the others; a CMS that does not answer does. */
class Sending {
  readonly failed = new Set<ImportStep>();
  readonly faults: PushFault[] = [];
  isSettingWrong = false;
  #isStopped = false;

  /** Returns whether `work` was done. */
  async #try(place: Place, work: () => Promise<void>): Promise<boolean> {
    try {
      if (!this.#isStopped) await work();
      return !this.#isStopped;
    } catch (error) {
      const isRequest = error instanceof PushRequestError;
      if (!isRequest && !(error instanceof PushAccessError)) throw error;
      const fix = 'Look into the log of the CMS, then import again: what has been imported stays.';
      this.faults.push({ ...place, found: isRequest ? `${error.place}: ${error.fault}.` : error.message, fix });
      this.isSettingWrong ||= !isRequest;
      this.#isStopped = !isRequest || error.failure === 'unavailable';
      return false;
    }
  }

  async all(sender: Sender, steps: readonly ImportStep[]): Promise<void> {
    for (const step of steps) if (!(await this.#try(step.entry.place, () => sender.send(step)))) this.failed.add(step);
    await this.#try({ file: sender.folder }, () => sender.link());
  }
}

function reportOf(plan: ImportPlan, kinds: ReadonlyMap<ImportStep, Kind>, { failed, faults, isSettingWrong }: Sending) {
  const of = (kind: Kind): readonly ImportStep[] =>
    plan.steps.filter((step) => kinds.get(step) === kind && !failed.has(step));
  return {
    created: of('new').map(({ entry }) => ({ entry: entryName(entry), fields: [] })),
    changed: of('changed').map((step) => ({ entry: entryName(step.entry), fields: fieldsOf(step) })),
    same: of('same').map(({ entry }) => entryName(entry)),
    faults: [...plan.faults, ...faults],
    warnings: [...plan.warnings, ...of('published').map(publishedWarning)],
    isSettingWrong,
  };
}

/**
 * Imports what is new, and what differs from a draft that was never published; all faults are reported together. Throws
 * ConfigurationError if a setting is wrong or the folder holds nothing, and the errors of `lib/cms`.
 */
export async function importFolder({ folder, isDryRun, cms }: ImportOptions): Promise<ImportReport> {
  const names = await filesIn(folder);
  const read = await readAll(folder, names);
  const known = await cms?.read();
  const media = await libraryOf(folder, names);
  const plan = planImport(read.entries, media, known);
  const missing = plan.steps.map((step) => [step, missingFiles(step, names)] as const);
  const kinds = new Map(missing.map(([step, faults]) => [step, faults.length > 0 ? 'faulty' : kindOf(step)] as const));
  const wanted = plan.steps.filter((step) => ['new', 'changed'].includes(kinds.get(step) ?? ''));
  const sending = new Sending();
  if (!isDryRun && cms !== undefined) await sending.all(new Sender(folder, media, cms, known ?? []), wanted);
  const report = reportOf(plan, kinds, sending);
  return {
    ...report,
    isDryRun,
    faults: [...read.faults, ...missing.flatMap(([, faults]) => faults), ...report.faults],
    warnings: [...read.warnings, ...report.warnings],
  };
}
