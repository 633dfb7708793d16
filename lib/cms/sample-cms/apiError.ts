/** Errors as Strapi answers them. */
import { SiteError } from '@/lib/shared/errors';

export class ApiError extends SiteError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** Strapi's name of the error. */
  readonly label: string;

  constructor(status: number, label: string, message: string) {
    super(message);
    this.status = status;
    this.label = label;
  }

  /** The body of the answer; internal errors come without details. */
  get body(): unknown {
    const { status, label: name, message } = this;
    return { data: null, error: { status, name, message, ...(status === 500 ? {} : { details: {} }) } };
  }
}

export function invalidParameter(name: string): ApiError {
  return new ApiError(400, 'ValidationError', `Invalid parameter ${name}`);
}

export function notFound(): ApiError {
  return new ApiError(404, 'NotFoundError', 'Not Found');
}

export function internalError(): ApiError {
  return new ApiError(500, 'InternalServerError', 'Internal Server Error');
}
