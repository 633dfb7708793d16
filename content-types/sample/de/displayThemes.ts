import type { SampleEntry } from '../../registry';
import { economyThemes } from './display-themes/economyThemes';
import { societyThemes } from './display-themes/societyThemes';
import { spaceThemes } from './display-themes/spaceThemes';

/** All themes; their order on the site is `rank`. */
export const displayThemes: readonly SampleEntry<'display-themes'>[] = [
  ...societyThemes,
  ...economyThemes,
  ...spaceThemes,
];
