import { describe as group, expect, it } from 'vitest';
import { countRun, describe, oneFailed, onePassed, oneSkipped, sum } from '@/lib/commands/counts.mjs';
import { countUnitTests } from '@/lib/commands/reports.mjs';
import { temporaryFolder } from './temporaryFolder';

const green = {
  testResults: [
    { name: 'tests/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'works' }] },
  ],
};

group('the total', () => {
  it('names skipped and retried tests only when there are any', () => {
    expect(describe(sum([onePassed, onePassed, oneFailed('tsc')]))).toBe('2 passed, 1 failed');
    expect(describe(sum([onePassed, oneSkipped('nginx, which is missing')]))).toBe('1 passed, 0 failed, 1 skipped');
    expect(describe({ ...onePassed, retried: ['a'] })).toBe('1 passed, 0 failed, 1 retried');
  });
});

group('a test run', () => {
  it('without a report has failed', () => {
    const file = `${temporaryFolder().path}/unit.json`;
    expect(countRun(file, 0, countUnitTests)).toEqual(oneFailed(`no report in ${file}`));
  });

  it('that ends badly has failed even if its report is all green', () => {
    const { path } = temporaryFolder({ 'unit.json': JSON.stringify(green) });
    expect(countRun(`${path}/unit.json`, 1, countUnitTests)).toMatchObject({ passed: 1, failed: 1 });
  });
});
