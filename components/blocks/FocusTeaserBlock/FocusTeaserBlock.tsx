import type { ReactNode } from 'react';
import { valueOf } from '@/lib/charts/indicatorData';
import { formatQuantity } from '@/lib/format/number';
import { languageTag } from '@/lib/i18n/paths';
import { inLanguage } from '@/lib/site/pageContext';
import { LanguageNote } from '../../LanguageNote';
import { Box } from '../../ui/Box/Box';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture/Picture';
import type { BlockProps } from '../blockProps';
import { Lines } from '../../ui/Lines';
import styles from './FocusTeaserBlock.module.scss';

/** A large announcement of one page, with a figure where it names an indicator. */
export function FocusTeaserBlock({
  block,
  context: pageContext,
  level,
  anchor,
}: BlockProps<'focus-teaser'>): ReactNode {
  const teaser = pageContext.content.get(block.focus_teaser);
  if (teaser === undefined) return null;
  const language = teaser.meta.locale;
  const context = inLanguage(pageContext, language);
  const indicator = context.content.get(teaser.highlight_indikator);
  const latest = indicator && valueOf(indicator);
  return (
    <div lang={language === pageContext.language ? undefined : languageTag[language]}>
      <Box>
        <div className={teaser.layout === 'right' ? styles.right : styles.left}>
          {teaser.image !== null && <Picture image={teaser.image} />}
          <div className={styles.text}>
            <LanguageNote language={language} pageLanguage={pageContext.language} />
            {teaser.kicker !== null && <p className="eyebrow">{teaser.kicker}</p>}
            <Heading level={level} id={anchor}>
              {teaser.title}
            </Heading>
            {latest && <p className={styles.figure}>{formatQuantity(latest.value, latest.unit, language, latest)}</p>}
            {teaser.text !== null && (
              <p>
                <Lines text={teaser.text} />
              </p>
            )}
            <ButtonLink address={teaser.url} context={context}>
              {teaser.link_label ?? context.messages.labels.more}
            </ButtonLink>
          </div>
        </div>
      </Box>
    </div>
  );
}
