import { describe, expect, it } from 'vitest';
import { projectFolder } from '@/lib/commands/command.mjs';
import { countJourneys, countUnitTests, failedFiles, readUnitReport } from '@/lib/commands/reports.mjs';

function test(fullName: string, status: string) {
  return { fullName, status };
}

function file(name: string, ...assertionResults: { fullName: string; status: string }[]) {
  const status = assertionResults.some((one) => one.status === 'failed') ? 'failed' : 'passed';
  return { name: `${projectFolder}tests/${name}.test.ts`, status, assertionResults };
}

describe('unit tests', () => {
  const green = file('green', test('works', 'passed'), test('is for later', 'skipped'));
  const red = file('red', test('holds', 'passed'), test('is in time', 'failed'));

  it('are counted one by one, and the failed ones named', () => {
    expect(countUnitTests({ testResults: [green, red] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      remarks: ['failed: tests/red.test.ts: is in time'],
    });
  });

  it('a file that breaks before its first test counts as one failure', () => {
    const broken = { ...file('broken'), status: 'failed' };
    expect(countUnitTests({ testResults: [green, broken] })).toMatchObject({
      failed: 1,
      remarks: ['failed: tests/broken.test.ts'],
    });
  });

  it('only files with a failure run again', () => {
    const broken = { ...file('broken'), status: 'failed' };
    expect(failedFiles({ testResults: [green, red, broken] })).toEqual(['tests/red.test.ts', 'tests/broken.test.ts']);
  });

  it('count as they ended at the second attempt, which is named', () => {
    const mended = file('red', test('holds', 'passed'), test('is in time', 'passed'));
    expect(countUnitTests({ testResults: [green, red] }, { testResults: [mended] })).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      remarks: ['passed at the second attempt: tests/red.test.ts: is in time'],
    });
  });

  it('have failed when they fail twice, each counted once', () => {
    expect(countUnitTests({ testResults: [green, red] }, { testResults: [red] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      remarks: ['failed: tests/red.test.ts: is in time'],
    });
  });

  it('are none without a report', () => {
    expect(readUnitReport('test-results/never-written.json')).toEqual({ testResults: [] });
  });
});

describe('journeys', () => {
  it('count what only worked at the second attempt as passed, errors outside tests as failed, and name both', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };
    const specs = [
      { title: 'reads', file: 'a.spec.ts', tests: [{ status: 'expected' }] },
      { title: 'jumps', file: 'a.spec.ts', tests: [{ status: 'flaky' }] },
    ];
    const inner = [{ specs: [{ title: 'falls', file: 'b.spec.ts', tests: [{ status: 'unexpected' }] }] }];
    expect(countJourneys({ stats, errors: [{}], suites: [{ specs, suites: inner }] })).toEqual({
      passed: 8,
      failed: 2,
      skipped: 3,
      remarks: ['passed at the second attempt: a.spec.ts: jumps', 'failed: b.spec.ts: falls'],
    });
  });
});
