import { describe, expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';

const translations = Object.values(sampleTranslations);

const names = [
  ...sampleContent['display-themes'].map(({ text }) => text),
  ...translations.flatMap((translation) => Object.values(translation['display-themes'] ?? {})),
].map(({ title, title_short: short }) => ({ title, short: short ?? title }));

const setNames = [
  ...sampleContent.indikatorensets.map(({ text }) => text),
  ...translations.flatMap((translation) => Object.values(translation.indikatorensets ?? {})),
].map(({ title, short_title: short }) => ({ title, short: short ?? title }));

describe('the short name of a theme or an indicator set', () => {
  it.each([...names, ...setNames])(
    'is part of its title, so that readers know it again: $short',
    ({ title, short }) => {
      expect(title).toContain(short);
    },
  );
});
