import { describe, expect, it } from 'vitest';
import { describeProblem } from '@/lib/faults/problem';
import type { Problem } from '@/lib/faults/problem';

const problem: Problem = {
  severity: 'error',
  type: 'articles',
  key: 'leerstand-2026',
  locale: 'fr',
  field: 'content.3.body',
  code: 'too-long',
  values: { max: 10_000, found: 12_345 },
  editAddress: 'https://cms.example/admin/12',
};

describe('a problem in one line', () => {
  it('D4 says entry, field, what is wrong, what to do, and where', () => {
    expect(describeProblem(problem)).toBe(
      '✗ articles «leerstand-2026» (fr), content.3.body: The text is too long: it has 12,345 characters. There is room for 10,000. Shorten the text. https://cms.example/admin/12',
    );
  });

  it('stays one line, and gives the terminal no orders, whatever the CMS sent', () => {
    const key = 'leerstand\u001b[2J\r\n✗ articles\u202e';
    expect(describeProblem({ ...problem, key, field: '' })).toMatch(
      /^✗ articles «leerstand\\u001b\[2J\\u000d\\u000a✗ articles\\u202e» \(fr\): /,
    );
  });
});
