/** Only for the module of every page: sharing `isRecord` with other modules would cost every page another request. */

/** Whether an untrusted value is an object or a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
