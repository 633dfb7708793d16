/** Reads YAML that people write. */
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';

/** What is wrong with a value that people write; undefined falls back to the message of zod. */
export function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `there is no «${issue.keys.join('», «')}»`;
  return issue.input === undefined ? 'is missing' : undefined;
}

/** Parses a YAML text. If it does not match the schema, calls `tell` with each problem and returns undefined. */
export function readYaml<Value>(
  text: string,
  schema: z.ZodType<Value>,
  tell: (problem: string) => void,
): Value | undefined {
  try {
    // With this schema, dates stay text.
    const values: unknown = load(text, { schema: CORE_SCHEMA });
    if (values === undefined) {
      tell('is empty');
      return undefined;
    }
    const { data, error } = schema.safeParse(values, { error: messageOf });
    for (const { path, message } of error?.issues ?? []) tell(`${path.join('.')} ${message}`.trim());
    return data;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // The first line holds the reason and, in brackets, line and column.
    tell(`${error.message.split('\n', 1).join('')}; text with «: » or « # » in it needs quotes`);
    return undefined;
  }
}
