const shownLength = 80;

/** Formats a value for a message, shortened to 80 characters. Uses JSON, as `String` throws for some objects that the CMS can send. */
export function describeValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
