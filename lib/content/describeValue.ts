const shownLength = 80;

/** What stands in a field, for a message. Every value of JSON can be shown, also one that cannot be turned into text. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > shownLength ? `${json.slice(0, shownLength)}…` : json;
}
