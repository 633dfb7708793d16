import type { CmsRequestError } from '@/lib/cms/cmsErrors';
import { FileError } from '@/lib/data/files/fileErrors';
import type { FileUse } from '@/lib/data/files/fileErrors';
import { ContentError, SiteError } from '@/lib/shared/errors';

/** One collection that shrank. */
export interface Loss {
  readonly type: string;
  readonly before: number;
  readonly after: number;
}

/** So many entries vanished at once that it looks like an accident. */
export class LossError extends ContentError {
  override readonly name: string = 'LossError';
  constructor(losses: readonly Loss[]) {
    const lines = losses.map(({ type, before, after }) => `  ${type}: ${before} entries before, ${after} now`);
    super(
      `The CMS delivers far fewer entries than last time:\n${lines.join('\n')}\n` +
        'Expected at least 80 % of the earlier number. If this is intended, build with --allow-loss.',
      { publicReason: true },
    );
  }
}

/** A file that its server did not deliver in two rounds of attempts. */
export class UndeliveredFileError extends FileError {
  override readonly name: string = 'UndeliveredFileError';
  constructor(
    use: FileUse,
    override readonly cause: CmsRequestError,
  ) {
    super(use, { code: 'file-undelivered', values: { file: use.file.name } }, { cause });
  }
}

/** So many files failed that their server must be at fault, not the entries. */
export class FileOutageError extends SiteError {
  override readonly name: string = 'FileOutageError';
  constructor({ message, cause }: UndeliveredFileError, missing: number, all: number) {
    super(`${missing} of ${all} files of the content could not be fetched. ${message} ${cause.message}`, {
      cause,
      ...(cause.publicReason !== null && { publicReason: cause.publicReason }),
    });
  }
}

/** The site needs this entry on every build. */
export class MissingSingleError extends ContentError {
  override readonly name: string = 'MissingSingleError';
  constructor(type: string) {
    super(
      `The CMS has no published German entry of the single type «${type}». Publish it in the CMS and build again.`,
      {
        publicReason: true,
      },
    );
  }
}

/** The home page has no default. */
export class MissingHomePageError extends ContentError {
  override readonly name: string = 'MissingHomePageError';
  constructor() {
    super(
      'The CMS has no published, valid German home page, and the site never had one. Expected an entry of the single ' +
        'type «home-page». Publish it in the CMS and build again; reports/content.json says what is wrong with it.',
      { publicReason: true },
    );
  }
}

/** Pages were to be rendered before the content had been read. */
export class MissingSnapshotError extends ContentError {
  override readonly name: string = 'MissingSnapshotError';
  constructor(directory: string) {
    super(`There is no snapshot of the content in ${directory}. Run «npm run content» or «npm run build».`);
  }
}
