/** For every test: what the code prints as an error fails the test, unless the test expects it with a spy of its own. */
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  console.error = (...parts: unknown[]) => {
    printed.push(format(...parts));
  };
});

afterEach(() => {
  expect(printed, 'printed with console.error during the test').toEqual([]);
});
