/**
 * The errors of this project. Every message says what went wrong and where, what was expected and found, and what to do.
 * `name` is set explicitly so that bundling cannot hide it.
 */
export interface SiteErrorOptions extends ErrorOptions {
  /**
   * What may be disclosed to people who may not read the content; `true`: the message itself. Consists of words of this project, of
   * numbers and of names of settings and content types: nothing from the CMS, no address of a page, no name of a
   * file of the content.
   */
  readonly publicReason?: string | true;
}

export class SiteError extends Error {
  override readonly name: string = 'SiteError';
  /** Null if only the log may say why. */
  readonly publicReason: string | null;

  constructor(message: string, { publicReason, ...options }: SiteErrorOptions = {}) {
    super(message, options);
    this.publicReason = publicReason === true ? message : (publicReason ?? null);
  }
}

/** Why something failed, as it may leave this machine. Whatever is not marked as harmless is only in the log. */
export function publicReasonOf(error: unknown): string {
  if (error instanceof SiteError && error.publicReason !== null) return error.publicReason;
  return `${error instanceof SiteError ? error.name : 'Unexpected error'}: the log says why.`;
}

/** The environment has values that the site cannot work with. */
export class ConfigurationError extends SiteError {
  override readonly name: string = 'ConfigurationError';
}

/** The content as a whole cannot be published; `reports/content.json` has the details. */
export class ContentError extends SiteError {
  override readonly name: string = 'ContentError';

  constructor(message: string, options: SiteErrorOptions = {}) {
    const publicReason = 'The content cannot be published: the log and reports/content.json say why.';
    super(message, { publicReason, ...options });
  }
}

/** What the system calls an error: `ENOENT`; undefined if it is none of the system. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
