import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partNames } from '@/lib/shared/browser/browserSettings';

/** The first cell of each row of the table under a heading. */
function rowsUnder(heading: string): readonly string[] {
  const [, after = ''] = readFileSync('docs/browser-code.md', 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

function eventNames(): readonly string[] {
  return [...readFileSync('lib/shared/browser/events.ts', 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
    ([, name = '']) => name,
  );
}

describe('docs/browser-code.md', () => {
  it('has a line for each part of the browser code, in their order', () => {
    expect(rowsUnder('Parts')).toEqual(partNames);
  });

  it('has a line for each event that the browser code tells', () => {
    expect(eventNames()).toContain('page:start');
    expect(rowsUnder('Events')).toEqual(eventNames());
  });
});
