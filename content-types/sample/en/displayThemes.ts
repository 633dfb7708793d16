import type { LocalizedInput } from '../../registry';
import { economyThemes } from './display-themes/economyThemes';
import { societyThemes } from './display-themes/societyThemes';
import { spaceThemes } from './display-themes/spaceThemes';

/** Themes in English. */
export const displayThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  ...societyThemes,
  ...economyThemes,
  ...spaceThemes,
};
