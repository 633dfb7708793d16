import { expect, it } from 'vitest';
import { describeWarnings, ExportError } from '@/lib/build/export/problems';

it('shows the same problem of many pages once', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const problems = [
    ...pages.map((page) => ({ page, message: 'No title.' })),
    { page: '/a', message: 'No title.' },
    { page: '/z', message: 'Two mains.' },
  ];
  expect(new ExportError('The export cannot be published', problems).message).toBe(
    'The export cannot be published (problems: 2):\n  No title.\n    at /a, /b, /c, /d, /e and 2 more\n  Two mains.\n    at /z',
  );
});

it('describes warnings in at most 20 lines', () => {
  const few = [
    { page: '/a', message: 'Link.' },
    { page: '/b', message: 'Link.' },
  ];
  const many = Array.from({ length: 30 }, (_, index) => ({ page: '/a', message: `Link ${index}.` }));
  expect(describeWarnings([])).toEqual([]);
  expect(describeWarnings(few)).toEqual([
    'Warnings: 1. The site can be published; the content should be corrected.',
    '  Link.',
    '    at /a, /b',
  ]);
  expect(describeWarnings(many)).toHaveLength(20);
  expect(describeWarnings(many).at(-1)).toBe('  … and 21 more');
});
