import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { infoBoxPart } from '@/content-types/parts/infoBox';
import type { PageContext } from '@/lib/site/pageContext';
import { TeaserElements } from '../lists/TeaserElements/TeaserElements';
import { Box } from '../ui/Box/Box';
import { Heading } from '../ui/Heading';
import { levelBelow } from '../ui/headingLevel';
import type { HeadingLevel } from '../ui/headingLevel';
import { Prose } from '../text/Prose/Prose';

export interface InfoBoxProps {
  readonly box: Shape<(typeof infoBoxPart)['fields']>;
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** The box at the end of a page: a hint and what to read next. */
export function InfoBox({ box, context, level }: InfoBoxProps): ReactNode {
  return (
    <Box>
      <Heading level={level}>{box.title ?? context.messages.labels.information}</Heading>
      {box.body !== null && <Prose text={box.body} place="info-box" context={context} level={level} />}
      <TeaserElements items={box.teaser_elements} context={context} level={levelBelow(level)} />
    </Box>
  );
}
