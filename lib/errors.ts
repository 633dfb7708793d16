/**
 * The errors of this project. Every message says what went wrong and where, what was expected and found, and what to do.
 * `name` is set explicitly so that bundling cannot hide it.
 */
export class SiteError extends Error {
  override readonly name: string = 'SiteError';
}

/** The environment holds values that the site cannot work with. */
export class ConfigurationError extends SiteError {
  override readonly name: string = 'ConfigurationError';
}

/** The content as a whole cannot be published; `reports/content.json` has the details. */
export class ContentError extends SiteError {
  override readonly name: string = 'ContentError';
}
