/** Inserts values into a text: `fill('{count} Treffer', { count: '3' })`. Unknown placeholders stay. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
