/** What an office that begins has to write first. */
import { defaultLocale } from '@/content-types/locales';
import type { ContentName } from '@/content-types/registry';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { isFilled } from '@/lib/content/isFilled';
import type { Messages } from '@/lib/i18n/messages';

type Step = keyof Messages['contentReport']['firstSteps'];

export interface FirstStep {
  readonly step: Step;
  readonly isDone: boolean;
}

type Values = CheckedEntry['values'];

const steps: readonly (readonly [Step, ContentName, (values: Values) => boolean])[] = [
  ['contact', 'team-members', () => true],
  ['imprint', 'footer', ({ bottom_links: links }) => isFilled(links)],
  ['theme', 'display-themes', () => true],
  ['indicator', 'products', ({ produkt }) => produkt === 'Indikator'],
  ['article', 'articles', ({ display_themes: themes }) => isFilled(themes)],
  ['home', 'home-page', ({ hero_statistics: figures }) => isFilled(figures)],
];

/** The steps in their order; none if all are done. */
export function firstSteps(entries: readonly CheckedEntry[]): readonly FirstStep[] {
  const german = entries.filter(({ meta }) => meta.locale === defaultLocale);
  const found = steps.map(([step, type, isMet]) => ({
    step,
    isDone: german.some(({ meta, values }) => meta.type === type && isMet(values)),
  }));
  return found.every(({ isDone }) => isDone) ? [] : found;
}
