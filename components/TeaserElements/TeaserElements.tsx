import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { teaserElementPart } from '@/content-types/parts/teaserElement';
import { formatDate } from '@/lib/format/date';
import { languageTag } from '@/lib/i18n/paths';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../Link';
import { Heading } from '../ui/Heading';
import type { HeadingLevel } from '../ui/headingLevel';
import { Picture } from '../ui/Picture/Picture';
import { Lines } from '../ui/Lines';
import styles from './TeaserElements.module.scss';

export interface TeaserItem extends Omit<Shape<(typeof teaserElementPart)['fields']>, 'kind'> {
  readonly kind: ReactNode;
  /** The language of the text, where it differs from the page's. */
  readonly language?: PageContext['language'] | undefined;
}

export interface TeaserElementsProps {
  readonly items: readonly TeaserItem[];
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

interface TeaserProps extends Omit<TeaserElementsProps, 'items'> {
  readonly item: TeaserItem;
}

function Teaser({ item, context: pageContext, level }: TeaserProps): ReactNode {
  const { title, text, image, url, kind, date, language } = item;
  const context = inLanguage(pageContext, language ?? pageContext.language);
  return (
    <li className={styles.teaser} lang={language && languageTag[language]}>
      {image !== null && <Picture image={image} />}
      <Heading level={level} className={styles.title}>
        <Link address={url} context={context}>
          {title}
        </Link>
      </Heading>
      {text !== null && (
        <p className={styles.text}>
          <Lines text={text} />
        </p>
      )}
      {(kind !== null || date !== null) && (
        <p className={styles.detail}>
          {kind}
          {kind !== null && date !== null && ' · '}
          {date !== null && formatDate(date, context.language)}
        </p>
      )}
    </li>
  );
}

/** Short announcements, each with a link. */
export function TeaserElements({ items, context, level }: TeaserElementsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles.teasers}>
      {items.map((item) => (
        <Teaser key={`${item.url} ${item.title}`} item={item} context={context} level={level} />
      ))}
    </ul>
  );
}
