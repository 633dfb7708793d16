import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { latestDetail, latestParts } from '@/lib/data/latestText';
import { unitSpace } from '@/lib/i18n/format/number';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import { latestValue } from '@/lib/site/latestValue';
import type { PageContext } from '@/lib/site/pageContext';
import { unlessShown } from '@/lib/site/shownOnPage';
import { LanguageNote } from '../../language/LanguageNote';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Heading } from '../../ui/Heading';
import { Lines } from '../../ui/Lines';
import { Picture } from '../../ui/Picture/Picture';
import type { BlockProps } from '../blockProps';

interface FocusFigureProps {
  readonly teaser: Entry<'focus-teasers'>;
  readonly context: PageContext;
}

/** The latest value of the indicator that the teaser names, with what it measures and when. */
function FocusFigure({ teaser, context }: FocusFigureProps): ReactNode {
  const indicator = context.content.get(teaser.highlight_indikator);
  const latest = indicator && latestValue(indicator, context);
  if (indicator === undefined || latest === undefined) return null;
  const own = contextInLanguage(context, indicator.meta.locale);
  const { number, unit } = latestParts(latest, own.language);
  return (
    <p lang={own.language === context.language ? undefined : languageTag[own.language]}>
      <b className="focus-teaser-block-figure">
        {number}
        {unit !== null && <span className="focus-teaser-block-unit">{`${unitSpace(unit, own.language)}${unit}`}</span>}
      </b>
      <span className="focus-teaser-block-measured">{`${indicator.title}, ${latestDetail(latest, indicator.title, own.language)}`}</span>
    </p>
  );
}

/** A large teaser of one page, with a figure if it names an indicator. */
export function FocusTeaserBlock({
  block,
  context: pageContext,
  level,
  anchor,
}: BlockProps<'focus-teaser'>): ReactNode {
  const teaser = pageContext.content.get(block.focus_teaser);
  if (teaser === undefined) return null;
  const language = teaser.meta.locale;
  const context = contextInLanguage(pageContext, language);
  const image = unlessShown(teaser.image, context);
  const side = teaser.layout === 'right' ? 'focus-teaser-block-right' : 'focus-teaser-block-left';
  return (
    <div
      className={image === null ? 'focus-teaser-block-plain' : 'focus-teaser-block-panel'}
      lang={language === pageContext.language ? undefined : languageTag[language]}
    >
      <div className={image === null ? 'focus-teaser-block-alone' : side}>
        <div className="focus-teaser-block-text">
          <LanguageNote language={language} pageLanguage={pageContext.language} />
          {teaser.kicker !== null && <p className="eyebrow">{teaser.kicker}</p>}
          <Heading level={level} id={anchor}>
            {teaser.title}
          </Heading>
          <FocusFigure teaser={teaser} context={context} />
          {teaser.text !== null && (
            <p>
              <Lines text={teaser.text} />
            </p>
          )}
          <ButtonLink address={teaser.url} context={context}>
            {teaser.link_label ?? context.messages.labels.more}
          </ButtonLink>
        </div>
        {image !== null && (
          <div className="focus-teaser-block-picture">
            <Picture image={{ ...image, credit: null }} />
            {image.credit !== null && <small className="focus-teaser-block-credit">© {image.credit}</small>}
          </div>
        )}
      </div>
    </div>
  );
}
