import { describe as group, expect, it } from 'vitest';
import {
  countJourneys,
  countRun,
  countUnitTests,
  describe,
  oneFailed,
  onePassed,
  oneSkipped,
  sum,
} from '@/lib/commands/counts.mjs';
import { temporaryFolder } from './temporaryFolder';

const green = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

group('the total', () => {
  it('names skipped tests only when there are any', () => {
    expect(describe(sum([onePassed, onePassed, oneFailed]))).toBe('2 passed, 1 failed');
    expect(describe(sum([onePassed, oneSkipped]))).toBe('1 passed, 0 failed, 1 skipped');
  });
});

group('unit tests', () => {
  it('are counted one by one', () => {
    expect(countUnitTests(green)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('a file that breaks before its first test counts as one failure', () => {
    const broken = { ...green, testResults: [...green.testResults, { status: 'failed', assertionResults: [] }] };
    expect(countUnitTests(broken).failed).toBe(1);
  });

  it('a failed test counts once, not again for its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(countUnitTests({ ...green, numFailedTests: 1, testResults }).failed).toBe(1);
  });
});

group('journeys', () => {
  it('count what only worked at the second attempt as passed, and errors outside tests as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countJourneys({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 2, skipped: 3 });
  });
});

group('a test run', () => {
  it('without a report has failed', () => {
    expect(countRun(`${temporaryFolder().path}/unit.json`, 0, countUnitTests)).toEqual(oneFailed);
  });

  it('that ends badly has failed even if its report is all green', () => {
    const { path } = temporaryFolder({ 'unit.json': JSON.stringify(green) });
    expect(countRun(`${path}/unit.json`, 1, countUnitTests)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('that ends well counts what its report says', () => {
    const { path } = temporaryFolder({ 'unit.json': JSON.stringify(green) });
    expect(countRun(`${path}/unit.json`, 0, countUnitTests)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });
});
