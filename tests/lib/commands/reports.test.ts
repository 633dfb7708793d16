import { describe, expect, it } from 'vitest';
import { projectFolder } from '@/lib/shared/command.mjs';
import { countJourneys, countUnitTests, failedFiles } from '@/lib/commands/reports.mjs';

const message = '\u001B[31mAssertionError: expected 3 to be 2\u001B[39m\n    at tests/red.test.ts:1:1';

function test(fullName: string, status: string) {
  return { fullName, status, failureMessages: status === 'failed' ? [message] : [] };
}

function file(name: string, ...assertionResults: { fullName: string; status: string }[]) {
  const status = assertionResults.some((one) => one.status === 'failed') ? 'failed' : 'passed';
  return { name: `${projectFolder}tests/${name}.test.ts`, status, assertionResults };
}

describe('unit tests', () => {
  const green = file('green', test('works', 'passed'), test('is for later', 'skipped'));
  const red = file('red', test('holds', 'passed'), test('is in time', 'failed'));

  it('are counted one by one, and the failed and the skipped ones named', () => {
    expect(countUnitTests({ testResults: [green, red] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      retried: [],
      remarks: [
        'failed: tests/red.test.ts: is in time – AssertionError: expected 3 to be 2\n            at tests/red.test.ts:1:1',
        'skipped: tests/green.test.ts: is for later',
      ],
    });
  });

  it('a file that breaks before its first test counts as one failure', () => {
    const broken = { ...file('broken'), status: 'failed' };
    expect(countUnitTests({ testResults: [green, broken] })).toMatchObject({
      failed: 1,
      remarks: ['failed: tests/broken.test.ts', 'skipped: tests/green.test.ts: is for later'],
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
      retried: ['tests/red.test.ts: is in time'],
      remarks: ['skipped: tests/green.test.ts: is for later'],
    });
  });
});

it('journeys count what only worked at the second attempt as passed, errors outside tests as failed, and name both', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  const run = (title: string, status: string) => ({
    ...{ title, file: 'a.spec.ts' },
    tests: [{ status, projectName: 'phone', results: [{ error: { message } }] }],
  });
  const inner = {
    title: 'at night',
    file: 'a.spec.ts',
    specs: [run('falls', 'unexpected'), run('waits', 'skipped')],
  };
  const file = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [run('jumps', 'flaky')], suites: [inner] };
  expect(countJourneys({ stats, errors: [{}], suites: [file] })).toEqual({
    passed: 8,
    failed: 2,
    skipped: 1,
    retried: ['phone: a.spec.ts: jumps'],
    remarks: [
      'failed: phone: a.spec.ts: at night falls – AssertionError: expected 3 to be 2\n            at tests/red.test.ts:1:1',
      'skipped: phone: a.spec.ts: at night waits',
    ],
  });
});
