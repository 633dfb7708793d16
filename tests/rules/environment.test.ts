import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedVariables } from '@/lib/shared/environment.mjs';
import { environmentNames, parseConfig } from '@/lib/shared/config';

const lines = readFileSync('.env.example', 'utf8').split('\n');

const assignments = lines.flatMap((line, index) => {
  const [, name, value] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value: value ?? '', comment: lines[index - 1] ?? '' }];
});

describe('.env.example', () => {
  it('has every name that lib/shared/config.ts reads, once, and no other', () => {
    expect(documentedVariables().toSorted()).toEqual(environmentNames.toSorted());
  });

  it('says in the line above each name what it is for', () => {
    expect(assignments.filter(({ comment }) => !/^# .+\.$/.test(comment))).toEqual([]);
  });

  it('has values that work', () => {
    const environment = Object.fromEntries(assignments.map(({ name, value }) => [name, value]));
    expect(() => parseConfig(environment)).not.toThrow();
  });

  it('B7.3 sets version 2 of Umami, because current servers refuse the default', () => {
    expect(lines).toContain('UMAMI_VERSION=2');
  });
});
