import type { ReactNode } from 'react';
import type { frameAbilities, referrerPolicies, sandboxRights } from '@/content-types/embedding';
import { fill } from '@/lib/i18n/fill';
import { embedTarget } from '@/lib/site/embedTarget';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Picture } from '../../ui/Picture/Picture';
import type { ImageContent } from '../../ui/Picture/Picture';

/** What the frame of the content may do; null means the defaults, which suit maps and charts. */
export interface FrameRights {
  readonly sandbox: readonly (typeof sandboxRights)[number][] | null;
  readonly allow: readonly (typeof frameAbilities)[number][] | null;
  readonly referrerPolicy: (typeof referrerPolicies)[number] | null;
}

const usualRights = {
  sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  allow: ['fullscreen'],
  referrerPolicy: 'no-referrer',
} as const;

export interface EmbeddedContentProps {
  readonly address: string;
  readonly title: string;
  /** Why the content is shown, for the question of consent. */
  readonly purpose: string;
  /** What the content shows, for visitors who do not load or cannot see it. */
  readonly description: string | null;
  readonly image?: ImageContent | null;
  readonly heightNarrow: number;
  readonly heightWide: number;
  readonly rights?: FrameRights;
  readonly context: PageContext;
}

/** Reserves the height of the content. An attribute of an SVG, because the content security policy forbids inline styles. */
function HeightPlaceholder({
  heightNarrow,
  heightWide,
}: Pick<EmbeddedContentProps, 'heightNarrow' | 'heightWide'>): ReactNode {
  return (
    <>
      <svg
        className="embedded-content-room-narrow"
        width="1"
        height={heightNarrow}
        aria-hidden="true"
        focusable="false"
      />
      <svg className="embedded-content-room-wide" width="1" height={heightWide} aria-hidden="true" focusable="false" />
    </>
  );
}

/** Asks for consent before anything is loaded from another website. `lib/client/embeds.ts` puts the frame over it. */
function Placeholder({ host, href, ...props }: EmbeddedContentProps & { host: string; href: string }): ReactNode {
  const { title, purpose, image = null, rights, context } = props;
  const consent = context.content.single('cookie-consent');
  return (
    <div
      className="embedded-content-window"
      data-embed={href}
      data-embed-host={host}
      data-embed-title={title}
      data-embed-sandbox={(rights?.sandbox ?? usualRights.sandbox).join(' ')}
      data-embed-allow={(rights?.allow ?? usualRights.allow).join('; ')}
      data-embed-referrer={rights?.referrerPolicy ?? usualRights.referrerPolicy}
      data-embed-class="embedded-content-frame"
      data-embed-loaded={fill(context.messages.embed.loaded, { host })}
      suppressHydrationWarning
    >
      <HeightPlaceholder {...props} />
      <div className="embedded-content-placeholder" data-embed-placeholder suppressHydrationWarning>
        <div className="embedded-content-words">
          <p className="embedded-content-title">{title}</p>
          <p className="embedded-content-note">
            <TextIn language={consent.meta.locale} context={context}>
              {fill(consent.external_content_text, { host })}
            </TextIn>{' '}
            {purpose}
          </p>
          <button type="button" className="embedded-content-load" data-embed-load suppressHydrationWarning>
            <TextIn language={consent.meta.locale} context={context}>
              {fill(consent.external_content_label, { host })}
            </TextIn>
          </button>
        </div>
        {image !== null && (
          <div className="embedded-content-picture">
            <Picture image={image} />
          </div>
        )}
      </div>
      {/* React must ignore the content of this element when it hydrates the page. */}
      <div
        className="embedded-content-slot"
        data-embed-slot
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </div>
  );
}

/** Content of this site is loaded lazily, without asking for consent. */
function OwnFrame({ href, ...props }: EmbeddedContentProps & { href: string }): ReactNode {
  const { title, rights } = props;
  return (
    <div className="embedded-content-window" data-embed={href}>
      <HeightPlaceholder {...props} />
      <iframe
        className="embedded-content-frame"
        src={href}
        title={title}
        loading="lazy"
        sandbox={rights?.sandbox?.join(' ')}
        allow={rights?.allow?.join('; ')}
        referrerPolicy={rights?.referrerPolicy ?? undefined}
      />
    </div>
  );
}

/**
 * Embedded content. Nothing is loaded from another website before the visitor agrees; description and link are always
 * there, also without scripts.
 */
export function EmbeddedContent(props: EmbeddedContentProps): ReactNode {
  const { address, title, description, image = null, context } = props;
  const target = embedTarget(address, context.locale);
  const isFramed = target.kind === 'foreign' || target.kind === 'own';
  return (
    <div className="embedded-content-embed">
      {target.kind === 'foreign' && <Placeholder {...props} host={target.host} href={target.href} />}
      {target.kind === 'own' && <OwnFrame {...props} href={target.href} />}
      {!isFramed && image !== null && <Picture image={image} />}
      {!isFramed && <p className="embedded-content-title">{title}</p>}
      {description !== null && <p>{description}</p>}
      {'host' in target && (
        <ButtonLink address={address} context={context} style="text">
          {fill(context.messages.embed.open, { host: target.host })}
        </ButtonLink>
      )}
    </div>
  );
}
