/** How much structured data a field may hold: the daily values of fifty years in ten columns, and no more by accident. */
const mostDepth = 8;
const mostValues = 500_000;
const longestText = 1000;

/** Not by calls inside each other: what is nested five thousand deep would end the program. */
export function jsonFault(value: unknown): string | undefined {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return `is nested more than ${mostDepth} deep`;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && one.length > longestText)
        return `holds a text of more than ${longestText} characters`;
      if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) next.push(inner);
    }
    values += next.length;
    if (values > mostValues) return `holds more than ${mostValues} values`;
    level = next;
  }
  return undefined;
}
