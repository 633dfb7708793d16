import type { SampleEntry } from '../../registry';
import { environmentSubthemes } from './display-subthemes/environmentSubthemes';
import { housingSubthemes } from './display-subthemes/housingSubthemes';
import { populationSubthemes } from './display-subthemes/populationSubthemes';
import { societySubthemes } from './display-subthemes/societySubthemes';
import { trafficSubthemes } from './display-subthemes/trafficSubthemes';
import { workSubthemes } from './display-subthemes/workSubthemes';

/** All sub-themes; their order within a theme is `rank`. */
export const displaySubthemes: readonly SampleEntry<'display-subthemes'>[] = [
  ...populationSubthemes,
  ...environmentSubthemes,
  ...workSubthemes,
  ...housingSubthemes,
  ...trafficSubthemes,
  ...societySubthemes,
];
