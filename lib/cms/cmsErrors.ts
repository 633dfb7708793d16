/**
 * Errors while reading the CMS. No message contains the token; what may leave this machine contains nothing from the CMS
 * either.
 */
import { SiteError } from '@/lib/shared/errors';

/** A path that is no content type of this site; nothing was requested. */
export class DisallowedEndpointError extends SiteError {
  override readonly name: string = 'DisallowedEndpointError';

  constructor(path: string) {
    super(`Disallowed endpoint: ${path}`);
  }
}

/** A file that is neither an upload of the CMS nor on a host named in the settings; nothing was requested. */
export class DisallowedFileError extends SiteError {
  override readonly name: string = 'DisallowedFileError';

  /** `fault` as in «The file …». */
  constructor(
    address: string,
    readonly fault: string,
  ) {
    super(
      `The file ${address.replace(/[?#].*$/s, '')} ${fault}. Expected an upload of the CMS. Upload it to the CMS, or name its host in CMS_FILE_HOSTS.`,
    );
  }
}

/** A query longer than servers accept; nothing was requested. */
export class CmsQueryTooLongError extends SiteError {
  override readonly name: string = 'CmsQueryTooLongError';

  constructor(path: string, found: number, allowed: number) {
    super(
      `GET ${path}: the query has ${found} characters, servers accept about ${allowed} (Strapi answers 431). ` +
        'Use fewer filters, or fewer nested parts in the content type.',
      { publicReason: true },
    );
  }
}

/** Where and when a request failed. */
export interface FailedAttempt {
  /** Without query. */
  readonly path: string;
  /** Without the names of files, which reveal what is in them. */
  readonly publicPath: string;
  /** Language and page, for people; may be empty. */
  readonly about: string;
  /** How many times the request was sent. */
  readonly attempts: number;
}

interface Failure {
  readonly fault: string;
  /** Without anything from the CMS; identical if the fault contains none of it. */
  readonly publicFault?: string;
  readonly advice: string;
  /** The same of the advice. */
  readonly publicAdvice?: string;
  readonly passing: boolean;
  readonly cause?: unknown;
}

/** A request that failed. The kinds below say why. */
export class CmsRequestError extends SiteError {
  override readonly name: string = 'CmsRequestError';
  readonly path: string;
  readonly attempts: number;
  /** The fault in a few words, for the log. */
  readonly fault: string;
  /** Whether the same request may succeed later. */
  readonly passing: boolean;

  constructor(
    { path, publicPath, about, attempts }: FailedAttempt,
    { fault, publicFault = fault, advice, publicAdvice = advice, passing, cause }: Failure,
  ) {
    const within = about === '' ? '' : ` (${about})`;
    super(`GET ${path}${within}: ${fault}; attempts: ${attempts}. ${advice}`, {
      cause,
      publicReason: `GET ${publicPath}${within}: ${publicFault}; attempts: ${attempts}. ${publicAdvice}`,
    });
    this.path = path;
    this.attempts = attempts;
    this.fault = fault;
    this.passing = passing;
  }
}

const passingStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

function adviceFor(status: number): string {
  if (status === 400) return 'Compare the content types of the CMS with `npm run cms:schema`.';
  if (status === 401) return 'The CMS does not know the token: correct CMS_TOKEN.';
  if (status === 403) return 'Allow the token in CMS_TOKEN to read this content type (find and findOne).';
  if (status === 404) return 'Check CMS_URL, that the content type exists in the CMS and that the entry is published.';
  if (status === 431) return 'The request is too long for the server: raise its header limit or ask for less.';
  if (status >= 500) return 'Look into the log of the CMS, then try again.';
  return 'Check CMS_URL and what answers there.';
}

