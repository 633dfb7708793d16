import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { namedPeriod } from '@/lib/i18n/format/namedPeriod';
import type { Awaited, DateWords } from '@/lib/site/awaited';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';

interface WordedDateProps extends DateWords {
  readonly context: PageContext;
}

/** A date in words: a month or a season as the page names it, anything else as the editors wrote it. */
export function WordedDate({ text, language, context }: WordedDateProps): ReactNode {
  return (
    namedPeriod(text, language, context.language) ?? (
      <TextIn language={language} context={context}>
        {text}
      </TextIn>
    )
  );
}

interface AwaitedDateProps {
  readonly line: Awaited;
  readonly context: PageContext;
}

/** A date of the calendar. */
export function AwaitedDate({ line: { when, words }, context }: AwaitedDateProps): ReactNode {
  return words === null ? formatDate(when, context.language) : <WordedDate {...words} context={context} />;
}
