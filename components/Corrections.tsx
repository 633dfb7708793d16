import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/i18n/messages';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from './Link';
import { Box } from './ui/Box/Box';
import { Heading } from './ui/Heading';
import type { HeadingLevel } from './ui/headingLevel';
import { Lines } from './ui/Lines';

export interface CorrectionsProps {
  readonly entry: Pick<Entry<'articles'>, 'corrections' | 'notices'>;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** What was corrected, and when; corrections stay for good. Hints that are no corrections follow. */
export function Corrections({ entry, context, level }: CorrectionsProps): ReactNode {
  const { labels } = context.messages;
  return (
    <>
      {entry.corrections.map(({ when, text, previous_version: previous }) => (
        <Box key={`${when} ${text}`} marked>
          <Heading level={level}>{fill(labels.correction, { date: formatDate(when, context.language) })}</Heading>
          <p>
            <Lines text={text} />
          </p>
          {previous !== null && (
            <Link address={previous} context={context}>
              {labels.previousVersion}
            </Link>
          )}
        </Box>
      ))}
      {entry.notices.map(({ when, text }) => (
        <Box key={text}>
          <Heading level={level}>{labels.notice}</Heading>
          <p>
            {when !== null && `${formatDate(when, context.language)}: `}
            <Lines text={text} />
          </p>
        </Box>
      ))}
    </>
  );
}
