/** For the module of every page alone: what it shares with others would be one more request for every page. */

/** Whether something from outside has named values, or is a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
