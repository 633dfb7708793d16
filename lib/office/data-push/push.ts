/** Pushes a folder of data to the CMS, indicator by indicator. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@/lib/shared/errors';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { SheetThreadError } from '@/lib/data/files/fileErrors';
import type { CmsData, CmsState, IndicatorVersion } from './cmsData';
import { PushAccessError, PushRequestError } from './pushErrors';
import { planPush } from './pushPlan';
import type { PushInput, ReadUploaded } from './pushPlan';
import { readFolder } from './readFolder';
import type { DataFile, PushFolder } from './readFolder';
import { noMetadata, readMetadata, unusableMetadata } from './readMetadata';
import type { Metadata } from './readMetadata';
import type { PushChange, PushFault, PushReport } from './pushReport';

export interface PushOptions {
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly cms: CmsData;
  readonly uploaded: ReadUploaded;
}

/** Strapi answers in one thread; meanwhile, the second indicator is prepared. */
const atOnce = 2;

type PushError = PushRequestError | PushAccessError | SheetThreadError;

function isPushError(error: unknown): error is PushError {
  return [PushRequestError, PushAccessError, SheetThreadError].some((kind) => error instanceof kind);
}

function errorFault(file: string, error: PushError): PushFault {
  const isRequest = error instanceof PushRequestError;
  const found = isRequest ? `${error.place}: ${error.fault}.` : error.message;
  const before = isRequest ? 'Look into the log of the CMS, then push' : 'Push';
  return { file, found, fix: `${before} again: what has been pushed stays.` };
}

class Push {
  readonly changed: PushChange[] = [];
  readonly same: number[] = [];
  readonly faults: PushFault[] = [];
  readonly warnings: PushFault[] = [];
  readonly tried = new Set<number>();
  isSettingWrong = false;

  constructor(
    readonly options: PushOptions,
    readonly versions: ReadonlyMap<number, readonly IndicatorVersion[]>,
  ) {}

  async one(given: PushInput): Promise<void> {
    const { cms, uploaded, isDryRun } = this.options;
    const { indicator } = given;
    const { faults, warnings, step } = await planPush(given, this.versions.get(indicator) ?? [], uploaded);
    this.faults.push(...faults);
    this.warnings.push(...warnings);
    if (faults.length > 0) return;
    if (step === undefined) {
      this.same.push(indicator);
      return;
    }
    if (!isDryRun) await cms.send(indicator, step.change, step.file);
    this.changed.push(step.told);
  }

  /** Notes an error of the push as a fault; rethrows any other error. */
  note(file: string, error: unknown): void {
    if (!isPushError(error)) throw error;
    this.faults.push(errorFault(file, error));
    this.isSettingWrong ||= error instanceof PushAccessError;
  }

  /** Continues if the CMS fails for this indicator alone; throws if the others would fail as well. */
  async tryOne(given: PushInput): Promise<void> {
    try {
      await this.one(given);
    } catch (error) {
      this.note(given.file?.name ?? given.metadata, error);
      if (!(error instanceof PushRequestError) || error.failure === 'unavailable') throw error;
    }
  }
}

/** The numbers of the indicators in the folder, sorted, without those whose metadata have a fault. */
function numbersIn({ data }: PushFolder, { said, faulty, isUseless }: Metadata): readonly number[] {
  if (isUseless) return [];
  const numbers = new Set([...data.map(({ indicator }) => indicator), ...said.keys()]);
  return [...numbers].filter((number) => !faulty.has(number)).sort((one, other) => one - other);
}

function unreadable({ name }: DataFile): PushFault {
  return { file: name, found: 'The file cannot be read.', fix: 'Let the push read it.' };
}

function untried(file: string, numbers: readonly number[]): PushFault {
  return { file, found: `These indicators were not tried any more: ${numbers.join(', ')}.`, fix: 'Push again.' };
}

async function run(push: Push, folder: PushFolder, metadata: Metadata): Promise<void> {
  const files = new Map(folder.data.map((file) => [file.indicator, file]));
  const numbers = numbersIn(folder, metadata).filter((number) => !folder.blocked.has(number));
  await mapConcurrently(
    numbers,
    async (indicator) => {
      const file = files.get(indicator);
      push.tried.add(indicator);
      const bytes = file && (await readFile(path.join(push.options.folder, file.name)).catch(() => null));
      if (file && bytes === null) push.faults.push(unreadable(file));
      else
        await push.tryOne({
          indicator,
          file: file && bytes ? { ...file, bytes } : undefined,
          said: metadata.said.get(indicator) ?? new Map(),
          metadata: folder.metadata ?? '',
        });
    },
    atOnce,
  ).catch((error: unknown) => {
    // It is among the faults already.
    if (!isPushError(error)) throw error;
  });
  const left = numbers.filter((number) => !push.tried.has(number));
  if (left.length > 0) push.faults.push(untried(push.options.folder, left));
}

/** Notifies the website of changes, also of those of an earlier push that was interrupted. Returns whether it did. */
async function report(push: Push, isLeft: boolean): Promise<boolean> {
  const { cms, folder, isDryRun } = push.options;
  if (isDryRun || !(isLeft || push.changed.some(({ isDraft }) => !isDraft))) return false;
  try {
    await cms.finish();
    return true;
  } catch (error) {
    push.note(folder, error);
    return false;
  }
}

function metadataOf(place: string, { metadata, isUseless }: PushFolder): Metadata | Promise<Metadata> {
  if (isUseless) return unusableMetadata([]);
  return metadata === undefined ? noMetadata : readMetadata(place, metadata);
}

function leftOutWarning(file: string, version: string): PushFault {
  const found = `The CMS has a version that cannot be read and is left out: ${version}.`;
  return { file, found, fix: 'Complete it there, or delete it.' };
}

async function readState({ cms, folder }: PushOptions): Promise<CmsState | PushFault> {
  try {
    return await cms.read();
  } catch (error) {
    if (!(error instanceof PushRequestError)) throw error;
    return errorFault(folder, error);
  }
}

/**
 * Pushes what differs and reports all faults together: a file with a fault does not hold back the others. Throws
 * ConfigurationError if a setting is wrong or the folder holds nothing.
 */
export async function pushFolder(options: PushOptions): Promise<PushReport> {
  const folder = await readFolder(options.folder);
  if (folder.data.length + folder.faults.length === 0 && folder.metadata === undefined)
    throw new ConfigurationError(`The folder ${options.folder} holds no files: expected data as 5813.csv.`);
  const metadata = await metadataOf(options.folder, folder);
  const state = await readState(options);
  const versions = 'versions' in state ? state.versions : [];
  const push = new Push(
    options,
    groupBy(versions, ({ stata_id: number }) => number),
  );
  push.faults.push(...folder.faults, ...metadata.faults);
  push.warnings.push(
    ...('versions' in state ? state.leftOut : []).map((found) => leftOutWarning(options.folder, found)),
  );
  if ('versions' in state) await run(push, folder, metadata);
  else push.faults.push(state);
  const isReported = await report(push, 'versions' in state && state.unreported);
  const { faults, warnings, isSettingWrong } = push;
  // Two are pushed at once, in any order.
  const changed = push.changed.sort((one, other) => one.indicator - other.indicator);
  const same = push.same.sort((one, other) => one - other);
  return { isDryRun: options.isDryRun, changed, same, faults, warnings, isReported, isSettingWrong };
}
