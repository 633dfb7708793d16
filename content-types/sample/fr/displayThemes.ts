import type { LocalizedInput } from '../../registry';
import { economyThemes } from './display-themes/economyThemes';
import { societyThemes } from './display-themes/societyThemes';
import { spaceThemes } from './display-themes/spaceThemes';

/** All themes in French. */
export const displayThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  ...societyThemes,
  ...economyThemes,
  ...spaceThemes,
};
