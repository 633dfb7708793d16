const shownLength = 80;

/** The value of a field, for a message. Every JSON value can be shown, even one that cannot be turned into text. */
export function describeValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
