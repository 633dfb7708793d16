import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/i18n/links';
import { fill } from '@/lib/i18n/messages';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../TextIn';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink';
import { Picture } from '../ui/Picture/Picture';
import type { ImageContent } from '../ui/Picture/Picture';
import styles from './EmbeddedContent.module.scss';

export interface EmbeddedContentProps {
  readonly address: string;
  readonly title: string;
  /** Why the content is shown, as the question for consent says it. */
  readonly purpose: string | null;
  /** What can be seen, for those who do not load it. */
  readonly description: string | null;
  readonly image?: ImageContent | null;
  readonly heightNarrow: number;
  readonly heightWide: number;
  readonly context: PageContext;
}

/** The other website; null for an address that must not be loaded from one. */
function foreignHost(address: string, context: PageContext): string | null {
  const target = linkTarget(address, context.locale);
  return target.kind === 'external' ? new URL(target.href).host : null;
}

/**
 * A placeholder for content of another website: nothing is loaded from there before the visitor agrees. It says what
 * the content shows and links to it, which is all that is needed without scripts.
 */
export function EmbeddedContent(props: EmbeddedContentProps): ReactNode {
  const { address, title, purpose, description, image = null, heightNarrow, heightWide, context } = props;
  const host = foreignHost(address, context);
  const consent = context.content.single('cookie-consent');
  const loading = {
    'data-embed': address,
    'data-embed-host': host,
    'data-embed-title': title,
    'data-embed-height-narrow': heightNarrow,
    'data-embed-height-wide': heightWide,
  };
  return (
    <div className={styles.embed} {...(host === null ? {} : loading)}>
      {image !== null && <Picture image={image} />}
      <p className={styles.title}>{title}</p>
      {description !== null && <p className={styles.text}>{description}</p>}
      {host !== null && (
        <>
          <p className={styles.note}>
            <TextIn language={consent.meta.locale} context={context}>
              {fill(consent.external_content_text, { host })}
            </TextIn>{' '}
            {purpose}
          </p>
          <ButtonLink address={address} context={context} style="secondary">
            {fill(context.messages.embed.open, { host })}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
