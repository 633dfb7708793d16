import type { Media } from '@/content-types/definition';
import type { EntryMeta } from '@/content-types/registry';
import type { CmsLimitError, CmsRequestError } from '../cms/errors';
import { ContentError, SiteError } from '../errors';
import { mostMegapixels } from '../images/inspectPicture';
import { mediaEndings } from './fileKinds';

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

/** A file of the content that the site cannot show. `fault` says what is wrong, `advice` what to do. */
export class FileError extends ContentError {
  override readonly name: string = 'FileError';
  constructor(
    { file: { name, url }, meta: { type, key, locale }, field }: FileUse,
    readonly fault: string,
    readonly advice: string,
    options?: ErrorOptions,
  ) {
    super(`The file «${name}» (${url}) of ${type} «${key}» (${locale}), ${field}, ${fault}. ${advice}`, options);
  }
}

/** The CMS does not have a file, or delivers something else. */
export class MissingFileError extends FileError {
  override readonly name: string = 'MissingFileError';
  constructor(use: FileUse, cause: unknown) {
    super(use, 'cannot be fetched', 'Upload it to the CMS again.', { cause });
  }
}

/** A file of more bytes than the site takes. */
export class TooLargeFileError extends FileError {
  override readonly name: string = 'TooLargeFileError';
  constructor(use: FileUse, cause: CmsLimitError) {
    const { most, setting } = cause.allowed;
    const advice = `Upload a smaller one, or ask those who run the site to raise ${setting}.`;
    super(use, `has ${cause.found}. Expected at most ${most}`, advice, { cause });
  }
}

/** A server that does not answer for the moment: that says nothing about the file, and no entry can help it. */
export class FileOutageError extends SiteError {
  override readonly name: string = 'FileOutageError';
  constructor({ file: { name }, meta: { type, key, locale }, field }: FileUse, cause: CmsRequestError) {
    super(`The file «${name}» of ${type} «${key}» (${locale}), ${field}, does not come: ${cause.message}`, {
      cause,
      ...(cause.publicReason !== null && { publicReason: cause.publicReason }),
    });
  }
}

/** A file that lies where the site does not fetch files from. */
export class ForeignFileError extends FileError {
  override readonly name: string = 'ForeignFileError';
  constructor(use: FileUse, fault: string) {
    super(use, fault, 'Upload it to the CMS.');
  }
}

/** A file that claims to be an image is none, or one of an unknown kind. */
export class UnreadableImageError extends FileError {
  override readonly name: string = 'UnreadableImageError';
  constructor(use: FileUse, cause: unknown) {
    const fault = `cannot be read. Expected an image (${use.file.mime}), found something else or half of it`;
    super(use, fault, 'Upload it to the CMS again.', { cause });
  }
}

/** A picture with so many pixels that opening it would take all memory. */
export class TooLargeImageError extends FileError {
  override readonly name: string = 'TooLargeImageError';
  constructor(use: FileUse, pixels: number) {
    const megapixels = Math.round(pixels / 1_000_000);
    const advice = 'Make it smaller, 2400 pixels of width are plenty, and upload it again.';
    super(use, `has ${megapixels} megapixels. Expected at most ${mostMegapixels}`, advice);
  }
}

/** A drawing that holds more than a drawing. */
export class UnsafeDrawingError extends FileError {
  override readonly name: string = 'UnsafeDrawingError';
  constructor(use: FileUse, found: string) {
    const fault =
      `is a drawing (SVG) that the site does not show, because it holds ${found}. ` +
      'Expected shapes, texts and embedded pictures only';
    super(use, fault, 'Export it as «plain SVG», or upload it as PNG.');
  }
}

/** Name, bytes and what the CMS says of a file do not agree. */
export class MislabelledFileError extends FileError {
  override readonly name: string = 'MislabelledFileError';
  constructor(use: FileUse, fault: string) {
    super(use, fault, 'Upload it to the CMS again, with the ending of what it is.');
  }
}

/** A file of a kind that must not lie on the site's own address. */
export class UnacceptedFileError extends FileError {
  override readonly name: string = 'UnacceptedFileError';
  constructor(use: FileUse) {
    const fault = `has an ending that the site does not accept. Expected ${mediaEndings.join(', ')}`;
    super(use, fault, 'Upload it in another format or remove it.');
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

/** Nothing can stand in for these. */
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
