import type { LocalizedInput } from '../../registry';
import { housingSubthemes } from './display-subthemes/housingSubthemes';
import { populationSubthemes } from './display-subthemes/populationSubthemes';
import { spaceSubthemes } from './display-subthemes/spaceSubthemes';
import { workSubthemes } from './display-subthemes/workSubthemes';

/** The sub-themes that exist in French. */
export const displaySubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  ...populationSubthemes,
  ...housingSubthemes,
  ...workSubthemes,
  ...spaceSubthemes,
};
