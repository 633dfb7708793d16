import { expect, it } from 'vitest';
import { filesIn, importsOf, withoutEnding } from './sourceFiles';

/** Tests about the sample, its searches for both engines, and what gives a whole site to servers, builds and browsers. */
const aboutSample =
  /^tests\/(?:content-types\/sample\/|real\/|bench\/|lib\/search\/relevance\.test|support\/(?:sampleDocuments|relevanceTests|visitorTests|valueAnswerTests)$)/;

it('no other test knows the sample, which can change as its editors like', () => {
  const files = filesIn('tests', /\.tsx?$/).map((file) => ({
    path: withoutEnding(file.path),
    imports: importsOf(file),
  }));
  const knowing = new Set<string>();
  const knows = (path: string): boolean => /^content-types\/sample(?:\/|$)/.test(path) || knowing.has(path);
  let before = -1;
  while (before < knowing.size) {
    before = knowing.size;
    for (const { path, imports } of files) if (imports.some(knows)) knowing.add(path);
  }
  expect(knowing.size).toBeGreaterThan(5);
  expect([...knowing].filter((path) => !aboutSample.test(path))).toEqual([]);
});
