/** Everything that is checked before publishing, in the order of the editors' documentation. */
import { bundleChecks } from './bundleChecks';
import type { CheckGroup } from './checkTypes';
import { figureChecks } from './figureChecks';
import { linkChecks } from './linkChecks';
import { pictureChecks } from './pictureChecks';
import { plainLanguageChecks } from './plainLanguageChecks';
import { searchChecks } from './searchChecks';
import { textChecks } from './textChecks';

export const checkGroups: readonly CheckGroup[] = [
  figureChecks,
  textChecks,
  plainLanguageChecks,
  pictureChecks,
  linkChecks,
  searchChecks,
  bundleChecks,
];
