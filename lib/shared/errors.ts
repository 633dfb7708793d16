/**
 * Errors of this project. Every message says what went wrong and where, what was expected and found, and what to do.
 * `name` is set explicitly so that bundling cannot change it.
 */
export interface SiteErrorOptions extends ErrorOptions {
  /**
   * The reason for people who may not read the content; `true`: the message itself. May contain words of this project,
   * numbers, and names of settings and content types, but nothing from the CMS, no address of a page and no name of a
   * content file.
   */
  readonly publicReason?: string | true;
}

export class SiteError extends Error {
  override readonly name: string = 'SiteError';
  /** Null if only the log may contain the reason. */
  readonly publicReason: string | null;

  constructor(message: string, { publicReason, ...options }: SiteErrorOptions = {}) {
    super(message, options);
    this.publicReason = publicReason === true ? message : (publicReason ?? null);
  }
}

/** Returns the reason of a failure that may leave this machine; without a public one, a reference to the log. */
export function publicReasonOf(error: unknown): string {
  if (error instanceof SiteError && error.publicReason !== null) return error.publicReason;
  return `${error instanceof SiteError ? error.name : 'Unexpected error'}: the log says why.`;
}

/** The environment, or the file of the office, has invalid values. */
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

/** Returns the code of a system error: `ENOENT`; undefined for other errors. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
