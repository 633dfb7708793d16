import { expect, it } from 'vitest';
import { partNames } from '@/docs/gallery/partExamples';
import { filesIn } from './sourceFiles';

/** They show entries or data, and are as common as those. */
const ofEntries = [
  'components/figures/DataTable',
  'components/figures/Figures',
  'components/lists/EntryList',
  'components/text/Prose',
];

const components = ['components/ui', 'components/layout', ...ofEntries]
  .flatMap((folder) => filesIn(folder, /\/[A-Z]\w*\.tsx$/))
  .map(({ path }) => path.replace(/^.*\/(\w+)\.tsx$/, '$1'));

it('the gallery shows every part in components/ui and components/layout, and those that show entries everywhere, in the order of the alphabet', () => {
  expect(partNames).toEqual(components.toSorted());
});
