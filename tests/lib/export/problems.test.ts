import { expect, it } from 'vitest';
import { ExportError, throwProblems } from '@/lib/export/problems';

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

it('does not throw where there is no problem', () => {
  expect(() => {
    throwProblems('The export cannot be published', []);
  }).not.toThrow();
});
