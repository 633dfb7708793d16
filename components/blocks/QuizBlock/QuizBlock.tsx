import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import { inLanguage } from '@/lib/site/pageContext';
import { Island } from '../../Island';
import { LanguageNote } from '../../LanguageNote';
import { QuizPlayer } from '../../quiz/QuizPlayer.client';
import { QuizSolutions } from '../../quiz/QuizSolutions';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Section } from '../../ui/Section/Section';
import { below } from '../../ui/headingLevel';
import type { BlockProps } from '../blockProps';
import styles from './QuizBlock.module.scss';

/** A quiz to play; without scripts its questions with their answers. */
export function QuizBlock({ block, context: pageContext, level, anchor }: BlockProps<'quiz'>): ReactNode {
  const quiz = pageContext.content.get(block.quiz);
  if (quiz === undefined) return null;
  const language = quiz.meta.locale;
  const context = inLanguage(pageContext, language);
  const { messages } = context;
  const questions = quiz.questions.slice(0, block.questions_limit ?? undefined);
  return (
    <div lang={language === pageContext.language ? undefined : languageTag[language]}>
      <Section title={quiz.title} level={level} anchor={anchor}>
        <LanguageNote language={language} pageLanguage={pageContext.language} />
        {quiz.lead !== null && <p>{quiz.lead}</p>}
        {block.mode === 'link' ? (
          <ButtonLink address={`/interaktiv/quiz-${quiz.slug}`} context={context}>
            {messages.quiz.start}
          </ButtonLink>
        ) : (
          <>
            <div className={styles.player}>
              <Island name="QuizPlayer">
                <QuizPlayer
                  questions={questions}
                  resultTexts={quiz.result_texts}
                  showScore={quiz.show_score}
                  texts={messages.quiz}
                  language={language}
                />
              </Island>
            </div>
            <div className={styles.solutions}>
              <p>{messages.quiz.needsScript}</p>
              <QuizSolutions questions={questions} context={context} level={below(level)} />
            </div>
          </>
        )}
      </Section>
    </div>
  );
}