/** The CMS answered with another status than 200. */
export class CmsStatusError extends CmsRequestError {
  override readonly name: string = 'CmsStatusError';
  readonly status: number;
  /** How long the CMS asks to wait, in milliseconds; null if it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    failed: FailedAttempt,
    { status, explanation, retryAfterMs = null }: { status: number; explanation: string; retryAfterMs?: number | null },
  ) {
    const publicFault = `status ${status}, expected 200`;
    super(failed, {
      fault: explanation === '' ? publicFault : `${publicFault}: ${explanation}`,
      publicFault,
      advice: adviceFor(status),
      passing: passingStatuses.includes(status),
    });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The CMS does not know the token, or does not let it read this. */
export class CmsAccessError extends CmsStatusError {
  override readonly name = 'CmsAccessError';
}

/** No answer at all: refused, reset, host unknown, certificate not accepted. */
export class CmsNetworkError extends CmsRequestError {
  override readonly name: string = 'CmsNetworkError';

  constructor(failed: FailedAttempt, cause: Error) {
    super(failed, {
      fault: `no answer: ${cause.message === '' ? cause.name : cause.message}`,
      publicFault: 'no answer',
      advice: 'Check CMS_URL and that the CMS is running.',
      passing: true,
      cause,
    });
  }
}

/** No complete answer within the time allowed for one attempt. */
export class CmsTimeoutError extends CmsRequestError {
  override readonly name: string = 'CmsTimeoutError';

  constructor(failed: FailedAttempt, timeoutMs: number) {
    super(failed, {
      fault: `no complete answer within ${timeoutMs} ms`,
      advice: 'Check the load of the CMS or raise CMS_TIMEOUT_MS.',
      passing: true,
    });
  }
}

const excerptLength = 200;

export interface UnusableBody {
  readonly problem: string;
  /** Without anything from the CMS or the network; identical if the problem contains none of it. */
  readonly publicProblem?: string;
  readonly body: string;
  readonly passing?: boolean;
  readonly cause?: unknown;
}

/** The answer cannot be used although it is there: not JSON, cut off, a login page, a redirect to elsewhere. */
export class CmsBodyError extends CmsRequestError {
  override readonly name: string = 'CmsBodyError';

  constructor(failed: FailedAttempt, { problem, publicProblem = problem, body, passing = false, cause }: UnusableBody) {
    const excerpt = body === '' ? 'The body is empty.' : `The body begins with «${body.slice(0, excerptLength)}».`;
    const advice = 'Check CMS_URL and what is between it and the site (proxy, login).';
    super(failed, {
      fault: problem,
      publicFault: publicProblem,
      advice: `${excerpt} ${advice}`,
      publicAdvice: `${advice} The log says what came.`,
      passing,
      cause,
    });
  }
}

/** The CMS sends more than the site accepts, by accident or because something else answers instead. */
export class CmsLimitError extends SiteError {
  override readonly name: string = 'CmsLimitError';

  /** `setting`: the name of the setting that raises the limit. */
  constructor(
    place: string,
    readonly found: string,
    readonly allowed: { readonly max: number; readonly setting: string },
  ) {
    const { max, setting } = allowed;
    super(
      `GET ${place}: the answer has ${found}, allowed are ${max}. If the content really is that large, raise ${setting}; ` +
        'otherwise check what answers at CMS_URL.',
      { publicReason: `The CMS answered with ${found}, allowed are ${max} (${setting}).` },
    );
  }
}

/** The CMS left out what the request asked it to populate. */
export class PopulateError extends SiteError {
  override readonly name: string = 'PopulateError';

  constructor(type: string, missing: readonly string[], mode: 'explicit' | 'deep', cause?: unknown) {
    const found =
      missing.length === 0 ? 'the CMS refused populate=deep' : `the CMS did not deliver ${missing.join(', ')}`;
    const advice =
      mode === 'deep'
        ? 'populate=deep needs the plugin strapi-plugin-populate-deep, which leaves out relations that lead back to a type ' +
          'it has passed. Set CMS_POPULATE=explicit.'
        : 'Add these fields to the content type in the CMS (`npm run cms:schema` writes it).';
    super(`The entries of ${type} are not populated: ${found}. ${advice}`, { cause, publicReason: true });
  }
}

/** A list changed each time while it was being read. */
export class InconsistentListError extends SiteError {
  override readonly name: string = 'InconsistentListError';

  constructor(list: string, problem: string, readings: number) {
    super(`The list ${list} kept changing in ${readings} readings: ${problem}. Try again when nobody is publishing.`, {
      publicReason: true,
    });
  }
}
