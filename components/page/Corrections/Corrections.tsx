import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { uniqueAnchors } from '@/lib/i18n/format/anchor';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import type { PageContext } from '@/lib/site/pageContext';
import { correctionAnchor } from '@/lib/site/versionDay';
import { Link } from '../../Link';
import { Box } from '../../ui/Box/Box';
import { Heading } from '../../ui/Heading';
import { levelBelow } from '../../ui/headingLevel';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Lines } from '../../ui/Lines';

export interface CorrectionsProps {
  readonly entry: Pick<Entry<'articles'>, 'corrections' | 'notices'>;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

type Corrected = CorrectionsProps['entry']['corrections'][number];

interface CorrectionProps {
  readonly correction: Corrected;
  readonly anchor: string | undefined;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** One correction, with an anchor that others can link to. */
function Correction({ correction, anchor, context, level }: CorrectionProps): ReactNode {
  const { labels } = context.messages;
  const { when, text, previous_version: previous } = correction;
  const title = fill(labels.correction, { date: formatDate(when, context.language) });
  return (
    <li className="corrections-correction">
      <Heading level={level} id={anchor} className="corrections-title">
        {title}
      </Heading>
      <p>
        <Lines text={text} />
      </p>
      {previous !== null && (
        <p>
          <Link address={previous} context={context}>
            {labels.previousVersion}
            <span className="visually-hidden"> ({title})</span>
          </Link>
        </p>
      )}
    </li>
  );
}

/** All corrections, newest first, at the top of the page; they are never removed. */
export function Corrections({ entry, context, level }: CorrectionsProps): ReactNode {
  const { corrections } = entry;
  if (corrections.length === 0) return null;
  const newestFirst = corrections.toSorted((one, other) => other.when.localeCompare(one.when));
  const anchors = uniqueAnchors(newestFirst.map(({ when }) => correctionAnchor(when)));
  const isOnly = corrections.length === 1;
  return (
    <Box kind="correction">
      {!isOnly && <Heading level={level}>{context.messages.detail.corrections}</Heading>}
      <ul className="corrections-list">
        {newestFirst.map((correction, index) => (
          <Correction
            key={anchors[index]}
            correction={correction}
            anchor={anchors[index]}
            context={context}
            level={isOnly ? level : levelBelow(level)}
          />
        ))}
      </ul>
    </Box>
  );
}

/** Notices other than corrections, for example of planned revisions. */
export function Notices({ entry, context, level }: CorrectionsProps): ReactNode {
  const { labels, colon } = context.messages;
  if (entry.notices.length === 0) return null;
  return (
    <Box>
      <Heading level={level} className="corrections-title">
        {labels.notice}
      </Heading>
      <ul className="corrections-list">
        {entry.notices.map(({ when, text }) => (
          <li key={text}>
            {when !== null && (
              <span className="corrections-day">
                {formatDate(when, context.language)}
                {colon}
              </span>
            )}
            <Lines text={text} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
