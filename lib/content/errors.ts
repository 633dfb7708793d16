import type { Media } from '@/content-types/definition';
import type { EntryMeta } from '@/content-types/registry';
import { ContentError } from '../errors';
import { mostMegapixels } from '../images/inspectPicture';
import { mediaEndings } from './mediaEnding';
import { describeProblem } from './problem';
import type { Problem } from './problem';

/** Editors kept publishing while the content was being read. */
export class InconsistentContentError extends ContentError {
  override readonly name: string = 'InconsistentContentError';
  constructor(attempts: number) {
    super(
      `The content changed while it was being read, ${attempts} times in a row. ` +
        'Expected it to rest for as long as one reading takes. Build again in a moment.',
      { publicReason: true },
    );
  }
}

const shownProblems = 20;

/** Entries are invalid and have no earlier version that could be shown instead. */
export class InvalidContentError extends ContentError {
  override readonly name: string = 'InvalidContentError';
  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, shownProblems).map(describeProblem);
    const rest = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : [];
    super(
      [
        `The content cannot be published: ${problems.length} errors in entries without an earlier valid version.`,
        ...shown,
        ...rest,
        'Mend them in the CMS and build again; reports/content.json lists everything.',
      ].join('\n'),
    );
  }
}

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

/** Where the content uses a file. */
export interface FileUse {
  readonly file: Media;
  readonly meta: EntryMeta;
  /** Path within the entry. */
  readonly field: string;
}

function describeUse({ file: { name, url }, meta: { type, key, locale }, field }: FileUse): string {
  return `The file «${name}» (${url}) of ${type} «${key}» (${locale}), ${field},`;
}

/** The CMS does not deliver a file. */
export class MissingFileError extends ContentError {
  override readonly name: string = 'MissingFileError';
  constructor(use: FileUse, cause: unknown) {
    super(`${describeUse(use)} cannot be fetched. Build again, or upload it to the CMS again.`, { cause });
  }
}

/** A file that claims to be an image is none, or one of an unknown kind. */
export class UnreadableImageError extends ContentError {
  override readonly name: string = 'UnreadableImageError';
  constructor(use: FileUse, cause: unknown) {
    super(
      `${describeUse(use)} cannot be read. Expected an image (${use.file.mime}), found something else or half of it. ` +
        'Upload it to the CMS again.',
      { cause },
    );
  }
}

/** A picture with so many pixels that opening it would take all memory. */
export class TooLargeImageError extends ContentError {
  override readonly name: string = 'TooLargeImageError';
  constructor(use: FileUse, pixels: number) {
    const megapixels = Math.round(pixels / 1_000_000);
    super(
      `${describeUse(use)} has ${megapixels} megapixels. Expected at most ${mostMegapixels}. ` +
        'Make it smaller, 2400 pixels of width are plenty, and upload it again.',
    );
  }
}

/** A drawing that holds more than a drawing. */
export class UnsafeDrawingError extends ContentError {
  override readonly name: string = 'UnsafeDrawingError';
  constructor(use: FileUse, found: string) {
    super(
      `${describeUse(use)} is a drawing (SVG) that the site does not show, because it holds ${found}. ` +
        'Expected shapes, texts and embedded pictures only. Export it as «plain SVG», or upload it as PNG.',
    );
  }
}

/** A file of a kind that must not lie on the site's own address. */
export class UnacceptedFileError extends ContentError {
  override readonly name: string = 'UnacceptedFileError';
  constructor(use: FileUse) {
    super(
      `${describeUse(use)} has an ending that the site does not accept. Expected ${mediaEndings.join(', ')}. ` +
        'Upload it in another format or remove it.',
    );
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

/** Single types without a published German entry, all of them. */
export class MissingSinglesError extends ContentError {
  override readonly name: string = 'MissingSinglesError';
  constructor(types: readonly string[]) {
    super(
      `The CMS has no published, valid German entry of these single types: ${types.join(', ')}. ` +
        'Expected one of each. Publish them in the CMS and build again.',
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
