import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { entryPath } from '@/content-types/routes';
import { fill } from '@/lib/i18n/fill';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { unlessShown } from '@/lib/site/shownOnPage';
import { quizQuestions } from '@/lib/site/quizQuestions';
import { Island } from '../../Island';
import { Link } from '../../Link';
import { LanguageNote } from '../../language/LanguageNote';
import { QuizPlayer } from '../../quiz/QuizPlayer.client';
import { QuizSolutions } from '../../quiz/QuizSolutions';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { levelBelow } from '../../ui/headingLevel';
import type { BlockProps } from '../blockProps';
import { Lines } from '../../ui/Lines';

/** The interactive content on which the quiz is played, if there is one. */
function pageOfQuiz(slug: string, { content }: PageContext): Entry<'background-page-articles'> | undefined {
  return content
    .all('background-page-articles')
    .find((page) =>
      page.content.some((block) => block.kind === 'quiz' && block.quiz.key === slug && block.mode !== 'link'),
    );
}

interface SomeQuestionsProps {
  readonly count: number;
  readonly total: number;
  readonly page: Entry<'background-page-articles'> | undefined;
  readonly context: PageContext;
}

/** Says that the quiz has more questions than are asked here, and links to all; nothing if all are asked. */
function SomeQuestions({ count, total, page, context }: SomeQuestionsProps): ReactNode {
  if (count === total) return null;
  const { detail } = context.messages;
  return (
    <p className="note">
      {fill(detail.someQuestions, { count: String(count), total: String(total) })}
      {page !== undefined && (
        <>
          {' · '}
          <Link address={entryPath('interactive', page.slug)} context={context}>
            {detail.wholeQuiz}
          </Link>
        </>
      )}
    </p>
  );
}

/** A quiz to play; without scripts its questions with their answers. */
export function QuizBlock({ block, context: pageContext, level, anchor }: BlockProps<'quiz'>): ReactNode {
  const quiz = pageContext.content.get(block.quiz);
  if (quiz === undefined) return null;
  const language = quiz.meta.locale;
  const context = contextInLanguage(pageContext, language);
  const { messages } = context;
  const page = pageOfQuiz(quiz.slug, context);
  const image = unlessShown(quiz.image, context);
  const all = quizQuestions(quiz, context);
  const questions = all.slice(0, block.questions_limit ?? undefined);
  return (
    <div
      // If questions are left out, the quiz is printed on its own page only.
      className={questions.length === all.length ? undefined : 'screen-only'}
      lang={language === pageContext.language ? undefined : languageTag[language]}
    >
      <Section title={quiz.title} level={level} anchor={anchor}>
        <LanguageNote language={language} pageLanguage={pageContext.language} />
        {quiz.lead !== null && (
          <p>
            <Lines text={quiz.lead} />
          </p>
        )}
        {block.mode === 'link' && page !== undefined ? (
          <>
            {image !== null && <Picture image={image} />}
            <ButtonLink address={entryPath('interactive', page.slug)} context={context}>
              {messages.quiz.start}
            </ButtonLink>
          </>
        ) : (
          <>
            <SomeQuestions count={questions.length} total={all.length} page={page} context={context} />
            <div className="quiz-block-player">
              <Island name="QuizPlayer" context={pageContext}>
                <QuizPlayer
                  id={anchor}
                  questions={questions}
                  resultTexts={quiz.result_texts}
                  showScore={quiz.show_score}
                  texts={messages.quiz}
                  language={language}
                />
              </Island>
            </div>
            <div className="quiz-block-solutions">
              <p className="quiz-block-hint">{messages.quiz.needsScript}</p>
              <QuizSolutions questions={questions} context={context} level={levelBelow(level)} />
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
