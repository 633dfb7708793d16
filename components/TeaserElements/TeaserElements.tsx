import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { teaserElementPart } from '@/content-types/parts/teaserElement';
import { formatDate } from '@/lib/format/date';
import { languageTag } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../Link';
import { Heading } from '../ui/Heading';
import type { HeadingLevel } from '../ui/headingLevel';
import { Picture } from '../ui/Picture/Picture';
import styles from './TeaserElements.module.scss';

export interface TeaserItem extends Shape<(typeof teaserElementPart)['fields']> {
  /** The language of the text, where it differs from the page's. */
  readonly language?: PageContext['language'] | undefined;
}

export interface TeaserElementsProps {
  readonly items: readonly TeaserItem[];
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** Short announcements, each with a link. */
export function TeaserElements({ items, context, level }: TeaserElementsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles.teasers}>
      {items.map(({ title, text, image, url, kind, date, language }) => (
        <li key={`${url} ${title}`} className={styles.teaser} lang={language && languageTag[language]}>
          {image !== null && <Picture image={image} />}
          <Heading level={level} className={styles.title}>
            <Link address={url} context={context}>
              {title}
            </Link>
          </Heading>
          {text !== null && <p className={styles.text}>{text}</p>}
          <p className={styles.detail}>
            {[kind, date === null ? null : formatDate(date, context.language)]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
