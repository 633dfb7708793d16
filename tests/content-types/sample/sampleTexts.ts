/** All texts of the sample content that people read, with where they stand. */
import type { Locale } from '@/content-types/locales';
import { contentNames } from '@/content-types/registry';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';

export interface SampleText {
  /** `products.5813.sources.0.name` */
  readonly place: string;
  readonly text: string;
}

/** What visitors may type and nobody reads. */
const typedWords = /^search-words\.([\w-]+\.)?(same_meaning|same_value|related|exact_words|whole_words|region_names)$/;

/** Fields whose values are addresses, keys or dates. */
const fieldsWithoutText =
  /\.(url|file|slug|icon|kind|key|role|anchor|query|series|period|x|range_from|range_to|when|component_key|indicators?\.?\d*|filter_[a-z]+|email|phone|(pinned|keywords|synonyms|chapters|variants|synonyms)\.\d+(\.number)?)$/;

function textsIn(value: unknown, place: string): readonly SampleText[] {
  if (fieldsWithoutText.test(place) || typedWords.test(place)) return [];
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

/** What editors wrote in a language, by where it stands. */
function writtenIn(locale: Locale, name: (typeof contentNames)[number]): unknown {
  return locale === 'de' ? sampleContent[name].map(({ text }) => text) : sampleTranslations[locale][name];
}

/** The texts of a language, without the addresses in them, which follow rules of their own. */
export function sampleTexts(locale: Locale): readonly SampleText[] {
  return contentNames
    .flatMap((name) => textsIn(writtenIn(locale, name), name))
    .map(({ place, text }) => ({
      place,
      text: text.replace(/\]\([^)]*\)/g, ']').replace(/(https?:\/\/|www\.|#)\S+/g, ''),
    }));
}
