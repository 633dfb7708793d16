import type { LocalizedInput } from '../../registry';
import { environmentSubthemes } from './display-subthemes/environmentSubthemes';
import { housingSubthemes } from './display-subthemes/housingSubthemes';
import { populationSubthemes } from './display-subthemes/populationSubthemes';
import { trafficSubthemes } from './display-subthemes/trafficSubthemes';
import { workSubthemes } from './display-subthemes/workSubthemes';

/** The translated sub-themes. */
export const displaySubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  ...populationSubthemes,
  ...environmentSubthemes,
  ...workSubthemes,
  ...housingSubthemes,
  ...trafficSubthemes,
};
