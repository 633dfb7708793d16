/** The questions of a quiz, with data that the site has for their answers. */
import type { Entry } from '@/content-types/registry';
import { valueOf } from '@/lib/data/indicatorValues';
import { roundedTo } from '@/lib/i18n/format/number';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { languageTag } from '@/lib/i18n/paths';
import { entryAddress } from './entryAddresses';
import type { PageContext } from './pageContext';

type WrittenQuestion = Entry<'quizes'>['questions'][number];

/** Source of the data in an answer. */
export interface QuestionSource {
  readonly title: string;
  readonly href: string;
  /** `lang` of the title if it differs from the quiz's. */
  readonly lang?: string | undefined;
}

export type Question = Omit<WrittenQuestion, 'indicator'> & { readonly source: QuestionSource | null };

function sourceOf(indicator: Entry<'products'>, context: PageContext): QuestionSource | null {
  const address = entryAddress(indicator);
  const target = address === null ? null : linkTarget(address, context.locale);
  if (target === null || target.kind === 'refused') return null;
  const { locale } = indicator.meta;
  return {
    title: indicator.title,
    href: target.href,
    lang: locale === context.language ? undefined : languageTag[locale],
  };
}

/**
 * Returns the questions. An estimate without a value gets the newest one of its indicator, rounded as on the site;
 * without either it is dropped.
 */
export function quizQuestions(quiz: Entry<'quizes'>, context: PageContext): readonly Question[] {
  return quiz.questions.flatMap(({ indicator: reference, ...question }) => {
    const indicator = context.content.get(reference);
    const source = indicator === undefined ? null : sourceOf(indicator, context);
    if (question.type !== 'estimate' || question.value !== null) return [{ ...question, source }];
    const newest = indicator === undefined ? undefined : valueOf(indicator);
    if (newest === undefined) return [];
    const value = roundedTo(newest.value, newest.decimals);
    return [{ ...question, value, unit: question.unit ?? newest.unit, source }];
  });
}
