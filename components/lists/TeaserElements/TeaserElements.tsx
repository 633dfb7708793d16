import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { teaserElementPart } from '@/content-types/parts/teaserElement';
import { formatDate } from '@/lib/i18n/format/date';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage, linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { picturesUnlessShown } from '@/lib/site/shownOnPage';
import { LanguageMark } from '../../language/LanguageMark';
import { Link } from '../../Link';
import { Heading } from '../../ui/Heading';
import type { HeadingLevel } from '../../ui/headingLevel';
import { Lines } from '../../ui/Lines';
import { Thumbnail } from '../../ui/Thumbnail/Thumbnail';

export interface TeaserItem extends Omit<Shape<(typeof teaserElementPart)['fields']>, 'kind'> {
  readonly kind: ReactNode;
  /** The language of the text, if it differs from the page's. */
  readonly language?: PageContext['language'] | undefined;
}

export interface TeaserElementsProps {
  readonly items: readonly TeaserItem[];
  readonly context: PageContext;
  readonly level: HeadingLevel;
  /** Maximum per row, 2 to 4; if unset, as many as there is room for. */
  readonly columns?: number | null;
}

interface TeaserProps extends Pick<TeaserElementsProps, 'context' | 'level'> {
  readonly item: TeaserItem;
  readonly image: TeaserItem['image'];
}

const gridOf: Readonly<Record<number, string | undefined>> = {
  2: 'teaser-elements-two',
  3: 'teaser-elements-three',
  4: 'teaser-elements-four',
};

function Teaser({ item, image, context: pageContext, level }: TeaserProps): ReactNode {
  const { title, text, url, kind, date, language } = item;
  const context = contextInLanguage(pageContext, language ?? pageContext.language);
  return (
    <li className={image === null ? 'tile' : 'tile-pictured'} lang={language && languageTag[language]}>
      {image !== null && <Thumbnail image={image} showCredit />}
      <Heading level={level} className="teaser-elements-title">
        <Link address={url} context={linkContext(pageContext, context.language)} className="teaser-elements-link">
          {title}
        </Link>
        <LanguageMark language={context.language} context={pageContext} />
      </Heading>
      {text !== null && (
        <p>
          <Lines text={text} />
        </p>
      )}
      {(kind !== null || date !== null) && (
        <p className="teaser-elements-detail">
          {kind}
          {kind !== null && date !== null && ' · '}
          {date !== null && formatDate(date, context.language)}
        </p>
      )}
    </li>
  );
}

/** Short teasers, each with a link. */
export function TeaserElements({ items, context, level, columns = null }: TeaserElementsProps): ReactNode {
  if (items.length === 0) return null;
  const images = picturesUnlessShown(
    items.map(({ image }) => image),
    context,
  );
  return (
    <ul className={(columns === null ? undefined : gridOf[columns]) ?? 'teaser-elements-teasers'}>
      {items.map((item, index) => (
        <Teaser
          key={`${item.url} ${item.title}`}
          item={item}
          image={images[index] ?? null}
          context={context}
          level={level}
        />
      ))}
    </ul>
  );
}
