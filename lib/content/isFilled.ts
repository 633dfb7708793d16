/** Whether an editor has filled in a field: blank text and an empty list are nothing. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
