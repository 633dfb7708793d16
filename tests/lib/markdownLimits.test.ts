import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, longText, richText, text } from '@/content-types/fields';
import { jsonFault } from '@/content-types/jsonLimits';
import { markdownFault } from '@/content-types/markdownLimits';

describe('a text that is refused', () => {
  const codeOf = (schema: z.ZodType, value: unknown): string | undefined =>
    schema.safeParse(value).error?.issues[0]?.message;

  it.each([
    ['[', 5000, 'text-too-many-brackets'],
    ['> ', 100, 'text-too-nested'],
    ['*a ', 5000, 'text-too-much-emphasis'],
    ['[^1]', 600, 'text-too-many-footnotes'],
    ['a\n===\n', 300, 'text-too-many-underlines'],
    [' ', 200, undefined],
    ['\n', 6000, undefined],
    ['a\n', 6000, 'text-too-many-lines'],
    ['a', 50_001, 'too-long'],
  ])('%j, %i times: %s', (part, times, code) => {
    expect(codeOf(richText('').schema, part.repeat(times))).toBe(code);
  });

  it('is a table that is filled up to more cells than a page can hold', () => {
    const table = `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|b\n'.repeat(300)}`;
    expect(codeOf(richText('').schema, table)).toBe('text-too-many-cells');
  });

  it('is a line of text or a plain text that is too long', () => {
    expect(codeOf(text('').schema, 'a'.repeat(256))).toBe('too-long');
    expect(codeOf(longText('').schema, '<p '.repeat(100_000))).toBe('too-long');
  });

  it('is structured data that is too deep, too much or too long', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth += 1) deep = [deep];
    const anything = json('', z.unknown()).schema;
    expect(codeOf(anything, deep)).toBe('data-too-deep');
    expect(jsonFault(Array.from({ length: 500_001 }, () => 1))).toMatchObject({
      code: 'data-too-large',
      values: { max: 500_000 },
    });
    expect(jsonFault({ a: ['a'.repeat(1001)] })).toMatchObject({ code: 'data-text-too-long', values: { max: 1000 } });
  });
});

it('what people write has room: a long text with lists, quotations, links, emphasis, footnotes and a table of a thousand rows', () => {
  const paragraph = 'Die **Leerwohnungsquote** stieg [auf 1,1 Prozent](/thema/bauen) und _sinkt_ wieder.[^1]\n\n';
  const list = `${'- Punkt\n  - darunter\n    1. gezählt\n'.repeat(20)}\n> Zitat\n> > darin\n\n`;
  const table = `| Jahr | Wert |\n| ---- | ---: |\n${'| 2026 | 1,1 |\n'.repeat(1000)}\n`;
  expect(markdownFault(`${paragraph.repeat(200)}${list}${table}[^1]: Quelle.`)).toBeUndefined();
});
