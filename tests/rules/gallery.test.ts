import { expect, it } from 'vitest';
import { partNames } from '@/docs/gallery/partExamples';
import { filesIn } from './sourceFiles';

const components = ['components/ui', 'components/layout']
  .flatMap((folder) => filesIn(folder, /\/[A-Z]\w*\.tsx$/))
  .map(({ path }) => path.replace(/^.*\/(\w+)\.tsx$/, '$1'));

it('the gallery shows every part in components/ui and components/layout, in the order of the alphabet', () => {
  expect(partNames).toEqual(components.toSorted());
});
